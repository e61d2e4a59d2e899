import type * as en from '../en/notifications-mails.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationMails = {
  'deposit-credited': 'Khoản nạp {amount} của bạn đã được cộng vào số dư.',
  gift: 'Cửa hàng đã tặng bạn {amount}.',
  'claim-refused': 'Chúng tôi không thể cộng khoản chuyển {amount} có mã tham chiếu {reference}: {reason}',
  'credit-reversed': 'Khoản cộng {amount} đã bị thu hồi: {reason}',
  debit: '{amount} đã được trừ khỏi số dư của bạn: {reason}',
  'debit-reversed': '{amount} đã trừ khỏi số dư của bạn được trả lại: {reason}',
  'order-changed': 'Đơn {order} của bạn hiện ở trạng thái “{state}”.',
  'bot-finished': 'Bot của đơn {order} đã chạy xong: {ok} thành công, {failed} thất bại.',
  'bot-failed': 'Bot của đơn {order} đã dừng vì gặp sự cố nhiều lần.',
  'starts-stopped': 'Chúng tôi đã xóa lịch chạy bot của bạn: {reason}',
  'commission-earned': 'Hoa hồng {amount} từ người bạn giới thiệu đã được cộng vào số dư.',
  'commission-taken-back':
    'Đơn của người bạn giới thiệu đã được hoàn tiền, nên {amount} hoa hồng bị trừ khỏi số dư của bạn.',
  'payout-paid': 'Chúng tôi đã chuyển cho bạn {amount}. Mã tham chiếu của khoản thanh toán là {reference}.',
  'payout-refused': 'Khoản chi trả {amount} của bạn bị từ chối và đã được hoàn vào số dư: {reason}',
  'repeat-ordered': 'Đơn định kỳ của bạn đã được đặt: {order}, {amount}.',
  'repeat-not-ordered': 'Đơn định kỳ {order} của bạn chưa được đặt.',
  'drip-ended': 'Đã giao {done}/{runs} đợt của đơn.',
  'warranty-replaced': 'Chúng tôi đã đổi những gì bạn báo. Mở đơn hàng để xem.',
  'warranty-refunded': 'Chúng tôi đã hoàn {amount} vào số dư cho phần bạn báo: {reason}',
  'warranty-refused': 'Chúng tôi không thể chấp nhận yêu cầu bảo hành của bạn: {reason}',
  'goods-replaced': 'Chúng tôi đã đổi một sản phẩm trong đơn của bạn: {reason}',
  'service-back': 'Bạn đã nhờ chúng tôi báo khi “{name}” có lại. Bây giờ bạn có thể đặt đơn.',
  'email-changed':
    'Email của tài khoản đã được đổi thành {email}. Nếu không phải bạn, hãy hoàn tác trong 7 ngày bằng liên kết đã gửi đến địa chỉ cũ.',
  'new-sign-in':
    'Có người đăng nhập từ trình duyệt mới: {device}, địa chỉ IP {address}. Nếu không phải bạn, hãy kết thúc phiên đó và đổi mật khẩu.',
} satisfies TranslatedFeature<'vi', typeof en.notificationMails>

export const notificationActions = {
  transactions: 'Xem giao dịch',
  deposit: 'Mở trang nạp tiền',
  order: 'Mở đơn hàng',
  bot: 'Mở bảng điều khiển',
  referral: 'Xem người được giới thiệu',
  conversation: 'Mở cuộc trò chuyện',
  repeats: 'Xem đơn định kỳ',
  partner: 'Mở trang đối tác',
  service: 'Đặt đơn',
  profile: 'Mở hồ sơ',
  sessions: 'Xem các phiên đăng nhập',
} satisfies TranslatedFeature<'vi', typeof en.notificationActions>
