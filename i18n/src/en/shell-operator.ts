/** The frame of the back office, and the page that asks for two-factor. */
export const operatorShell = {
  today: 'Today',
  inbox: 'Transfers',
  transfersWaiting: { one: '{count} transfer matter waiting', other: '{count} transfer matters waiting' },
  orders: 'Orders',
  ordersWaiting: { one: '{count} order waiting', other: '{count} orders waiting' },
  messages: 'Messages',
  messagesWaiting: { one: '{count} customer waiting for an answer', other: '{count} customers waiting for an answer' },
  services: 'Services',
  suppliers: 'Suppliers',
  supplierMoney: 'Supplier balances',
  topUpsWaiting: { one: '{count} payment to confirm', other: '{count} payments to confirm' },
  bots: 'Bots',
  codes: 'Discount codes',
  content: 'Content',
  newsletter: 'Newsletter',
  referrals: 'Referrals',
  referralsWaiting: { one: '{count} referral to review', other: '{count} referrals to review' },
  payouts: 'Payouts',
  partners: 'Partners',
  applicationsWaiting: { one: '{count} application waiting', other: '{count} applications waiting' },
  proposals: 'Proposals',
  proposalsWaiting: { one: '{count} proposal waiting', other: '{count} proposals waiting' },
  payoutsWaiting: { one: '{count} payout waiting', other: '{count} payouts waiting' },
  warranty: 'Warranty',
  suppliersWaiting: { one: '{count} supplier matter waiting', other: '{count} supplier matters waiting' },
  warrantyWaiting: { one: '{count} claim waiting', other: '{count} claims waiting' },
  customers: 'Customers',
  staff: 'Staff',
  audit: 'Audit log',
  reports: 'Reports',
  books: 'Books',
  jobs: 'Failed tasks',
  settings: 'Settings',
  settingsDeposits: 'Deposits',
  maintenance: 'Maintenance',
  history: 'History',
  toShop: 'Back to shop',
  noRightTitle: 'No access to this section',
  noRightText: 'This part of the back office isn’t among your rights. An owner can change that under Staff.',
  twoFactorTitle: 'Turn on two-factor sign-in first',
  twoFactorText:
    'Operators handle other people’s money, so a password alone isn’t enough. Turn it on in your profile, then come back.',
  toProfile: 'Open profile',
} as const

/** On which screen a preview is shown. */
export const operatorPreview = {
  width: 'Screen',
  phone: 'Phone',
  desktop: 'Desktop',
} as const

/** Asked before a page is left whose changes would be lost. */
export const operatorLeaving = {
  title: 'Leave without saving?',
  text: 'What you changed here is not saved and will be lost.',
  leave: 'Leave without saving',
} as const
