import type { installHint as en } from '../en/shell-install.ts'
import type { TranslatedFeature } from '../translate.ts'

export const installHint = {
  title: 'Cài đặt Runmart',
  text: 'Mở như một ứng dụng, vào thẳng đơn của bạn.',
  install: 'Cài đặt',
  dismiss: 'Không hiện lại',
} satisfies TranslatedFeature<'vi', typeof en>
