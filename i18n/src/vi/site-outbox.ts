import type { outbox as en } from '../en/site-outbox.ts'
import type { TranslatedFeature } from '../translate.ts'

export const outbox = {
  title: 'Hộp thư đi',
  intro: 'Chưa thiết lập máy chủ email, nên cửa hàng demo này hiển thị email tại đây thay vì gửi đi.',
  live: 'Email mới tự động xuất hiện.',
  to: 'Đến',
  openLink: 'Mở liên kết',
  showText: 'Xem email',
  empty: 'Chưa có email nào',
  emptyText: 'Đăng ký tài khoản hoặc yêu cầu mật khẩu mới để thấy email tại đây.',
} satisfies TranslatedFeature<'vi', typeof en>
