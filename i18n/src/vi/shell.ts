import type { shell as en } from '../en/shell.ts'
import type { TranslatedFeature } from '../translate.ts'
import { entryFrame } from './shell-entry.ts'

export const shell = {
  ...entryFrame,
  dashboard: 'Tổng quan',
  deposit: 'Nạp tiền',
  newOrder: 'Đặt đơn',
  orders: 'Đơn hàng',
  bots: 'Chạy công cụ',
  referral: 'Giới thiệu',
  transactions: 'Giao dịch',
  profile: 'Hồ sơ',
  backOffice: 'Quản trị',
  mainMenu: 'Menu chính',
  openMenu: 'Mở menu',
  collapseMenu: 'Thu gọn menu',
  expandMenu: 'Mở rộng menu',
  skipToContent: 'Chuyển đến nội dung',
  balance: 'Số dư',
  account: 'Tài khoản',
  signOut: 'Đăng xuất',
  jump: 'Đi tới…',
  jumpLabel: 'Đi tới màn hình hoặc thực hiện thao tác',
  jumpNothing: 'Không tìm thấy “{text}”',
  screens: 'Màn hình',
  actions: 'Thao tác',
  unknownSession: 'Hiện chưa xác định được bạn là ai',
} satisfies TranslatedFeature<'vi', typeof en>
