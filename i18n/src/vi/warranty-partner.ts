import type { partnerClaims as en } from '../en/warranty-partner.ts'
import type { TranslatedFeature } from '../translate.ts'

export const partnerClaims = {
  intro:
    'Những gì khách báo bị lỗi hoặc thiếu trong đơn của bạn. Hãy trả lời kịp thời, nếu không cửa hàng sẽ quyết định.',
  waiting: 'Cần trả lời',
  noneWaiting: 'Không có yêu cầu cần trả lời',
  until: 'Trả lời trước {when}. Sau đó cửa hàng quyết định.',
  withShop: 'Cửa hàng quyết định',
  decline: 'Không được bảo hành',
  replaceOf: 'Đổi hàng cho yêu cầu {code}',
  declineOf: 'Không được bảo hành: yêu cầu {code}',
  itemsText: 'Khách nhận ngay hàng khác từ kho của bạn, miễn phí. Không thể hoàn tác.',
  outOfStock: 'Kho của bạn không còn đủ. Hãy thêm hàng trước, hoặc hoàn tiền cho khách.',
  againTitle: 'Bạn đã giao lại gì cho {name}?',
  againText: 'Yêu cầu được đóng, ghi là đã đổi, và khách được thông báo.',
  refundText: 'Tối đa {most}, giá của phần được báo. Phần chia tương ứng của bạn cũng bị trừ.',
  declineTitle: 'Vì sao không được bảo hành?',
  declineText: 'Cửa hàng đọc câu trả lời của bạn và quyết định. Trước đó chưa hoàn khoản nào.',
  declineHint: 'Chỉ cửa hàng thấy',
  declineNow: 'Chuyển cho cửa hàng',
  conflict: 'Yêu cầu này vừa được xử lý hoặc chuyển cho cửa hàng. Chưa có gì thay đổi.',
} satisfies TranslatedFeature<'vi', typeof en>
