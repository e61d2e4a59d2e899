/** The frame of the back office, and the page that asks for two-factor. */
export const operatorShell = {
  inbox: 'Transfers',
  waiting: { one: '{count} unmatched transfer', other: '{count} unmatched transfers' },
  orders: 'Orders',
  ordersWaiting: { one: '{count} order waiting', other: '{count} orders waiting' },
  messages: 'Messages',
  messagesWaiting: { one: '{count} customer waiting for an answer', other: '{count} customers waiting for an answer' },
  services: 'Services',
  bots: 'Bots',
  codes: 'Discount codes',
  newsletter: 'Newsletter',
  referrals: 'Referrals',
  referralsWaiting: { one: '{count} commission to review', other: '{count} commissions to review' },
  customers: 'Customers',
  books: 'Books',
  settings: 'Settings',
  toShop: 'Back to shop',
  twoFactorTitle: 'Turn on two-factor sign-in first',
  twoFactorText:
    'Operators handle other people’s money, so a password alone isn’t enough. Turn it on in your profile, then come back.',
  toProfile: 'Open profile',
} as const
