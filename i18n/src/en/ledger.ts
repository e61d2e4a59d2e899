import type { transactionStatuses } from '@runmart/contract/ledger'

/** The list of all movements of the balance, and the receipt of one. */
export const transactions = {
  title: 'Transactions',
  intro: 'Everything that changed your balance, newest first.',
  filters: 'Filter transactions',
  type: 'Type',
  allTypes: 'All types',
  allStatuses: 'All statuses',
  what: 'What',
  time: 'Time',
  code: 'Code',
  amount: 'Amount',
  balanceAfter: 'Balance after',
  reverses: 'Reverses',
  reversedBy: 'Reversed by',
  owed: 'You owe the shop {amount}',
  owedText: 'A credit was reversed after you had spent it. What you owe is taken from the next money that comes in.',
  empty: 'No transactions yet',
  emptyText: 'Your first deposit will appear here.',
  noMatchText: 'Try another type or a longer period.',

  receipt: 'Receipt',
  receiptUnknown: 'You have no transaction with the code {code}.',
  copyCode: 'Copy code',
  status: 'Status',
  transferContent: 'Transfer content',
  order: 'Order',
  original: 'Sent',
  exchangeRate: 'Exchange rate',
  deducted: 'Deducted for wrong content',
  description: 'Note',
  print: 'Print',
} as const

export const transactionStates = {
  success: 'Done',
  pending: 'Pending',
  failed: 'Failed',
  cancel: 'Cancelled',
  refund: 'Refunded',
  'in-progress': 'In progress',
} as const satisfies Record<(typeof transactionStatuses)[number], string>

/** The statement of a month, also printed. */
export const statement = {
  title: 'Statement',
  heading: 'Statement for {month}',
  intro: '{from} to {to}, {zone} time',
  previous: 'Previous month',
  next: 'Next month',
  opening: 'Opening balance',
  in: 'Money in',
  out: 'Money out',
  closing: 'Closing balance',
  now: 'Balance now',
  customer: 'Customer',
  date: 'Date',
  print: 'Print',
  empty: 'Nothing changed your balance in this month.',
  more: 'The first {shown} of {total} transactions. Download the CSV for all of them.',
  back: 'Transactions',
  issued: 'Issued {when}',
} as const
