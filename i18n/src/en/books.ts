import type { bookChecks as names } from '@runmart/contract/ledger'

/** The books on one page: whether they agree, and what was checked. */
export const books = {
  title: 'Books',
  intro: 'Double-entry books, down to the last dong. All checks read the same database snapshot.',
  agree: 'The books balance',
  agreeText: 'All checks passed.',
  differ: 'The books don’t balance',
  differText: {
    one: '{count} check found a difference. Start with the examples below.',
    other: '{count} checks found differences. Start with the examples below.',
  },
  checkedAt: 'Checked {when}',
  checkAgain: 'Check again',
  checks: 'Checks',
  fine: 'OK',
  found: { one: '{count} difference', other: '{count} differences' },
  examples: 'Examples',
  balances: 'Account balances',
  account: 'Account',
  balance: 'Balance',
  customers: { one: '{count} customer account', other: '{count} customer accounts' },
  bank: 'Bank deposits',
  binance: 'Binance deposits',
  manual: 'Manual credits',
  gifts: 'Gifts',
  owed: 'Owed by customers',
  payouts: 'To be paid out',
  fees: 'Fees',
  closed: 'Forfeited by closed accounts',
  sum: 'Total',
  sumHint: 'Must be zero',
  signs: 'Money received from outside has a minus sign because the shop owes it to its customers.',
} as const

/** What each check promises. */
export const bookChecks = {
  'sum-is-zero': 'All entries add up to zero',
  'transactions-balance': 'Debits equal credits in every transaction',
  'balances-equal-entries': 'Every balance equals the sum of its entries',
  'balances-after-each': 'Every running balance is correct',
  'totals-equal-entries': 'Total deposits and earnings equal the sums of their entries',
  'nothing-negative': 'No customer balance is negative',
  'one-credit-per-payment': 'Every incoming payment is credited once',
  'transfers-equal-credits': 'Credited transfers match the ledger',
  'one-charge-per-order': 'Every order is charged once',
  'orders-equal-charges': 'Order charges and refunds match the ledger',
  'refunds-within-charges': 'No refund exceeds the order’s price',
  'commissions-equal-postings': 'Commissions match the ledger',
  'payouts-equal-postings': 'Payouts match the ledger',
  'reversals-equal-originals': 'Every reversal is the exact opposite of what it reverses, once',
  'debts-equal-owed': 'What customers owe matches the ledger',
} as const satisfies Record<(typeof names)[number], string>
