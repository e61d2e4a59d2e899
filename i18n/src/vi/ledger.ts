import type { transactions as en } from '../en/ledger.ts'
import type { TranslatedFeature } from '../translate.ts'

export const transactions = {
  title: 'Giao dịch',
  intro: 'Mọi thay đổi số dư của bạn, mới nhất trước.',
  filters: 'Lọc giao dịch',
  type: 'Loại',
  allTypes: 'Tất cả',
  time: 'Thời gian',
  code: 'Mã',
  amount: 'Số tiền',
  balanceAfter: 'Số dư sau đó',
  commissionBack: 'Thu lại hoa hồng',
  openReceipt: 'Biên nhận {code}',
  empty: 'Chưa có giao dịch',
  emptyText: 'Khoản nạp đầu tiên của bạn sẽ hiện ở đây.',
  noMatchText: 'Hãy thử loại khác hoặc khoảng thời gian dài hơn.',

  receipt: 'Biên nhận',
  copyCode: 'Sao chép mã',
  status: 'Trạng thái',
  done: 'Hoàn thành',
  transferContent: 'Nội dung chuyển khoản',
  order: 'Đơn hàng',
  original: 'Đã gửi',
  exchangeRate: 'Tỷ giá',
  deducted: 'Trừ do sai nội dung',
  description: 'Ghi chú',
  print: 'In',
} satisfies TranslatedFeature<'vi', typeof en>
