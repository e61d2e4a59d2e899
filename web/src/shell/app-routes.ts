import type { AppRoute } from './lazy-route.ts'

const prefetchServices = () => import('#features/orders/new/services-query.ts').then((it) => it.prefetchServices())

/**
 * Every address of the app, one line each: a screen is fetched when somebody goes there. This table is in the first
 * load of the sign-in page, so it holds nothing but addresses and where the code is.
 */
export const appRoutes: readonly AppRoute[] = [
  { path: 'auth/login', page: () => import('#features/accounts/auth/login-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/register', page: () => import('#features/accounts/auth/register-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/forgot', page: () => import('#features/accounts/auth/forgot-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/reset', page: () => import('#features/accounts/auth/reset-page.tsx'), sentences: 'signedOut' },
  { path: 'auth/google', page: () => import('#features/accounts/auth/google-page.tsx'), sentences: 'signedOut' },
  { path: 'help', page: () => import('#features/conversations/help-page.tsx'), sentences: 'signedOut' },
  {
    page: () => import('./query-cache.tsx'),
    children: [
      { path: 'auth/activate', page: () => import('#features/accounts/auth/activate-page.tsx') },
      { path: 'auth/confirm-email', page: () => import('#features/accounts/auth/confirm-email-page.tsx') },
      { path: 'auth/restore-email', page: () => import('#features/accounts/auth/restore-email-page.tsx') },
      { path: 'unsubscribe', page: () => import('#features/notifications/unsubscribe-page.tsx') },
      { path: 'dev/outbox', page: () => import('#features/site/outbox-page.tsx') },
      {
        page: () => import('./customer-shell.tsx'),
        children: [
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
      {
        page: () => import('./operator/operator-shell.tsx'),
        prefetch: () => import('#platform/operator-translations.ts').then((it) => it.loadOperatorTranslationsIntoApp()),
        children: [
          { path: 'operator', page: () => import('#features/deposits/operator/transfers-page.tsx') },
          { path: 'operator/orders', page: () => import('#features/orders/operator/orders-page.tsx') },
          { path: 'operator/orders/:id', page: () => import('#features/orders/operator/order-page.tsx') },
          { path: 'operator/messages', page: () => import('#features/conversations/operator/messages-page.tsx') },
          {
            path: 'operator/messages/replies',
            page: () => import('#features/conversations/operator/saved-replies-page.tsx'),
          },
          {
            path: 'operator/messages/:id',
            page: () => import('#features/conversations/operator/conversation-page.tsx'),
          },
          { path: 'operator/services', page: () => import('#features/catalog/operator/services-page.tsx') },
          { path: 'operator/services/:id', page: () => import('#features/catalog/operator/service-page.tsx') },
          {
            path: 'operator/services/:id/page',
            page: () => import('#features/catalog/operator/service-text-page.tsx'),
          },
          { path: 'operator/bots', page: () => import('#features/bots/operator/bots-page.tsx') },
          {
            path: 'operator/codes',
            page: () => import('#features/orders/operator/discount-codes/discount-codes-page.tsx'),
          },
          { path: 'operator/referrals', page: () => import('#features/referrals/operator/referrals-page.tsx') },
          { path: 'operator/payouts', page: () => import('#features/payouts/operator/payouts-page.tsx') },
          { path: 'operator/newsletter', page: () => import('#features/newsletter/operator/newsletter-page.tsx') },
          { path: 'operator/customers', page: () => import('#features/accounts/operator/customers-page.tsx') },
          {
            path: 'operator/customers/:id/transactions',
            page: () => import('#features/reversals/operator/customer-transactions-page.tsx'),
          },
          { path: 'operator/staff', page: () => import('#features/accounts/operator/staff/staff-page.tsx') },
          { path: 'operator/audit', page: () => import('#features/audit/operator/audit-page.tsx') },
          { path: 'operator/books', page: () => import('#features/books/operator/books-page.tsx') },
          { path: 'operator/settings', page: () => import('#features/deposits/operator/settings/settings-page.tsx') },
        ],
      },
    ],
  },
  { path: '*', page: () => import('#features/site/unknown-page.tsx'), sentences: 'signedOut' },
]
