import type { shell as en } from '../en/shell.ts'
import type { TranslatedFeature } from '../translate.ts'
import { signedOutShell } from './shell-signed-out.ts'

export const shell = {
  ...signedOutShell,
  dashboard: 'Tổng quan',
  deposit: 'Nạp tiền',
  newOrder: 'Đặt đơn',
  orders: 'Đơn hàng',
  orderHistory: 'Lịch sử mua hàng',
  orderLinks: 'Liên kết giới thiệu',
  messages: 'Tin nhắn',
  messagesUnread: { other: '{count} tin nhắn chưa đọc' },
  bots: 'Chạy bot',
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
  jump: 'Tìm kiếm…',
  jumpLabel: 'Tìm màn hình và thao tác',
  jumpNothing: 'Không có kết quả cho “{text}”',
  screens: 'Màn hình',
  actions: 'Thao tác',
  unknownSession: 'Không kiểm tra được phiên đăng nhập',
} satisfies TranslatedFeature<'vi', typeof en>
