import type * as en from '../en/alerts-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const alertKinds = {
  'new-orders': 'Đơn hàng mới',
  'supplier-orders': 'Đơn ở nhà cung cấp cần bạn xử lý',
  messages: 'Khách hàng đang chờ trả lời',
  transfers: 'Khoản chuyển chưa xác định',
  claims: 'Khách nhận khoản chuyển',
  payouts: 'Khoản cần chi trả',
  'large-credits': 'Cộng, trừ tiền vượt hạn mức',
  feeds: 'Nguồn tiền không phản hồi',
  books: 'Sổ sách không khớp',
  stock: 'Kho sắp hết hàng',
  suppliers: 'Nhà cung cấp',
  jobs: 'Email và tác vụ thất bại',
  'payment-settings': 'Cài đặt nạp tiền thay đổi',
} satisfies TranslatedFeature<'vi', typeof en.alertKinds>

export const alertKindTexts = {
  'new-orders': 'Được gộp: tối đa mỗi phút một lần, qua email mỗi giờ một lần',
  'supplier-orders': 'Không nơi nào nhận, đang chờ nhà cung cấp, hoặc chưa rõ đã gửi hay chưa',
  messages: 'Khi vài phút chưa có ai trả lời',
  transfers: 'Tiền đã đến nhưng chưa biết của ai',
  claims: 'Khách hàng báo một khoản chuyển là của mình',
  payouts: 'Khách hàng yêu cầu chi trả',
  'large-credits': 'Cần một quản trị viên khác duyệt',
  feeds: 'Sau mười phút không có tín hiệu',
  books: 'Sau khi kiểm tra sổ sách, ban đêm hoặc bằng tay',
  stock: 'Khi còn một phần mười hoặc mức đã đặt cho kho; thêm lần nữa khi hết hàng',
  suppliers:
    'Số dư thấp, tài khoản bị từ chối, không cập nhật được gói, hoặc không nhà cung cấp nào giao được một dịch vụ',
  jobs: 'Đã thử hết số lần cho phép mà không được',
  'payment-settings': 'Tài khoản ngân hàng, Binance ID hoặc tỷ giá',
} satisfies TranslatedFeature<'vi', typeof en.alertKindTexts>

export const operatorAlerts = {
  title: 'Cảnh báo',
  intro: 'Của riêng bạn: chọn nội dung và kênh bạn muốn nhận. Thay đổi được lưu tự động.',
  channels: 'Kênh nhận',
  table: 'Nội dung cảnh báo',
  tableText: 'Những gì xảy ra trong cùng một phút được gộp thành một tin.',
  kind: 'Cảnh báo',
  browser: 'Trình duyệt',
  telegram: 'Telegram',
  mail: 'Email',
  always: 'Luôn gửi',
  alwaysText: 'Luôn gửi cho chủ cửa hàng để bảo đảm an toàn',
  browserInPage: 'Chỉ trong trang quản trị đang mở',
  browserAllowed: 'Cả khi trang quản trị chạy nền',
  browserDenied: 'Chỉ trong trang đang mở: cài đặt trình duyệt đang chặn thông báo',
  browserMissing: 'Chỉ trong trang đang mở: trình duyệt này không có thông báo',
  allow: 'Cho phép thông báo',
  telegramLinked: 'Đã liên kết với {chat}',
  telegramUnlinked: 'Chưa liên kết nên chưa gửi gì',
  telegramMissing: 'Cửa hàng chưa có bot Telegram',
  link: 'Liên kết Telegram',
  mailTo: 'Gửi đến {address}',
  mailMissing: 'Cửa hàng chưa có máy chủ email: email được giữ trong một thư mục',
  test: 'Gửi thử',
  testBy: 'Gửi thử: {channel}',
  tested: 'Đang gửi cảnh báo thử',
  show: 'Mở',
} satisfies TranslatedFeature<'vi', typeof en.operatorAlerts>
