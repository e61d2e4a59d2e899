import type * as en from '../en/notifications-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationKinds = {
  'deposit-credited': 'Tiền nạp đã được cộng',
  'claim-refused': 'Từ chối yêu cầu tìm khoản chuyển',
  'credit-reversed': 'Thu hồi khoản đã cộng',
  'order-changed': 'Đơn hàng đổi trạng thái',
  'bot-finished': 'Bot đã chạy xong',
  'bot-failed': 'Bot gặp lỗi',
  'starts-stopped': 'Bot ngừng tự khởi động',
  'commission-earned': 'Nhận hoa hồng',
  'commission-taken-back': 'Hoa hồng bị thu lại',
  'message-received': 'Tin nhắn từ bộ phận hỗ trợ',
  'payout-paid': 'Đã chi trả',
  'payout-refused': 'Từ chối chi trả',
  'repeat-ordered': 'Đơn định kỳ đã đặt',
  'repeat-not-ordered': 'Đơn định kỳ không đặt được',
  'drip-ended': 'Đơn chia đợt kết thúc',
  'claim-decided': 'Trả lời yêu cầu bảo hành',
  'goods-replaced': 'Đã đổi sản phẩm',
  'partner-news': 'Tin dành cho đối tác',
  'service-back': 'Dịch vụ có lại',
  'email-changed': 'Đổi email',
  'new-sign-in': 'Đăng nhập từ thiết bị mới',
} satisfies TranslatedFeature<'vi', typeof en.notificationKinds>

export const notificationSettings = {
  title: 'Thông báo',
  intro:
    'Mọi thông báo đều có ở biểu tượng chuông. Chọn thông báo muốn nhận thêm qua email hoặc Telegram. Thay đổi được lưu tự động.',
  kind: 'Thông báo',
  mail: 'Email',
  telegram: 'Telegram',
  telegramOff: 'Nhận thông báo cả từ @{bot}.',
  telegramOn: 'Đã liên kết với {chat}',
  telegramOnText: 'Bạn nhận thông báo từ @{bot}.',
  link: 'Liên kết Telegram',
  waiting: 'Đang chờ Telegram…',
  waitingText: 'Hãy bấm Start trong cuộc trò chuyện với @{bot}. Trang này sẽ tự cập nhật.',
  openTelegram: 'Mở Telegram',
  scan: 'Hoặc quét bằng điện thoại có Telegram.',
  qrLabel: 'Mã QR mở cuộc trò chuyện với @{bot} trong Telegram',
  unlink: 'Hủy liên kết',
  unlinkTitle: 'Hủy liên kết Telegram?',
  unlinkText: '{chat} sẽ không nhận tin nhắn nữa. Chuông và email không thay đổi.',
} satisfies TranslatedFeature<'vi', typeof en.notificationSettings>

export const unsubscribe = {
  title: 'Ngừng nhận email này?',
  intro: 'Bạn sẽ không còn nhận email về:',
  stays: 'Mọi thứ khác giữ nguyên, và bạn vẫn thấy thông báo ở biểu tượng chuông.',
  stop: 'Ngừng nhận',
  doneTitle: 'Đã ngừng gửi email này',
  again: 'Để nhận lại, hãy bật trong hồ sơ, mục Thông báo.',
  toSettings: 'Cài đặt thông báo',
  deadText: 'Liên kết không đầy đủ hoặc không còn hiệu lực. Bạn có thể tắt email trong hồ sơ, mục Thông báo.',
} satisfies TranslatedFeature<'vi', typeof en.unsubscribe>
