import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../translate.ts'

/** The frame of every public page. */
export const site = {
  skip: 'Đến phần nội dung',
  announcement: 'Thông báo chung',
  dismiss: 'Ẩn thông báo',
  pages: 'Các trang',
  menu: 'Trình đơn',
  services: 'Dịch vụ',
  how: 'Cách hoạt động',
  blog: 'Blog',
  about: 'Về chúng tôi',
  signIn: 'Đăng nhập',
  register: 'Tạo tài khoản',
  openDashboard: 'Mở trang tổng quan',
  switchTheme: 'Đổi giao diện',
  language: 'Ngôn ngữ',
  more: 'Các trang khác',
  product: 'Sản phẩm',
  reading: 'Tài nguyên',
  rules: 'Pháp lý',
  terms: 'Điều khoản',
  privacy: 'Quyền riêng tư',
  apiDocs: 'API',
  feed: 'RSS',
  footer: 'Dịch vụ và bot, thanh toán bằng một số dư.',
  onThisPage: 'Trong trang này',
  changedOn: 'Cập nhật lần cuối {date}',
  notTranslated: 'Trang này chưa có bản tiếng Việt. Nội dung bên dưới bằng ngôn ngữ khác: {language}.',
} satisfies TranslatedFeature<'vi', typeof en>
