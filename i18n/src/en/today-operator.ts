import type { WaitingKind } from '@runmart/contract/today'

/** The operators’ first page: what waits for them, and the day so far. */
export const operatorToday = {
  title: 'Today',
  intro: 'What has waited longest comes first.',
  waiting: 'Waiting for you',
  nothing: 'Nothing is waiting',
  nothingText: 'New orders, messages and payments appear here automatically.',
  oldest: 'oldest {age}',
  over: '{most}+',
  embeddedDatabase: 'The shop runs on the embedded PostgreSQL',
  embeddedDatabaseText:
    'It suits demos: it shares one disk with the shop, and nothing backs it up while it runs. Move to your own PostgreSQL: {file} shows how under “{section}”.',
  figures: 'Today so far',
  figuresText: 'Compared with the same time of day.',
  sales: 'Sales',
  refunds: 'Refunds',
  margin: 'Margin',
  deposits: 'Deposits',
  customers: 'New customers',
  yesterday: 'Yesterday',
  lastWeek: 'A week ago',
} as const

/** What waits, after its number. */
export const waitingNames = {
  'orders-to-take': { one: 'order to take', other: 'orders to take' },
  'orders-to-deliver': { one: 'order to deliver', other: 'orders to deliver' },
  'pre-orders': { one: 'pre-order without lines', other: 'pre-orders without lines' },
  'failed-runs': { one: 'failed bot run', other: 'failed bot runs' },
  'warranty-claims': { one: 'warranty claim', other: 'warranty claims' },
  'supplier-orders': { one: 'order at a supplier that needs you', other: 'orders at suppliers that need you' },
  suppliers: { one: 'supplier that needs you', other: 'suppliers that need you' },
  'unsupplied-services': { one: 'service no supplier can deliver', other: 'services no supplier can deliver' },
  'supply-changes': { one: 'change at a supplier to decide', other: 'changes at suppliers to decide' },
  messages: { one: 'customer waiting for an answer', other: 'customers waiting for an answer' },
  transfers: { one: 'unmatched transfer', other: 'unmatched transfers' },
  'pending-credits': { one: 'credit or debit to approve', other: 'credits or debits to approve' },
  'bank-claims': { one: 'claimed bank transfer', other: 'claimed bank transfers' },
  payouts: { one: 'payout to pay', other: 'payouts to pay' },
  'top-ups': { one: 'payment to a supplier to confirm', other: 'payments to suppliers to confirm' },
  commissions: { one: 'referral to review', other: 'referrals to review' },
  'partner-applications': { one: 'application of a partner', other: 'applications of partners' },
  'partner-proposals': { one: 'proposal of a partner', other: 'proposals of partners' },
  feeds: { one: 'payment source not responding', other: 'payment sources not responding' },
  books: { one: 'check of the books failed', other: 'checks of the books failed' },
  jobs: { one: 'email or task failed', other: 'emails and tasks failed' },
} as const satisfies Record<WaitingKind, object>

/** What one does about it. */
export const waitingActions = {
  'orders-to-take': 'Take',
  'orders-to-deliver': 'Deliver',
  'pre-orders': 'Add lines',
  'failed-runs': 'Check',
  'warranty-claims': 'Decide',
  'supplier-orders': 'Check',
  suppliers: 'Check',
  'unsupplied-services': 'Check',
  'supply-changes': 'Decide',
  messages: 'Answer',
  transfers: 'Assign',
  'pending-credits': 'Approve',
  'bank-claims': 'Check',
  payouts: 'Review',
  'top-ups': 'Confirm',
  commissions: 'Review',
  'partner-applications': 'Decide',
  'partner-proposals': 'Decide',
  feeds: 'Check',
  books: 'Open books',
  jobs: 'Check',
} as const satisfies Record<WaitingKind, string>
