import type * as en from '../en/reports.ts'
import type { TranslatedFeature } from '../translate.ts'

export const reportFigures = {
  sales: 'Doanh thu',
  refunds: 'Hoàn tiền',
  'deposits-sepay': 'Chuyển khoản ngân hàng (SePay)',
  'deposits-casso': 'Chuyển khoản ngân hàng (Casso)',
  'deposits-entered': 'Chuyển khoản nhập tay',
  'deposits-binance': 'Binance',
  credits: 'Cộng thủ công',
  gifts: 'Quà tặng',
  debits: 'Khoản trừ thủ công',
  fees: 'Khấu trừ',
  commissions: 'Hoa hồng',
  shares: 'Phần chia của đối tác',
  'shares-held': 'Giữ lại cho đối tác',
  payouts: 'Chuyển sang chi trả',
  'payouts-paid': 'Đã chi trả',
  forfeited: 'Số dư bỏ lại khi đóng tài khoản',
  'supplier-costs': 'Chi phí ở nhà cung cấp',
  'supplier-top-ups': 'Đã nạp cho nhà cung cấp',
  debts: 'Khách nợ sau khi thu hồi',
  other: 'Khác',
} satisfies TranslatedFeature<'vi', typeof en.reportFigures>

export const reportAccounts = { customers: 'Số dư của khách hàng' } satisfies TranslatedFeature<
  'vi',
  typeof en.reportAccounts
>

export const accountTypes = {
  asset: 'Tài sản',
  liability: 'Nợ phải trả',
  income: 'Doanh thu',
  expense: 'Chi phí',
  other: 'Khác',
} satisfies TranslatedFeature<'vi', typeof en.accountTypes>

export const entryKinds = {
  deposit: 'Nạp tiền',
  gift: 'Quà tặng',
  debit: 'Cửa hàng trừ tiền',
  reversal: 'Thu hồi khoản đã cộng',
  order: 'Đơn hàng',
  refund: 'Hoàn tiền',
  commission: 'Hoa hồng',
  clawback: 'Thu lại hoa hồng',
  debt: 'Khách nợ sau khi thu hồi',
  repayment: 'Trả nợ',
  payout: 'Yêu cầu chi trả',
  payout_return: 'Hoàn khoản chi trả',
  share: 'Phần chia của đối tác',
  share_back: 'Thu lại phần chia',
  share_held: 'Tạm giữ phần chia của đối tác',
  payout_paid: 'Đã chi trả',
  supplier_cost: 'Chi phí ở nhà cung cấp',
  supplier_top_up: 'Nạp tiền cho nhà cung cấp',
  closing: 'Đóng tài khoản',
  other: 'Khác',
} satisfies TranslatedFeature<'vi', typeof en.entryKinds>
