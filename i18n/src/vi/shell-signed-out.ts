import type { signedOutShell as en } from '../en/shell-signed-out.ts'
import type { TranslatedFeature } from '../translate.ts'

export const signedOutShell = {
  somethingWrong: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
  unreachable: 'Không thể kết nối đến máy chủ. Vui lòng thử lại sau.',
  tokenExpired: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  language: 'Ngôn ngữ',
  switchTheme: 'Đổi giao diện',
  toDashboard: 'Về trang tổng quan',
  notFoundTitle: 'Không tìm thấy trang',
  notFoundText: 'Liên kết có thể đã cũ hoặc bị gõ sai.',
  toStart: 'Về trang chủ',
} satisfies TranslatedFeature<'vi', typeof en>
