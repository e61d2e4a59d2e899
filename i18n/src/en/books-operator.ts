import type { bookChecks as names } from '@runmart/contract/ledger'

/** The books on one page: whether they agree, and what was checked. */
export const books = {
  title: 'Books',
  intro: 'Every dong, counted twice. The check reads all entries from one instant of the database.',
  agree: 'The books agree',
  agreeText: 'Every check found nothing that differs.',
  differ: 'The books differ',
  differText: {
    one: '{count} check found a difference. Begin with the examples below.',
    other: '{count} checks found differences. Begin with the examples below.',
  },
  checkedAt: 'Checked {when}',
  checkAgain: 'Check again',
  checks: 'What was checked',
  fine: 'Agrees',
  found: { one: '{count} difference', other: '{count} differences' },
  examples: 'Examples',
  balances: 'Where the money stands',
  account: 'Account',
  balance: 'Balance',
  customers: { one: '{count} account of a customer', other: '{count} accounts of customers' },
  bank: 'Came in by bank',
  binance: 'Came in by Binance',
  manual: 'Credited by hand',
  fees: 'Fees kept',
  closed: 'Given up with closed accounts',
  sum: 'All together',
  sumHint: 'Must be zero',
  signs: 'What came in from outside is written with a minus, because the house owes it to the customers.',
} as const

/** What each check promises. */
export const bookChecks = {
  'sum-is-zero': 'All entries together make zero',
  'transactions-balance': 'Every transaction takes as much as it gives',
  'balances-equal-entries': 'Every balance is the sum of its entries',
  'balances-after-each': 'Every line of every history shows the right balance after it',
  'totals-equal-entries': 'Every total of deposits and earnings is the sum of its entries',
  'nothing-negative': 'Nobody has less than nothing',
  'one-credit-per-payment': 'Every payment from outside was credited once',
  'transfers-equal-credits': 'The inbox and the ledger credited the same transfers',
  'one-charge-per-order': 'Every order was charged once',
  'orders-equal-charges': 'Orders and the ledger tell of the same charges and refunds',
  'refunds-within-charges': 'No order was refunded more than it cost',
  'commissions-equal-postings': 'Commissions and the ledger tell of the same payments',
} as const satisfies Record<(typeof names)[number], string>
