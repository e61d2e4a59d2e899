import type { notificationTitles as en } from '../en/notifications-titles.ts'
import type { TranslatedFeature } from '../translate.ts'

export const notificationTitles = {
  'deposit-credited': 'Đã cộng tiền nạp: {amount}',
  'claim-refused': 'Bị từ chối yêu cầu: {amount}',
  'credit-reversed': 'Thu hồi khoản đã cộng: {amount}',
  'debit-reversed': 'Trả lại vào số dư: {amount}',
  'order-changed': '{order}: {state}',
  'bot-finished': '{order}: bot đã chạy xong',
  'bot-failed': '{order}: bot gặp lỗi',
  'starts-stopped': '{order}: bot ngừng tự khởi động',
  'commission-earned': 'Nhận hoa hồng: {amount}',
  'commission-taken-back': 'Thu lại hoa hồng: {amount}',
  'message-received': 'Tin nhắn mới từ bộ phận hỗ trợ',
  'payout-paid': 'Đã chi trả: {amount}',
  'payout-refused': 'Bị từ chối chi trả: {amount}',
  'repeat-ordered': '{order}: đã đặt lại',
  'repeat-not-ordered': '{order}: chưa đặt lại được',
  'drip-ended': '{order}: các đợt đã kết thúc',
  'claim-decided': '{order}: đã trả lời yêu cầu bảo hành',
  'goods-replaced': '{order}: đã đổi sản phẩm',
  'service-back': '{name} đã có lại',
  'email-changed': 'Đã đổi email: {email}',
  'new-sign-in': 'Đăng nhập mới: {device}',
} satisfies TranslatedFeature<'vi', typeof en>
