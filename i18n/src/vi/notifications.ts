import type * as en from '../en/notifications.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notifications = {
  title: 'Thông báo',
  intro: 'Những gì đã xảy ra với tiền, đơn hàng và tài khoản của bạn trong 180 ngày qua.',
  unread: { other: '{count} chưa đọc' },
  unreadMark: 'Chưa đọc',
  markAllRead: 'Đánh dấu đã đọc tất cả',
  seeAll: 'Xem tất cả',
  settings: 'Cài đặt',
  empty: 'Chưa có gì xảy ra',
  emptyText: 'Tiền nạp, đơn hàng, bot, hoa hồng và đăng nhập mới sẽ được báo tại đây ngay khi có.',
  emptyAction: 'Chọn thông báo nhận qua email',
  refunded: '{amount} đã được hoàn vào số dư của bạn.',
  botCounts: '{ok} thành công, {failed} thất bại.',
  paidIn: 'Đã cộng vào số dư của bạn.',
  takenBackNote: 'Đơn hàng liên quan đã được hoàn tiền.',
  signInNote: 'Từ {address}. Không phải bạn? Hãy kết thúc phiên đó và đổi mật khẩu.',
  unknownDevice: 'thiết bị không rõ',
} satisfies TranslatedFeature<'vi', typeof en.notifications>

export const notificationTitles = {
  'deposit-credited': 'Đã cộng tiền nạp: {amount}',
  'order-changed': 'Đơn {code}: {state}',
  'bot-finished': 'Đơn {code}: bot đã chạy xong',
  'bot-failed': 'Đơn {code}: bot gặp lỗi',
  'commission-earned': 'Nhận hoa hồng: {amount}',
  'commission-taken-back': 'Thu lại hoa hồng: {amount}',
  'new-sign-in': 'Đăng nhập mới: {device}',
} satisfies TranslatedFeature<'vi', typeof en.notificationTitles>

export const notificationKinds = {
  'deposit-credited': 'Tiền nạp đã được cộng',
  'order-changed': 'Đơn hàng đổi trạng thái',
  'bot-finished': 'Bot đã chạy xong',
  'bot-failed': 'Bot gặp lỗi',
  'commission-earned': 'Tôi nhận được hoa hồng',
  'commission-taken-back': 'Hoa hồng bị thu lại',
  'new-sign-in': 'Đăng nhập từ thiết bị mới',
} satisfies TranslatedFeature<'vi', typeof en.notificationKinds>

export const notificationSettings = {
  title: 'Thông báo',
  intro: 'Mọi tin đều có ở biểu tượng chuông. Hãy chọn tin nào còn được gửi đến nơi khác; thay đổi được lưu ngay.',
  kind: 'Sự việc',
  mail: 'Email',
  telegram: 'Telegram',
  telegramOff: 'Nhận tin cả qua tin nhắn từ @{bot}.',
  telegramOn: 'Đã liên kết với {chat}',
  telegramOnText: 'Tin được gửi qua tin nhắn từ @{bot}.',
  link: 'Liên kết Telegram',
  waiting: 'Đang chờ Telegram…',
  waitingText: 'Hãy bấm Start trong cuộc trò chuyện với @{bot}. Trang này sẽ tự cập nhật.',
  openTelegram: 'Mở Telegram',
  scan: 'Hoặc quét mã bằng điện thoại có Telegram.',
  qrLabel: 'Mã QR mở cuộc trò chuyện với @{bot} trong Telegram',
  unlink: 'Hủy liên kết',
  unlinkTitle: 'Hủy liên kết Telegram?',
  unlinkText: 'Sẽ không còn tin nhắn nào gửi đến {chat}. Chuông và email vẫn như cũ.',
} satisfies TranslatedFeature<'vi', typeof en.notificationSettings>

export const unsubscribe = {
  title: 'Ngừng nhận email này?',
  intro: 'Bạn sẽ không còn nhận email loại này:',
  stays: 'Mọi thứ khác vẫn như cũ, và chuông thông báo vẫn báo cho bạn.',
  stop: 'Ngừng nhận email này',
  doneTitle: 'Đã ngừng gửi email này',
  again: 'Muốn nhận lại, hãy bật trong hồ sơ của bạn, mục Thông báo.',
  toSettings: 'Đến cài đặt thông báo',
  deadText: 'Liên kết không đầy đủ hoặc không còn hiệu lực. Bạn có thể tắt email trong hồ sơ, mục Thông báo.',
} satisfies TranslatedFeature<'vi', typeof en.unsubscribe>
