import type { notifications as en } from '../en/notifications.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notifications = {
  title: 'Thông báo',
  intro: 'Tin về tiền, đơn hàng và tài khoản của bạn trong 180 ngày qua.',
  unread: { other: '{count} chưa đọc' },
  unreadMark: 'Chưa đọc',
  markAllRead: 'Đánh dấu đã đọc tất cả',
  seeAll: 'Xem tất cả',
  settings: 'Cài đặt',
  empty: 'Chưa có thông báo',
  emptyText: 'Tiền nạp, đơn hàng, bot, tin nhắn, hoa hồng và đăng nhập mới hiện ở đây ngay khi có.',
  emptyAction: 'Chọn thông báo qua email',
  refunded: '{amount} đã được hoàn vào số dư của bạn.',
  botCounts: '{ok} thành công, {failed} thất bại.',
  paidIn: 'Đã cộng vào số dư của bạn.',
  takenBackNote: 'Đơn đã được hoàn tiền.',
  payoutNote: 'Mã tham chiếu {reference}.',
  owedNote: 'Bạn còn nợ {amount}, sẽ được trừ vào các khoản cộng tiếp theo.',
  debitTitle: 'Trừ khỏi số dư: {amount}',
  giftTitle: 'Quà tặng từ cửa hàng: {amount}',
  serviceBackNote: 'Bạn đã nhờ chúng tôi báo. Bạn có thể đặt đơn ngay.',
  emailChangedNote: 'Không phải bạn? Hãy hoàn tác bằng liên kết đã gửi đến địa chỉ cũ.',
  signInNote: 'Từ {address}. Không phải bạn? Hãy kết thúc phiên đó và đổi mật khẩu.',
  messageOrderTitle: 'Tin nhắn mới: đơn {code}',
  order: 'Đơn {code}',
  unknownDevice: 'thiết bị không xác định',
} satisfies TranslatedFeature<'vi', typeof en>
