import type { operatorSearch as en, operatorSearchFields as enFields } from '../en/search-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorSearch = {
  label: 'Tìm đơn hàng, khách hàng, tiền, dịch vụ và trang',
  failed: 'Một số mục chưa tìm được.',
  customers: 'Khách hàng',
  transfers: 'Chuyển khoản',
  allOrders: 'Tất cả đơn hàng có “{text}”',
  allCustomers: 'Tất cả khách hàng có “{text}”',
  allTransfers: 'Tất cả khoản chuyển có “{text}”',
  short: 'Nhập từ ba ký tự trở lên để tìm trong đơn hàng và khoản chuyển.',
  slow: 'Tìm theo từ ở đây đang chậm: hãy hỏi người quản lý máy chủ.',
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
  content: 'Nội dung chuyển khoản',
  memo: 'Nội dung',
  reference: 'Mã tham chiếu',
  sender: 'Người gửi',
  id: 'ID',
} satisfies TranslatedFeature<'vi', typeof enFields>
