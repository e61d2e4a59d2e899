import type { siteServices as en } from '../en/site-services.ts'
import type { TranslatedFeature } from '../translate.ts'

export const siteServices = {
  title: 'Dịch vụ và giá · Runmart',
  description: 'Mọi dịch vụ và bot với giá hiện tại, số còn lại và tỷ lệ hoàn thành. Xem không cần tài khoản.',
  headline: 'Dịch vụ và giá',
  lead: 'Toàn bộ danh mục với giá hiện tại bằng đồng, thanh toán bằng số dư. Chỉ cần tài khoản khi đặt đơn.',
  categories: 'Danh mục',
  order: 'Đặt đơn',
  find: 'Tìm',
  cards: 'Dạng thẻ',
  list: 'Dạng danh sách',
  showAll: 'Xem tất cả dịch vụ',
  youGet: 'Bạn nhận được gì',
  weNeed: 'Chúng tôi cần gì từ bạn',
  howLong: 'Mất bao lâu',
  startsIn: 'Bắt đầu sau',
  fromStock: 'Giao tự động ngay sau khi thanh toán, bất kể giờ nào.',
  completedShare: 'Hoàn thành',
  refundedShare: 'Hoàn tiền toàn bộ hoặc một phần',
  measuredOver: 'Đo trên {orders} đơn kết thúc trong 90 ngày qua.',
  notMeasured:
    'Dịch vụ này còn mới. Khi đủ {count} đơn, chúng tôi sẽ hiển thị thời gian bắt đầu đo được. Cho đến lúc đó: đơn không bắt đầu trong 30 ngày sẽ tự động hủy và hoàn tiền toàn bộ.',
  prices: 'Bảng giá',
  amount: 'Số lượng',
  amountOf: 'Số lượng ({unit})',
  total: 'Thành tiền',
  pricesNote: 'Từ {least} đến {most} mỗi đơn. Các khoản giảm và mã giảm giá được trừ khi đặt đơn.',
  warranty: 'Bảo hành',
  warrantyText:
    'Nếu kết quả đã giao ngừng hoạt động trong vòng {days}, hãy báo cho chúng tôi từ trang đơn hàng: chúng tôi làm lại hoặc hoàn tiền.',
  claimsMeasured:
    'Yêu cầu bảo hành được trả lời sau khoảng {time}, {percent} trong số đó được đổi hoặc hoàn tiền. Đo trên {claims} yêu cầu đã quyết định trong 90 ngày qua.',
  questions: 'Câu hỏi thường gặp',
  related: 'Dịch vụ liên quan',
  keep: 'Lưu vào yêu thích',
  closedText: 'Hiện chưa thể đặt dịch vụ này.',
  measured:
    'Thời gian bắt đầu và tỷ lệ hoàn thành đo trên các đơn kết thúc trong 90 ngày qua và hiển thị khi có từ {count} đơn.',
  emptyTitle: 'Hiện chưa có dịch vụ nào',
  emptyText: 'Dịch vụ hiện ở đây ngay khi cửa hàng mở bán. Vui lòng quay lại sau.',
  awayTitle: 'Hiện chưa thể hiển thị giá',
  awayText: 'Chúng tôi không hiển thị giá cũ. Vui lòng tải lại sau giây lát. Đơn hàng và số dư không bị ảnh hưởng.',
} satisfies TranslatedFeature<'vi', typeof en>
