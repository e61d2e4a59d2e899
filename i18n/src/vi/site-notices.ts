import type { siteMessages as en } from '../en/site-notices.ts'
import type { TranslatedFeature } from '../translate.ts'

/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteMessages = {
  notFoundTitle: 'Không có gì tại địa chỉ này',
  toStart: 'Về trang chủ',
  failedTitle: 'Không thể hiển thị trang này',
  failedText: 'Lỗi thuộc về chúng tôi. Số dư và đơn hàng của bạn không bị ảnh hưởng.',
  offlineTitle: 'Không có kết nối mạng',
  offlineText:
    'Không có gì bị mất. Giá và số dư không bao giờ lấy từ bộ nhớ cũ, nên chúng chờ đến khi bạn có mạng lại.',
  tryAgain: 'Thử lại',
} satisfies TranslatedFeature<'vi', typeof en>
