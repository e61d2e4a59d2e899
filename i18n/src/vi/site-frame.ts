import type { site as en } from '../en/site-frame.ts'
import type { TranslatedFeature } from '../translate.ts'

/** What stands around every public page. */
export const site = {
  skip: 'Đến phần nội dung',
  pages: 'Các trang',
  menu: 'Trình đơn',
  services: 'Dịch vụ',
  how: 'Cách hoạt động',
  blog: 'Blog',
  about: 'Giới thiệu',
  signIn: 'Đăng nhập',
  register: 'Tạo tài khoản',
  openDashboard: 'Mở bảng điều khiển',
  switchTheme: 'Chuyển giao diện sáng hoặc tối',
  language: 'Ngôn ngữ',
  more: 'Các trang khác',
  product: 'Sản phẩm',
  reading: 'Đọc thêm',
  rules: 'Quy định',
  terms: 'Điều khoản',
  privacy: 'Quyền riêng tư',
  apiDocs: 'API',
  feed: 'Nguồn tin RSS',
  footer: 'Dịch vụ và bot, thanh toán bằng một số dư.',
  onThisPage: 'Trong trang này',
  changedOn: 'Sửa đổi lần cuối ngày {date}',
} satisfies TranslatedFeature<'vi', typeof en>
