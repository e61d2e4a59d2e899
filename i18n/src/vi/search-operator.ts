import type { operatorSearch as en, operatorSearchFields as enFields } from '../en/search-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorSearch = {
  label: 'Tìm đơn hàng, khách hàng, tiền, dịch vụ và trang',
  failed: 'Chưa tìm được ở tất cả các mục.',
  customers: 'Khách hàng',
  transfers: 'Chuyển khoản',
  allOrders: 'Tất cả đơn hàng có “{text}”',
  allCustomers: 'Tất cả khách hàng có “{text}”',
  allTransfers: 'Tất cả khoản chuyển có “{text}”',
  short: 'Nhập từ ba chữ trở lên để tìm trong đơn hàng và khoản chuyển.',
  slow: 'Tìm theo từ đang chậm: cơ sở dữ liệu chưa có tiện ích pg_trgm.',
} satisfies TranslatedFeature<'vi', typeof en>

export const operatorSearchFields = {
  code: 'Mã',
  customer: 'Khách hàng',
  contact: 'Liên hệ',
  note: 'Ghi chú',
  link: 'Liên kết',
  input: 'Thông tin đơn',
  username: 'Tên đăng nhập',
  email: 'Email',
  name: 'Họ tên',
  phone: 'Điện thoại',
  telegram: 'Telegram',
  content: 'Nội dung nạp tiền',
  memo: 'Nội dung chuyển',
  reference: 'Mã tham chiếu',
  sender: 'Người gửi',
  id: 'ID',
} satisfies TranslatedFeature<'vi', typeof enFields>
