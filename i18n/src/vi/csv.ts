import type { csv as en } from '../en/csv.ts'
import type { TranslatedFeature } from '../translate.ts'

export const csv = {
  time: 'Thời gian ({zone})',
  code: 'Mã',
  type: 'Loại',
  status: 'Trạng thái',
  service: 'Dịch vụ',
  category: 'Danh mục',
  order: 'Đơn hàng',
  note: 'Ghi chú',

  sum: 'Số tiền, ₫',
  balanceAfter: 'Số dư sau đó, ₫',
  transferContent: 'Nội dung chuyển khoản',
  original: 'Đã gửi',
  currency: 'Loại tiền',
  exchangeRate: 'Tỷ giá, ₫',
  reverses: 'Thu hồi giao dịch',

  bot: 'Bot',
  quantity: 'Số lượng',
  total: 'Tổng tiền, ₫',
  refunded: 'Đã hoàn, ₫',
  discountCode: 'Mã giảm giá',
  contact: 'Liên hệ',
  document: 'Liên kết tài liệu',

  line: 'Dòng',
  input: 'Nội dung dòng',
  result: 'Kết quả',

  email: 'Email',
  language: 'Ngôn ngữ',
  confirmed: 'Xác nhận ({zone})',

  operator: 'Người thực hiện',
  command: 'Lệnh trên máy chủ',
  action: 'Thao tác',
  subject: 'Đối tượng',
  changes: 'Thay đổi',
  address: 'Địa chỉ',
} satisfies TranslatedFeature<'vi', typeof en>
