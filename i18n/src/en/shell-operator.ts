/** The frame of the back office, and what stands before its door. */
export const operatorShell = {
  inbox: 'Inbox',
  waiting: { one: '{count} transfer is waiting', other: '{count} transfers are waiting' },
  orders: 'Orders',
  ordersWaiting: { one: '{count} order is waiting', other: '{count} orders are waiting' },
  services: 'Services',
  bots: 'Bots',
  codes: 'Codes',
  newsletter: 'Newsletter',
  referrals: 'Referrals',
  referralsWaiting: { one: '{count} commission is waiting', other: '{count} commissions are waiting' },
  customers: 'Customers',
  books: 'Books',
  settings: 'Settings',
  toShop: 'Back to the shop',
  twoFactorTitle: 'Turn on two-factor sign-in first',
  twoFactorText:
    'Whoever works here moves other people’s money, so a password alone is not enough. Turn two-factor sign-in on in your profile, then come back.',
  toProfile: 'Open my profile',
} as const
