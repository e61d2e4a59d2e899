import type { AppRoute } from './lazy-route.ts'

const prefetchServices = () => import('#features/orders/new/services-query.ts').then((it) => it.prefetchServices())

/** The frame of all screens that call the API; the router adds the back office to it on the first visit. */
export const WITH_CACHE = 'with-cache'
/** The customer's frame; the router adds the partner's area to it. */
export const CUSTOMER = 'customer'

/**
 * Addresses of the app except the back office and partners; a screen loads on its first visit. The sign-in page's first
 * load contains this table, so it holds only addresses and imports.
 */
export const appRoutes: readonly AppRoute[] = [
  { path: 'auth/login', page: () => import('#features/accounts/auth/login-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/register', page: () => import('#features/accounts/auth/register-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/forgot', page: () => import('#features/accounts/auth/forgot-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/reset', page: () => import('#features/accounts/auth/reset-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/google', page: () => import('#features/accounts/auth/google-page.tsx'), sentences: 'signedOut' },
  { path: 'help', page: () => import('#features/conversations/help-page.tsx'), sentences: 'signedOut' },
  {
    id: WITH_CACHE,
    page: () => import('./query-cache.tsx'),
    children: [
      { path: 'auth/activate', page: () => import('#features/accounts/auth/activate-page.tsx') },
      { path: 'auth/confirm-email', page: () => import('#features/accounts/auth/confirm-email-page.tsx') },
      { path: 'auth/restore-email', page: () => import('#features/accounts/auth/restore-email-page.tsx') },
      { path: 'unsubscribe', page: () => import('#features/notifications/unsubscribe-page.tsx') },
      { path: 'dev/outbox', page: () => import('#features/site/outbox-page.tsx') },
      {
        id: CUSTOMER,
        page: () => import('./customer-shell.tsx'),
        children: [
          { path: 'start', page: () => import('#features/accounts/auth/start-page.tsx'), sentences: 'firstScreen' },
          {
            path: 'dashboard',
            page: () => import('#features/dashboard/dashboard-page.tsx'),
            prefetch: () => import('#features/dashboard/summary-query.ts').then((it) => it.prefetchSummary()),
            sentences: 'firstScreen',
          },
          { path: 'profile', page: () => import('#features/accounts/profile/profile-page.tsx') },
          { path: 'profile/:section', page: () => import('#features/accounts/profile/profile-page.tsx') },
          {
            path: 'deposit',
            page: () => import('#features/deposits/deposit-page.tsx'),
            prefetch: () =>
              import('#features/deposits/deposit-information.ts').then((it) => it.loadDepositInformation()),
          },
          { path: 'catalog', page: () => import('#features/catalog/catalog-page.tsx'), prefetch: prefetchServices },
          { path: 'orders', page: () => import('#features/orders/orders-page.tsx') },
          {
            path: 'orders/new',
            page: () => import('#features/orders/new/new-order-page.tsx'),
            prefetch: prefetchServices,
          },
          {
            path: 'orders/links',
            page: () => import('#features/orders/new/referral-links-page.tsx'),
            prefetch: prefetchServices,
          },
          { path: 'orders/history', page: () => import('#features/orders/history-page.tsx') },
          { path: 'orders/spread', page: () => import('#features/drips/drips-page.tsx') },
          { path: 'orders/repeats', page: () => import('#features/repeats/repeats-page.tsx') },
          { path: 'orders/:id', page: () => import('#features/orders/order-page.tsx') },
          { path: 'bots', page: () => import('#features/bots/bots-page.tsx'), prefetch: prefetchServices },
          { path: 'bots/:id', page: () => import('#features/bots/console/console-page.tsx') },
          {
            path: 'referral',
            page: () => import('#features/referrals/referral-page.tsx'),
            prefetch: () => import('#features/referrals/load-referral-info.ts').then((it) => it.loadReferralInfo()),
          },
          { path: 'notifications', page: () => import('#features/notifications/notifications-page.tsx') },
          { path: 'messages', page: () => import('#features/conversations/messages-page.tsx') },
          { path: 'messages/:id', page: () => import('#features/conversations/messages-page.tsx') },
          {
            path: 'transactions',
            page: () => import('#features/ledger/transactions-page.tsx'),
            children: [{ path: ':code', page: () => import('#features/ledger/receipt-page.tsx') }],
          },
          { path: 'transactions/statement/:month', page: () => import('#features/ledger/statement-page.tsx') },
        ],
      },
    ],
  },
  { path: '*', page: () => import('#features/site/unknown-page.tsx'), sentences: 'signedOut' },
]
