import type * as en from '../en/books-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const books = {
  title: 'Sổ sách',
  intro: 'Mỗi đồng được ghi hai lần. Phép kiểm tra đọc mọi bút toán tại cùng một thời điểm của cơ sở dữ liệu.',
  agree: 'Sổ sách khớp',
  agreeText: 'Không phép kiểm tra nào thấy sai lệch.',
  differ: 'Sổ sách không khớp',
  differText: {
    other: '{count} phép kiểm tra thấy sai lệch. Hãy bắt đầu từ các ví dụ bên dưới.',
  },
  checkedAt: 'Kiểm tra lần cuối: {when}',
  checkAgain: 'Kiểm tra lại',
  checks: 'Những gì đã kiểm tra',
  fine: 'Khớp',
  found: { other: '{count} sai lệch' },
  examples: 'Ví dụ',
  balances: 'Tiền đang ở đâu',
  account: 'Tài khoản',
  balance: 'Số dư',
  customers: { other: '{count} tài khoản của khách hàng' },
  bank: 'Vào qua ngân hàng',
  binance: 'Vào qua Binance',
  manual: 'Cộng bằng tay',
  fees: 'Phí thu được',
  closed: 'Số dư bỏ lại khi đóng tài khoản',
  sum: 'Tổng cộng',
  sumHint: 'Phải bằng không',
  signs: 'Tiền từ bên ngoài vào được ghi dấu trừ, vì cửa hàng nợ khách hàng khoản đó.',
} satisfies TranslatedFeature<'vi', typeof en.books>

export const bookChecks = {
  'sum-is-zero': 'Tổng mọi bút toán bằng không',
  'transactions-balance': 'Mỗi giao dịch lấy ra bao nhiêu thì đưa vào bấy nhiêu',
  'balances-equal-entries': 'Mỗi số dư bằng tổng các bút toán của nó',
  'balances-after-each': 'Mỗi dòng lịch sử đều ghi đúng số dư sau đó',
  'totals-equal-entries': 'Mọi tổng tiền nạp và thu nhập đều bằng tổng các bút toán',
  'nothing-negative': 'Không ai có số dư âm',
  'one-credit-per-payment': 'Mỗi khoản tiền từ bên ngoài chỉ được cộng một lần',
  'transfers-equal-credits': 'Hộp thư và sổ cái ghi có cùng những khoản chuyển',
  'one-charge-per-order': 'Mỗi đơn hàng chỉ bị thu tiền một lần',
  'orders-equal-charges': 'Đơn hàng và sổ cái ghi cùng những khoản thu và hoàn',
  'refunds-within-charges': 'Không đơn nào được hoàn nhiều hơn số đã trả',
  'commissions-equal-postings': 'Hoa hồng và sổ cái ghi cùng những khoản trả',
} satisfies TranslatedFeature<'vi', typeof en.bookChecks>
