import type { JobArea } from '@runmart/contract/jobs'

/** Failed mails and other tasks that wait for an operator. */
export const operatorJobs = {
  title: 'Failed tasks',
  intro: 'Emails and other tasks that failed on every attempt. Fix the cause, then retry.',
  found: { one: '{count} task', other: '{count} tasks' },
  none: 'No failed tasks',
  noneText: 'Tasks that fail on every attempt appear here.',
  attempts: { one: '{count} attempt', other: '{count} attempts' },
  gaveUp: 'last tried {when}',
  retry: 'Retry',
  retryOf: 'Retry {name}',
  retryAll: { one: 'Retry {count} task', other: 'Retry all {count} on this page' },
  retried: { one: '{count} task is tried again.', other: '{count} tasks are tried again.' },
  remove: 'Remove',
  removeOf: 'Remove {name}',
  removeTitle: 'Remove this task?',
  removeText: 'What it was to do is never done: an email isn’t sent. This can’t be undone.',
  removed: 'Task removed.',
} as const

/** Subjects of tasks: the first part of their names. */
export const jobAreas = {
  'account-closure': 'Closed accounts',
  accounts: 'Accounts',
  alerts: 'Alerts',
  books: 'Books',
  bots: 'Bots',
  catalog: 'Services',
  conversations: 'Messages',
  deposits: 'Deposits',
  drips: 'Spread orders',
  newsletter: 'Newsletter',
  notifications: 'Notifications',
  orders: 'Orders',
  partners: 'Partners',
  payouts: 'Payouts',
  platform: 'Housekeeping',
  referrals: 'Referrals',
  repeats: 'Repeating orders',
  reports: 'Reports',
  stock: 'Stock',
  suppliers: 'Suppliers',
  warranty: 'Warranty',
} as const satisfies Record<JobArea, string>
