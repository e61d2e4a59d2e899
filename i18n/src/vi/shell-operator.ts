import type { operatorShell as en } from '../en/shell-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorShell = {
  inbox: 'Chuyển khoản',
  waiting: { other: '{count} khoản chuyển chưa xác định' },
  orders: 'Đơn hàng',
  ordersWaiting: { other: '{count} đơn đang chờ' },
  messages: 'Tin nhắn',
  messagesWaiting: { other: '{count} khách hàng đang chờ trả lời' },
  services: 'Dịch vụ',
  bots: 'Bot',
  codes: 'Mã giảm giá',
  content: 'Thông báo chung',
  newsletter: 'Bản tin',
  referrals: 'Giới thiệu',
  referralsWaiting: { other: '{count} khoản hoa hồng cần duyệt' },
  payouts: 'Chi trả',
  payoutsWaiting: { other: '{count} khoản chi trả đang chờ' },
  customers: 'Khách hàng',
  staff: 'Nhân viên',
  audit: 'Nhật ký',
  reports: 'Báo cáo',
  books: 'Sổ sách',
  settings: 'Cài đặt',
  toShop: 'Về cửa hàng',
  noRightTitle: 'Bạn chưa có quyền vào mục này',
  noRightText: 'Mục này không thuộc các quyền của bạn. Chủ shop có thể thay đổi trong mục Nhân viên.',
  twoFactorTitle: 'Hãy bật xác thực hai lớp trước',
  twoFactorText:
    'Quản trị viên xử lý tiền của người khác nên chỉ mật khẩu là chưa đủ. Hãy bật trong hồ sơ rồi quay lại.',
  toProfile: 'Mở hồ sơ',
} satisfies TranslatedFeature<'vi', typeof en>
