/**
 * The map as data. Every subject, and the other subjects that it may use on the server and in the web. Anything else is
 * forbidden. A server feature may also use `outside` and `platform`, a web feature `ui` and `platform`. `node
 * tools/draw-map.mjs` writes it into ARCHITECTURE.md.
 */
export const subjects = {
  'account-closure': {
    is: 'export of all personal data; closing an account',
    server: [
      'accounts',
      'alerts',
      'bots',
      'catalog',
      'conversations',
      'deposits',
      'drips',
      'ledger',
      'newsletter',
      'notifications',
      'orders',
      'partners',
      'payouts',
      'referrals',
      'repeats',
      'suppliers',
      'warranty',
    ],
  },
  accounts: {
    is: 'sign-in, sessions, two-factor, profile, staff rights',
    server: ['audit', 'ledger'],
    web: ['ledger', 'notifications', 'payouts', 'referrals'],
  },
  alerts: {
    is: 'messages to operators by Telegram, mail and browser',
    server: [
      'accounts',
      'audit',
      'books',
      'conversations',
      'deposits',
      'notifications',
      'orders',
      'payouts',
      'suppliers',
    ],
    web: [],
  },
  audit: {
    is: 'log of what operators did',
    server: [],
    web: [],
  },
  books: {
    is: 'checks that every dong is where it should be',
    server: [
      'accounts',
      'catalog',
      'deposits',
      'ledger',
      'orders',
      'payouts',
      'referrals',
      'reports',
      'stock',
      'suppliers',
    ],
    web: [],
  },
  bots: {
    is: 'runs of bots, console, results, schedules',
    server: ['accounts', 'audit', 'catalog', 'content', 'orders'],
    web: ['orders'],
  },
  catalog: {
    is: 'services, categories, prices, pictures, favourites',
    server: ['accounts', 'audit'],
    web: [],
  },
  content: {
    is: 'announcements, terms, blog, closing the shop for maintenance',
    server: ['accounts', 'audit', 'settings'],
    web: ['settings'],
  },
  conversations: {
    is: 'messages between customer and shop',
    server: ['accounts', 'audit', 'notifications', 'orders'],
    web: [],
  },
  dashboard: {
    is: 'first page of a customer, in one response',
    server: ['accounts', 'catalog', 'ledger', 'orders'],
    web: ['accounts', 'bots', 'ledger', 'orders'],
  },
  deposits: {
    is: 'bank and Binance transfers: receive, match, credit',
    server: ['accounts', 'audit', 'ledger', 'settings'],
    web: ['accounts', 'ledger', 'reversals', 'settings'],
  },
  drips: {
    is: 'orders that are paid at once and delivered in several runs',
    server: ['accounts', 'orders'],
    web: [],
  },
  jobs: {
    is: 'jobs that failed at every try',
    server: ['audit'],
    web: [],
  },
  ledger: {
    is: 'double-entry accounts, balance, history, statements',
    server: [],
    web: [],
  },
  newsletter: {
    is: 'subscribing, confirming, sending an issue',
    server: ['accounts', 'audit'],
    web: [],
  },
  notifications: {
    is: 'bell, mails and Telegram messages about events',
    server: ['accounts', 'audit', 'orders'],
    web: [],
  },
  orders: {
    is: 'price, order, discount codes, delivery, refunds',
    server: ['accounts', 'audit', 'catalog', 'ledger', 'settings', 'stock'],
    web: [
      'accounts',
      'bots',
      'catalog',
      'conversations',
      'drips',
      'repeats',
      'settings',
      'stock',
      'suppliers',
      'warranty',
    ],
  },
  partners: {
    is: 'customers who deliver services for a share',
    server: [
      'accounts',
      'audit',
      'catalog',
      'conversations',
      'ledger',
      'orders',
      'payouts',
      'referrals',
      'settings',
      'stock',
    ],
    web: ['catalog', 'conversations', 'orders', 'payouts', 'settings', 'stock', 'warranty'],
  },
  payouts: {
    is: 'commissions and balances that leave the shop',
    server: ['accounts', 'audit', 'ledger', 'orders', 'referrals', 'settings'],
    web: ['settings'],
  },
  referrals: {
    is: 'links, visits, commissions, clawbacks',
    server: ['accounts', 'audit', 'catalog', 'deposits', 'ledger', 'orders', 'settings'],
    web: ['payouts', 'settings'],
  },
  repeats: {
    is: 'orders that the shop places again every day, week or month',
    server: ['accounts', 'bots', 'catalog', 'content', 'orders'],
    web: [],
  },
  reports: {
    is: 'sales, costs, deposits, payouts and debts; accounting export',
    server: ['accounts', 'audit', 'catalog', 'ledger', 'orders', 'suppliers'],
    web: [],
  },
  reversals: {
    is: 'taking back credits, debits and refunds by hand',
    server: ['accounts', 'audit', 'deposits', 'ledger', 'orders'],
    web: ['ledger'],
  },
  search: {
    is: 'services, orders and transactions by words or code',
    server: ['accounts', 'catalog', 'deposits', 'ledger', 'orders'],
  },
  settings: {
    is: 'one way to change settings of the shop',
    server: ['accounts', 'audit'],
    web: [],
  },
  shell: {
    is: 'frame, menu, routes of the web',
  },
  site: {
    is: 'public pages and facts of the shop',
    server: ['catalog', 'content', 'deposits', 'orders', 'referrals'],
    web: [],
  },
  stock: {
    is: 'items that orders deliver at once',
    server: ['accounts', 'audit', 'catalog'],
    web: ['catalog', 'warranty'],
  },
  suppliers: {
    is: 'other shops that deliver orders: offers, dispatches',
    server: ['accounts', 'audit', 'catalog', 'ledger', 'orders'],
    web: ['catalog'],
  },
  today: {
    is: 'first page of operators: work that waits, and the day so far',
    server: [
      'accounts',
      'books',
      'catalog',
      'conversations',
      'deposits',
      'ledger',
      'orders',
      'partners',
      'payouts',
      'referrals',
      'reports',
      'suppliers',
      'warranty',
    ],
    web: [],
  },
  warranty: {
    is: 'claims about delivered orders, and their settlement',
    server: ['accounts', 'audit', 'catalog', 'orders', 'partners', 'stock', 'suppliers'],
    web: [],
  },
}

/** The folders that each folder of the checkout may use. Tests may also use `testing`, `tools` and the server. */
export const folders = {
  tools: [],
  contract: [],
  i18n: ['contract'],
  bots: [],
  server: ['contract', 'i18n', 'bots'],
  web: ['contract', 'i18n'],
  site: ['contract', 'i18n', 'web'],
  testing: ['tools', 'contract', 'bots', 'server'],
  e2e: ['tools', 'contract', 'i18n', 'server', 'site', 'testing'],
  bench: ['contract', 'server', 'testing', 'e2e'],
  scan: ['contract', 'server', 'testing'],
}

/** The layers that each layer may use, besides itself. */
export const layers = {
  server: {
    start: ['features', 'outside', 'platform', 'entry'],
    entry: ['features', 'outside', 'platform', 'start'],
    features: ['outside', 'platform'],
    outside: ['platform'],
    platform: [],
  },
  web: {
    entry: ['shell', 'features', 'ui', 'platform'],
    shell: ['features', 'ui', 'platform'],
    features: ['ui', 'platform'],
    ui: ['platform'],
    platform: [],
  },
}

/** The Postgres schemas. A feature uses the one of its own name, the platform its own and the job engine's. */
export const schemas = [
  ...[
    'accounts',
    'alerts',
    'audit',
    'books',
    'bots',
    'catalog',
    'content',
    'conversations',
    'deposits',
    'drips',
    'ledger',
    'newsletter',
    'notifications',
    'orders',
  ],
  ...[
    'partners',
    'payouts',
    'platform',
    'referrals',
    'repeats',
    'reports',
    'stock',
    'suppliers',
    'warranty',
    'graphile_worker',
  ],
]

/** Functions and triggers that reach a forbidden schema, each with the reason why no job does it. */
export const sqlExceptions = {
  'orders → suppliers': 'the payment and the note for suppliers are one transaction, for many orders in one statement',
  'accounts → catalog': 'services of a partner close in the transaction that blocks the account, whoever blocks it',
}

/** Triggers of a schema on another one's table. The code of that table does not show them. */
export const triggersOnOthers = {
  'warranty on orders.orders': 'claims leave the partner in the transaction in which the order does',
  'warranty on partners.partners': 'claims leave the desk of a partner in the transaction that ends the partnership',
}

/** The files that import pages of all features: those of customers, of operators and of partners. */
export const routeTables = [
  'web/src/shell/app-routes.ts',
  'web/src/shell/operator-routes.ts',
  'web/src/shell/partner-routes.ts',
]
