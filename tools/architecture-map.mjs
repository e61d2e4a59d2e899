/**
 * The map as data: every subject, and which other subjects it may use on the server and in the web. What is not here is
 * not allowed. A server feature may also use `outside` and `platform`, a web feature `ui` and `platform`.
 */
export const subjects = {
  'account-closure': {
    server: ['accounts', 'bots', 'deposits', 'ledger', 'newsletter', 'notifications', 'orders', 'referrals'],
  },
  accounts: { server: ['ledger'], web: ['notifications', 'referrals'] },
  audit: { server: [] },
  books: { server: ['deposits', 'ledger', 'orders', 'referrals'], web: [] },
  bots: { server: ['accounts', 'audit', 'catalog', 'orders'], web: ['orders'] },
  catalog: { server: ['audit'], web: [] },
  dashboard: { server: ['accounts', 'ledger', 'orders'], web: ['bots', 'ledger', 'orders'] },
  deposits: { server: ['accounts', 'audit', 'ledger'], web: ['accounts', 'ledger'] },
  ledger: { server: [], web: [] },
  newsletter: { server: ['accounts', 'audit'], web: [] },
  notifications: { server: ['accounts'], web: ['accounts'] },
  orders: { server: ['accounts', 'audit', 'catalog', 'ledger'], web: ['bots', 'catalog', 'dashboard'] },
  referrals: { server: ['accounts', 'audit', 'deposits', 'ledger', 'orders'], web: [] },
  shell: {},
  site: { server: ['catalog'], web: ['accounts'] },
}

/** Which room may use which, besides itself. */
export const rooms = {
  server: {
    start: ['features', 'outside', 'platform', 'entry'],
    entry: ['features', 'outside', 'platform', 'start'],
    features: ['outside', 'platform'],
    outside: ['platform'],
    platform: [],
  },
  web: {
    entry: ['shell', 'public', 'features', 'ui', 'platform'],
    shell: ['features', 'ui', 'platform'],
    public: ['features', 'ui', 'platform'],
    features: ['ui', 'platform'],
    ui: ['platform'],
    platform: [],
  },
}

/** The Postgres schemas. A feature touches the one of its own name, the platform its own and the job engine's. */
export const schemas = [
  ...['accounts', 'audit', 'bots', 'catalog', 'deposits', 'ledger', 'newsletter', 'notifications', 'orders'],
  ...['platform', 'referrals', 'graphile_worker'],
]

/** The one file that imports pages of all features, those of operators included. */
export const routeTable = 'web/src/shell/app-routes.ts'

/** What does not keep to the rules yet. An entry that is no longer needed fails the test: the lists only shrink. */
export const exceptions = {
  /** `from → to` of rooms in the web. */
  webRooms: ['features/accounts → shell', 'features/site → shell', 'platform → ui'],
  /** `from → to`: imports of a web feature past its index.ts. */
  pastIndex: [
    ...['accounts → notifications', 'bots → orders', 'dashboard → bots'],
    ...['dashboard → orders', 'deposits → accounts', 'notifications → accounts'],
    ...['orders → bots', 'orders → catalog', 'orders → dashboard', 'site → accounts'],
    ...['public → bots', 'public → catalog'],
    ...['shell → bots', 'shell → notifications', 'shell → orders'],
  ],
  /** Files outside of `operator/` that import from one. */
  operator: ['web/src/public/services/service-states.tsx'],
  /** The first file of each import circle. */
  circles: ['web/src/public/frame/page-head.tsx'],
  /** Files, or folders, with `../../` inside one workspace. */
  upTwice: ['server/src/features/catalog/list-services.test.ts', 'server/src/features/orders/life.test.ts'],
  /** Files, or folders, with gendered comments. */
  gendered: [
    ...['accounts/closing-queries.ts', 'accounts/user-queries.ts', 'deposits/closing-queries.ts', 'ledger/queries.ts'],
    ...['newsletter/delivery-queries.ts', 'newsletter/reader-queries.ts', 'notifications/closing-queries.ts'],
    ...['notifications/item-queries.ts', 'notifications/telegram-queries.ts', 'referrals/commission-queries.ts'],
    ...['bots/', 'orders/'],
  ]
    .map((it) => `server/src/features/${it}`)
    .concat('web/src/features/', 'web/src/platform/', 'web/src/public/', 'e2e/'),
}
