import type * as en from '../en/reversals-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorReversals = {
  open: 'Giao dịch',
  openOf: 'Giao dịch của {name}',
  title: 'Giao dịch',
  owes: '{name} còn nợ {amount} sau khi bị thu hồi. Số này sẽ được trừ vào khoản tiền tiếp theo.',
  found: { other: '{count} giao dịch, mới nhất trước' },
  search: 'Tìm theo mã giao dịch hoặc mã đơn',
  noneFound: 'Không có giao dịch nào có mã này',
  empty: 'Chưa có giao dịch nào',
  emptyText: 'Các khoản nạp, đơn hàng và khoản hoàn sẽ hiện ở đây.',
  reverse: 'Thu hồi',
  reverseOf: 'Thu hồi {code}',
  reversed: 'Đã thu hồi',
  dialogTitle: 'Thu hồi giao dịch này',
  dialogText:
    'Một giao dịch ngược lại sẽ lấy lại số tiền. Chỉ thực hiện một lần, không thể hoàn tác và được ghi vào nhật ký dưới tên bạn.',
  what: 'Giao dịch',
  customer: 'Khách hàng',
  sum: 'Số tiền',
  balance: 'Số dư hiện tại',
  fromBalance: 'Trừ vào số dư',
  owed: 'Sẽ còn nợ',
  owedText: 'Phần còn nợ sẽ được trừ vào khoản tiền tiếp theo, trước khi khách hàng có thể tiêu.',
  transferWaits: 'Sau đó khoản chuyển lại nằm ở mục Chưa xác định để gán cho đúng khách hàng.',
  orderStays: 'Đơn {code} lại được tính là đã thanh toán. Trạng thái đơn giữ nguyên.',
  notPossible: 'Giao dịch này không thể thu hồi, hoặc đã được thu hồi.',
  reason: 'Lý do',
  reasonHint: 'Khách hàng sẽ thấy',
  reverseNow: 'Thu hồi {amount}',
} satisfies TranslatedFeature<'vi', typeof en.operatorReversals>
