import type * as en from '../en/shell-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorShell = {
  today: 'Hôm nay',
  inbox: 'Chuyển khoản',
  transfersWaiting: { other: '{count} việc về chuyển khoản đang chờ' },
  orders: 'Đơn hàng',
  ordersWaiting: { other: '{count} đơn đang chờ' },
  messages: 'Tin nhắn',
  messagesWaiting: { other: '{count} khách hàng đang chờ trả lời' },
  services: 'Dịch vụ',
  suppliers: 'Nhà cung cấp',
  supplierMoney: 'Số dư nhà cung cấp',
  topUpsWaiting: { other: '{count} khoản nạp cần xác nhận' },
  bots: 'Bot',
  codes: 'Mã giảm giá',
  content: 'Nội dung',
  newsletter: 'Bản tin',
  referrals: 'Giới thiệu',
  referralsWaiting: { other: '{count} lượt giới thiệu cần duyệt' },
  payouts: 'Chi trả',
  partners: 'Đối tác',
  applicationsWaiting: { other: '{count} đơn đăng ký đối tác đang chờ' },
  proposals: 'Đề xuất',
  proposalsWaiting: { other: '{count} đề xuất đang chờ' },
  payoutsWaiting: { other: '{count} khoản chi trả đang chờ' },
  warranty: 'Bảo hành',
  suppliersWaiting: { other: '{count} việc về nhà cung cấp đang chờ' },
  warrantyWaiting: { other: '{count} yêu cầu đang chờ' },
  customers: 'Khách hàng',
  staff: 'Nhân viên',
  audit: 'Nhật ký',
  reports: 'Báo cáo',
  books: 'Sổ sách',
  jobs: 'Tác vụ thất bại',
  settings: 'Cài đặt',
  settingsDeposits: 'Nạp tiền',
  maintenance: 'Bảo trì',
  history: 'Lịch sử',
  toShop: 'Về cửa hàng',
  noRightTitle: 'Bạn chưa có quyền vào mục này',
  noRightText: 'Mục này không thuộc các quyền của bạn. Chủ cửa hàng có thể thay đổi trong mục Nhân viên.',
  twoFactorTitle: 'Hãy bật xác thực hai lớp trước',
  twoFactorText:
    'Quản trị viên xử lý tiền của người khác nên chỉ mật khẩu là chưa đủ. Hãy bật trong hồ sơ rồi quay lại.',
  toProfile: 'Mở hồ sơ',
} satisfies TranslatedFeature<'vi', typeof en.operatorShell>

export const operatorPreview = {
  width: 'Màn hình',
  phone: 'Điện thoại',
  desktop: 'Máy tính',
} satisfies TranslatedFeature<'vi', typeof en.operatorPreview>

export const operatorLeaving = {
  title: 'Rời đi mà không lưu?',
  text: 'Những thay đổi của bạn ở đây chưa được lưu và sẽ mất.',
  leave: 'Rời đi, không lưu',
} satisfies TranslatedFeature<'vi', typeof en.operatorLeaving>
