import type { maintenance as en } from '../en/content-maintenance.ts'
import type { TranslatedFeature } from '../translate.ts'

export const maintenance = {
  title: 'Chúng tôi sẽ sớm trở lại',
  text: 'Runmart đang bảo trì. Số dư, đơn hàng và các bot đang chạy của bạn vẫn an toàn.',
  until: 'Dự kiến mở lại {when}',
  byItself: 'Trang này sẽ tự động mở lại.',
} satisfies TranslatedFeature<'vi', typeof en>
