import type { installHint as en } from '../en/shell-install.ts'
import type { TranslatedFeature } from '../translate.ts'

export const installHint = {
  title: 'Установить Runmart',
  text: 'Открывается как приложение, сразу с вашими заказами.',
  install: 'Установить',
  dismiss: 'Больше не показывать',
} satisfies TranslatedFeature<'ru', typeof en>
