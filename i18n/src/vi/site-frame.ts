import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../words.ts'

/** What stands around every public page. */
export const site = {
  signIn: 'Đăng nhập',
  register: 'Tạo tài khoản',
  switchTheme: 'Chuyển giao diện sáng hoặc tối',
  language: 'Ngôn ngữ',
  footer: 'Dịch vụ và bot, thanh toán bằng một số dư.',
  apiDocs: 'API',
} satisfies TranslatedFeature<'vi', typeof en>
