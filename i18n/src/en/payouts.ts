import type { payoutStatuses } from '@runmart/contract/payouts'

export const payouts = {
  title: 'Payouts',
  intro: 'Commissions and partner earnings can be paid out to your bank account or Binance, from {amount}.',
  available: 'Available',
  earned: '{earned} earned, {paidOut} paid out or on its way',
  request: 'Request payout',
  open: 'One payout is on its way. You can request the next one once it’s done.',
  dialogText: 'The amount leaves your balance right away. We usually pay within 2 working days.',
  amount: 'Amount',
  amountHint: 'From {minimum} to {available}',
  way: 'Pay to',
  bank: 'Bank account',
  binance: 'Binance',
  bankName: 'Bank',
  chooseBank: 'Choose a bank',
  accountNumber: 'Account number',
  accountName: 'Account holder',
  binanceId: 'Binance ID',
  owner: 'Binance name',
  confirm: 'Request {amount}',
  requestAny: 'Request payout',
  list: 'Your payouts',
  to: 'to {account}',
  reference: 'Reference {reference}',
  returned: 'Returned to your balance. {reason}',
  cancel: 'Cancel payout',
  cancelOf: 'Cancel payout {code}',
  cancelTitle: 'Cancel the payout of {amount}?',
  cancelText: 'The amount returns to your balance right away.',
} as const

export const payoutStates = {
  waiting: 'On its way',
  paid: 'Paid',
  refused: 'Refused',
  cancelled: 'Cancelled',
} as const satisfies Record<(typeof payoutStatuses)[number], string>
