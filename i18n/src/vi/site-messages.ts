import type { siteMessages as en } from '../en/site-messages.ts'
import type { TranslatedFeature } from '../translate.ts'

export const siteMessages = {
  notFoundTitle: 'Không tìm thấy trang',
  toStart: 'Về trang chủ',
  failedTitle: 'Không tải được trang này',
  failedText: 'Đã xảy ra lỗi ở phía chúng tôi. Số dư và đơn hàng của bạn không bị ảnh hưởng.',
  offlineTitle: 'Bạn đang ngoại tuyến',
  offlineText: 'Không có gì bị mất. Giá và số dư sẽ tải lại khi bạn có mạng.',
  tryAgain: 'Thử lại',
} satisfies TranslatedFeature<'vi', typeof en>
