import type { ui as en } from '../en/ui.ts'
import type { TranslatedFeature } from '../translate.ts'

export const ui = {
  optional: 'không bắt buộc',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  close: 'Đóng',
  cancel: 'Hủy',
  tryAgain: 'Thử lại',
  offline: 'Bạn đang mất kết nối. Chưa có gì được gửi đi cho đến khi có mạng lại.',
  couldNotLoad: 'Không tải được nội dung này',
  view: 'Cách hiển thị',
  grid: 'Dạng lưới',
  list: 'Dạng danh sách',
} satisfies TranslatedFeature<'vi', typeof en>
