/** The customers as operators find them, and the one place where a customer is picked. */
export const operatorCustomers = {
  title: 'Customers',
  intro: 'All accounts and their balances, newest first.',
  search: 'Search by name, email or ID',
  found: { one: '{count} account', other: '{count} accounts' },
  customer: 'Customer',
  status: 'Status',
  joined: 'Joined',
  balance: 'Balance',
  operator: 'Operator',
  you: 'You',
  actions: 'Actions',
  credit: 'Credit',
  creditOf: 'Credit {name}',
  empty: 'No customers yet',
  emptyText: 'Accounts appear here as soon as people register.',
  nothingFound: 'No accounts match “{text}”',
  nothingFoundText: 'Try part of a username, name or email address.',
  pick: 'Customer',
  pickHint: 'Username, name or email',
  pickResults: 'Matching customers',
  another: 'Choose another',
  notYourself: 'You can’t credit your own account',
} as const

/** Asks for the password or a code before something dangerous. */
export const stepUp = {
  title: 'Confirm it’s you',
  text: 'This needs a fresh confirmation. What you entered is kept.',
  signInAgain: 'This needs a fresh sign-in. Sign out, sign in again with Google, and repeat it.',
  confirm: 'Confirm',
  usePassword: 'Use password instead',
  useCode: 'Use code instead',
} as const
