import type * as en from '../en/payouts.ts'
import type { TranslatedFeature } from '../translate.ts'

export const payouts = {
  title: 'Chi trả',
  intro: 'Hoa hồng và thu nhập đối tác có thể được chi trả về tài khoản ngân hàng hoặc Binance của bạn, từ {amount}.',
  available: 'Có thể rút',
  earned: 'Đã nhận {earned}, đã hoặc đang chi trả {paidOut}',
  request: 'Yêu cầu chi trả',
  open: 'Đang có một khoản chi trả chờ xử lý. Bạn có thể yêu cầu tiếp khi khoản này hoàn tất.',
  dialogText: 'Số tiền được trừ khỏi số dư ngay. Chúng tôi thường chi trả trong 2 ngày làm việc.',
  amount: 'Số tiền',
  amountHint: 'Từ {minimum} đến {available}',
  way: 'Chi trả đến',
  bank: 'Tài khoản ngân hàng',
  binance: 'Binance',
  bankName: 'Ngân hàng',
  chooseBank: 'Chọn ngân hàng',
  accountNumber: 'Số tài khoản',
  accountName: 'Chủ tài khoản',
  binanceId: 'Binance ID',
  owner: 'Tên trên Binance',
  confirm: 'Yêu cầu chi trả {amount}',
  requestAny: 'Yêu cầu chi trả',
  list: 'Các khoản chi trả của bạn',
  to: 'đến {account}',
  reference: 'Mã tham chiếu {reference}',
  returned: 'Đã hoàn vào số dư. {reason}',
  cancel: 'Hủy chi trả',
  cancelOf: 'Hủy khoản chi trả {code}',
  cancelTitle: 'Hủy khoản chi trả {amount}?',
  cancelText: 'Số tiền được hoàn vào số dư ngay.',
} satisfies TranslatedFeature<'vi', typeof en.payouts>

export const payoutStates = {
  waiting: 'Đang xử lý',
  paid: 'Đã chi trả',
  refused: 'Bị từ chối',
  cancelled: 'Đã hủy',
} satisfies TranslatedFeature<'vi', typeof en.payoutStates>
