import type * as en from '../en/states.ts'
import type { TranslatedFeature } from '../translate.ts'

export const orderStates = {
  pending: 'Đang chờ',
  'in-progress': 'Đang xử lý',
  success: 'Hoàn thành',
  failed: 'Thất bại',
  cancel: 'Đã hủy',
  refund: 'Đã hoàn tiền',
  scheduled: 'Đã hẹn giờ',
} satisfies TranslatedFeature<'vi', typeof en.orderStates>

export const orderModes = {
  single: 'Đơn lẻ',
  multiply: 'Hàng loạt: danh sách liên kết',
} satisfies TranslatedFeature<'vi', typeof en.orderModes>

export const botStates = {
  waiting: 'Đang chờ',
  started: 'Đã khởi tạo',
  running: 'Đang chạy',
  paused: 'Tạm dừng',
  stopped: 'Đã dừng',
  error: 'Lỗi',
} satisfies TranslatedFeature<'vi', typeof en.botStates>

export const transactionKinds = {
  deposit: 'Nạp tiền',
  crypto_deposit: 'Nạp crypto',
  bank_deposit: 'Nạp qua ngân hàng',
  order_ref: 'Đơn dịch vụ',
  order_auto: 'Đơn chạy bot',
  refund: 'Hoàn tiền',
  commission: 'Hoa hồng',
} satisfies TranslatedFeature<'vi', typeof en.transactionKinds>

export const transactionNames = {
  debit: 'Cửa hàng trừ tiền',
  gift: 'Quà tặng',
  reversal: 'Thu hồi khoản đã cộng',
  debt: 'Khoản còn nợ cửa hàng',
  repayment: 'Trả nợ',
  clawback: 'Thu lại hoa hồng',
  payout: 'Chi trả',
  payout_return: 'Hoàn khoản chi trả',
  share: 'Phần chia của đối tác',
  share_back: 'Thu lại phần chia',
  openReceipt: 'Biên nhận {code}',
} satisfies TranslatedFeature<'vi', typeof en.transactionNames>
