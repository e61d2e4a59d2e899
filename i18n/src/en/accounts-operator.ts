import type { accountStatuses } from '@runmart/contract/accounts'

/** The customers as operators find them, and the one place where a customer is picked. */
export const operatorCustomers = {
  title: 'Customers',
  intro: 'Everybody with an account, newest first, and what he has to spend.',
  search: 'Search by name, e-mail or id',
  found: { one: '{count} account', other: '{count} accounts' },
  customer: 'Customer',
  status: 'Status',
  joined: 'Joined',
  balance: 'Balance',
  operator: 'Operator',
  you: 'You',
  credit: 'Credit',
  creditOf: 'Credit {name}',
  empty: 'Nobody has registered yet',
  emptyText: 'Accounts appear here as soon as they are opened.',
  nothingFound: 'No account matches “{text}”',
  nothingFoundText: 'Part of a username, a full name or an e-mail address is enough.',
  pick: 'Customer',
  pickHint: 'Username, name or e-mail',
  pickResults: 'Customers found',
  another: 'Choose another',
  notYourself: 'Your own account cannot be credited by you',
} as const

export const accountStates = {
  inactive: 'Not activated',
  active: 'Active',
  blocked: 'Blocked',
  closed: 'Closed',
} as const satisfies Record<(typeof accountStatuses)[number], string>
