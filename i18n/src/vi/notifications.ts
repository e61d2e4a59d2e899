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
} satisfies TranslatedFeature<'vi', typeof en>
