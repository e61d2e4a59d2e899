/**
 * The map as data: every subject, and which other subjects it may use on the server and in the web. What is not here is
 * not allowed. A server feature may also use `outside` and `platform`, a web feature `ui` and `platform`.
 */
export const subjects = {
  'account-closure': {
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
  accounts: { server: ['audit', 'ledger'], web: ['ledger', 'notifications', 'payouts', 'referrals'] },
  alerts: {
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
  audit: { server: [], web: [] },
  books: {
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
  bots: { server: ['accounts', 'audit', 'catalog', 'content', 'orders'], web: ['orders'] },
  catalog: { server: ['accounts', 'audit'], web: [] },
  content: { server: ['accounts', 'audit', 'settings'], web: ['settings'] },
  conversations: { server: ['accounts', 'audit', 'notifications', 'orders'], web: [] },
  dashboard: { server: ['accounts', 'catalog', 'ledger', 'orders'], web: ['accounts', 'bots', 'ledger', 'orders'] },
  deposits: {
    server: ['accounts', 'audit', 'ledger', 'settings'],
    web: ['accounts', 'ledger', 'reversals', 'settings'],
  },
  drips: { server: ['accounts', 'orders'], web: [] },
  jobs: { server: ['audit'], web: [] },
  ledger: { server: [], web: [] },
  newsletter: { server: ['accounts', 'audit'], web: [] },
  notifications: { server: ['accounts', 'audit', 'orders'], web: [] },
  orders: {
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
  payouts: { server: ['accounts', 'audit', 'ledger', 'orders', 'referrals', 'settings'], web: ['settings'] },
  referrals: {
    server: ['accounts', 'audit', 'catalog', 'deposits', 'ledger', 'orders', 'settings'],
    web: ['payouts', 'settings'],
  },
  repeats: { server: ['accounts', 'bots', 'catalog', 'content', 'orders'], web: [] },
  reports: { server: ['accounts', 'audit', 'catalog', 'ledger', 'orders', 'suppliers'], web: [] },
  reversals: { server: ['accounts', 'audit', 'deposits', 'ledger', 'orders'], web: ['ledger'] },
  search: { server: ['accounts', 'catalog', 'deposits', 'ledger', 'orders'] },
  settings: { server: ['accounts', 'audit'], web: [] },
  shell: {},
  site: { server: ['catalog', 'content', 'deposits', 'orders', 'referrals'], web: [] },
  stock: { server: ['accounts', 'audit', 'catalog'], web: ['catalog', 'warranty'] },
  suppliers: {
    server: ['accounts', 'audit', 'catalog', 'ledger', 'orders'],
    web: ['catalog'],
  },
  today: {
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
  warranty: { server: ['accounts', 'audit', 'catalog', 'orders', 'partners', 'stock', 'suppliers'], web: [] },
}

/** Which layer may use which, besides itself. */
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

/** The Postgres schemas. A feature touches the one of its own name, the platform its own and the job engine's. */
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

/** Functions and triggers that reach a schema which the map does not allow, each with the reason why no job does it. */
export const sqlExceptions = {
  'orders → suppliers': 'the payment and the note for suppliers are one transaction, for many orders in one statement',
  'accounts → catalog': 'services of a partner close in the transaction that blocks the account, whoever blocks it',
}

/** Triggers that a schema puts on a table of another one. The code of that table does not show them. */
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
