import type { operatorShell as en } from '../en/shell-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorShell = {
  inbox: 'Hộp giao dịch',
  waiting: { other: '{count} giao dịch đang chờ' },
  orders: 'Đơn hàng',
  ordersWaiting: { other: '{count} đơn đang chờ' },
  services: 'Dịch vụ',
  bots: 'Bot',
  codes: 'Mã giảm giá',
  newsletter: 'Bản tin',
  referrals: 'Giới thiệu',
  referralsWaiting: { other: '{count} khoản hoa hồng đang chờ' },
  customers: 'Khách hàng',
  books: 'Sổ sách',
  settings: 'Cài đặt',
  toShop: 'Về cửa hàng',
  twoFactorTitle: 'Hãy bật đăng nhập hai bước trước',
  twoFactorText:
    'Người làm việc ở đây xử lý tiền của người khác, nên chỉ mật khẩu là chưa đủ. Hãy bật đăng nhập hai bước trong hồ sơ của bạn rồi quay lại.',
  toProfile: 'Mở hồ sơ của tôi',
} satisfies TranslatedFeature<'vi', typeof en>
