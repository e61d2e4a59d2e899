import type * as en from '../en/books-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const books = {
  title: 'Sổ sách',
  intro: 'Ghi sổ kép, chính xác đến từng đồng. Mọi phép kiểm tra đọc cùng một thời điểm của cơ sở dữ liệu.',
  agree: 'Sổ sách khớp',
  agreeText: 'Tất cả phép kiểm tra đều đạt.',
  differ: 'Sổ sách không khớp',
  differText: {
    other: '{count} phép kiểm tra phát hiện sai lệch. Hãy bắt đầu từ các ví dụ bên dưới.',
  },
  checkedAt: 'Kiểm tra lần cuối: {when}',
  checkAgain: 'Kiểm tra lại',
  checks: 'Các phép kiểm tra',
  fine: 'Khớp',
  found: { other: '{count} sai lệch' },
  examples: 'Ví dụ',
  balances: 'Số dư các tài khoản',
  account: 'Tài khoản',
  balance: 'Số dư',
  customers: { other: '{count} tài khoản khách hàng' },
  bank: 'Nạp qua ngân hàng',
  binance: 'Nạp qua Binance',
  manual: 'Cộng thủ công',
  fees: 'Phí',
  closed: 'Số dư bỏ lại khi đóng tài khoản',
  sum: 'Tổng cộng',
  sumHint: 'Phải bằng không',
  signs: 'Tiền từ bên ngoài vào mang dấu trừ vì đó là khoản cửa hàng nợ khách hàng.',
} satisfies TranslatedFeature<'vi', typeof en.books>

export const bookChecks = {
  'sum-is-zero': 'Tổng mọi bút toán bằng không',
  'transactions-balance': 'Mỗi giao dịch có nợ bằng có',
  'balances-equal-entries': 'Mỗi số dư bằng tổng các bút toán của nó',
  'balances-after-each': 'Số dư sau mỗi giao dịch đều đúng',
  'totals-equal-entries': 'Tổng tiền nạp và tổng thu nhập bằng tổng bút toán',
  'nothing-negative': 'Không khách hàng nào có số dư âm',
  'one-credit-per-payment': 'Mỗi khoản tiền đến chỉ được cộng một lần',
  'transfers-equal-credits': 'Các khoản chuyển đã cộng khớp với sổ cái',
  'one-charge-per-order': 'Mỗi đơn hàng chỉ bị thu tiền một lần',
  'orders-equal-charges': 'Khoản thu và hoàn của đơn khớp với sổ cái',
  'refunds-within-charges': 'Không đơn nào được hoàn nhiều hơn giá đơn',
  'commissions-equal-postings': 'Hoa hồng khớp với sổ cái',
} satisfies TranslatedFeature<'vi', typeof en.bookChecks>
