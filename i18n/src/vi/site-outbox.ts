import type { outbox as en } from '../en/site-outbox.ts'
import type { TranslatedFeature } from '../translate.ts'

export const outbox = {
  title: 'Hộp thư đi',
  intro: 'Chưa cài đặt máy chủ thư, nên cửa hàng dùng thử này giữ thư tại đây thay vì gửi đi.',
  live: 'Thư mới tự động xuất hiện.',
  to: 'Đến',
  openLink: 'Mở liên kết',
  showText: 'Xem thư',
  empty: 'Chưa có thư nào',
  emptyText: 'Hãy đăng ký tài khoản hoặc yêu cầu mật khẩu mới, thư sẽ xuất hiện tại đây.',
} satisfies TranslatedFeature<'vi', typeof en>
