import type { ui as en } from '../en/ui.ts'
import type { TranslatedFeature } from '../words.ts'

export const ui = {
  optional: 'không bắt buộc',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  close: 'Đóng',
  cancel: 'Hủy',
  tryAgain: 'Thử lại',
  couldNotLoad: 'Không tải được nội dung này',
  pages: 'Các trang',
  perPage: 'Số dòng mỗi trang',
  pageSpan: '{first}–{last} trong {total}',
  pageBeyond: 'Tổng cộng chỉ có {total}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
} satisfies TranslatedFeature<'vi', typeof en>
