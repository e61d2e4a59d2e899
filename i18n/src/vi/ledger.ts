import type * as en from '../en/ledger.ts'
import type { TranslatedFeature } from '../translate.ts'

export const transactions = {
  title: 'Giao dịch',
  intro: 'Mọi thay đổi số dư của bạn, mới nhất trước.',
  filters: 'Lọc giao dịch',
  type: 'Loại',
  allTypes: 'Tất cả',
  allStatuses: 'Mọi trạng thái',
  what: 'Nội dung',
  time: 'Thời gian',
  code: 'Mã',
  amount: 'Số tiền',
  balanceAfter: 'Số dư sau đó',
  reverses: 'Thu hồi giao dịch',
  reversedBy: 'Bị thu hồi bởi',
  owed: 'Bạn còn nợ cửa hàng {amount}',
  owedText: 'Một khoản cộng đã bị thu hồi sau khi bạn tiêu. Số còn nợ sẽ được trừ vào khoản tiền tiếp theo.',
  empty: 'Chưa có giao dịch',
  emptyText: 'Khoản nạp đầu tiên của bạn sẽ hiện ở đây.',
  noMatchText: 'Hãy thử loại khác hoặc khoảng thời gian dài hơn.',

  receipt: 'Biên nhận',
  receiptUnknown: 'Bạn không có giao dịch nào mang mã {code}.',
  copyCode: 'Sao chép mã',
  status: 'Trạng thái',
  transferContent: 'Nội dung chuyển khoản',
  order: 'Đơn hàng',
  original: 'Đã gửi',
  exchangeRate: 'Tỷ giá',
  deducted: 'Trừ do sai nội dung',
  description: 'Ghi chú',
  print: 'In',
} satisfies TranslatedFeature<'vi', typeof en.transactions>

export const transactionStates = {
  success: 'Hoàn thành',
  pending: 'Đang chờ',
  failed: 'Thất bại',
  cancel: 'Đã hủy',
  refund: 'Đã hoàn tiền',
  'in-progress': 'Đang xử lý',
} satisfies TranslatedFeature<'vi', typeof en.transactionStates>

export const statement = {
  title: 'Sao kê',
  heading: 'Sao kê {month}',
  intro: 'Từ {from} đến {to}, giờ {zone}',
  previous: 'Tháng trước',
  next: 'Tháng sau',
  opening: 'Số dư đầu kỳ',
  in: 'Tiền vào',
  out: 'Tiền ra',
  closing: 'Số dư cuối kỳ',
  now: 'Số dư hiện tại',
  customer: 'Khách hàng',
  date: 'Ngày',
  print: 'In',
  empty: 'Trong tháng này số dư của bạn không thay đổi.',
  more: '{shown} giao dịch đầu tiên trong tổng số {total}. Hãy tải CSV để có tất cả.',
  back: 'Giao dịch',
  issued: 'Lập lúc {when}',
} satisfies TranslatedFeature<'vi', typeof en.statement>
