import type { entryKinds as kinds } from '@runmart/contract/reports'
import type { figures } from '@runmart/contract/reports-figures'

export const reportFigures = {
  sales: 'Sales',
  refunds: 'Refunds',
  'deposits-sepay': 'Bank transfers (SePay)',
  'deposits-casso': 'Bank transfers (Casso)',
  'deposits-entered': 'Bank transfers entered by hand',
  'deposits-binance': 'Binance',
  credits: 'Credits by hand',
  gifts: 'Gifts',
  debits: 'Debits by hand',
  fees: 'Deductions',
  commissions: 'Commissions',
  shares: 'Partner shares',
  'shares-held': 'Held for partners',
  payouts: 'Moved to payouts',
  'payouts-paid': 'Payouts paid',
  forfeited: 'Forfeited by closed accounts',
  'supplier-costs': 'Charged by suppliers',
  'supplier-top-ups': 'Paid to suppliers',
  debts: 'Owed after reversals',
  other: 'Other',
} as const satisfies Record<(typeof figures)[number], string>

export const reportAccounts = { customers: 'Customer balances' } as const

export const accountTypes = {
  asset: 'Asset',
  liability: 'Liability',
  income: 'Income',
  expense: 'Expense',
  other: 'Other',
} as const

export const entryKinds = {
  deposit: 'Deposit',
  gift: 'Gift',
  debit: 'Taken by the shop',
  reversal: 'Reversal',
  order: 'Order',
  refund: 'Refund',
  commission: 'Commission',
  clawback: 'Commission reversed',
  debt: 'Owed after a reversal',
  repayment: 'Debt repaid',
  payout: 'Payout requested',
  payout_return: 'Payout returned',
  share: 'Partner share',
  share_back: 'Partner share taken back',
  share_held: 'Partner share held',
  payout_paid: 'Payout paid',
  supplier_cost: 'Cost at a supplier',
  supplier_top_up: 'Payment to a supplier',
  closing: 'Account closed',
  other: 'Other',
} as const satisfies Record<(typeof kinds)[number], string>
