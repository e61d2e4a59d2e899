import type { AppRoute } from './platform/app-route.ts'

const askServices = () => import('./customer/ordering/ask-services.ts').then((it) => it.askServices())

/**
 * Every address of the app, one line each: a screen is fetched when somebody goes there. This table is in the first
 * load of the sign-in page, so it holds nothing but addresses and where the code is.
 */
export const appRoutes: readonly AppRoute[] = [
  { path: 'auth/login', page: () => import('./customer/auth/login.tsx') },
  { path: 'auth/register', page: () => import('./customer/auth/register.tsx') },
  { path: 'auth/forgot', page: () => import('./customer/auth/forgot.tsx') },
  { path: 'auth/reset', page: () => import('./customer/auth/reset.tsx') },
  { path: 'auth/google', page: () => import('./customer/auth/google.tsx') },
  {
    page: () => import('./query-cache.tsx'),
    begin: () => import('./platform/whole-voice.ts').then((it) => it.loadWholeVoice()),
    inside: [
      { path: 'auth/activate', page: () => import('./customer/auth/activate.tsx') },
      { path: 'unsubscribe', page: () => import('./customer/notifications/unsubscribe.tsx') },
      { path: 'dev/outbox', page: () => import('./dev/outbox.tsx') },
      {
        page: () => import('./customer/frame/frame.tsx'),
        inside: [
          {
            path: 'dashboard',
            page: () => import('./customer/dashboard/dashboard.tsx'),
            begin: () => import('./customer/dashboard/ask-summary.ts').then((it) => it.askSummary()),
          },
          { path: 'profile', page: () => import('./customer/profile/profile.tsx') },
          {
            path: 'deposit',
            page: () => import('./customer/deposit/deposit.tsx'),
            begin: () => import('./customer/deposit/ask-information.ts').then((it) => it.askInformation()),
          },
          { path: 'orders', page: () => import('./customer/orders/orders.tsx') },
          { path: 'orders/new', page: () => import('./customer/ordering/new-order.tsx'), begin: askServices },
          { path: 'orders/links', page: () => import('./customer/ordering/referral-links.tsx'), begin: askServices },
          { path: 'orders/history', page: () => import('./customer/orders/history.tsx') },
          { path: 'orders/:id', page: () => import('./customer/orders/order.tsx') },
          { path: 'bots', page: () => import('./customer/start-tool/start-tool.tsx'), begin: askServices },
          { path: 'bots/:id', page: () => import('./customer/run-console/console.tsx') },
          {
            path: 'referral',
            page: () => import('./customer/referral/referral.tsx'),
            begin: () => import('./customer/referral/ask-referral.ts').then((it) => it.askReferral()),
          },
          { path: 'notifications', page: () => import('./customer/notifications/notifications.tsx') },
          { path: 'transactions', page: () => import('./customer/transactions/transactions.tsx') },
        ],
      },
      {
        page: () => import('./operator/frame/frame.tsx'),
        begin: () => import('./platform/operator-voice.ts').then((it) => it.loadOperatorVoice()),
        inside: [
          { path: 'operator', page: () => import('./operator/inbox/inbox.tsx') },
          { path: 'operator/orders', page: () => import('./operator/orders/orders.tsx') },
          { path: 'operator/orders/:id', page: () => import('./operator/orders/order.tsx') },
          { path: 'operator/services', page: () => import('./operator/services/services.tsx') },
          { path: 'operator/services/:id', page: () => import('./operator/services/service.tsx') },
          { path: 'operator/bots', page: () => import('./operator/bots/bots.tsx') },
          { path: 'operator/codes', page: () => import('./operator/codes/codes.tsx') },
          { path: 'operator/referrals', page: () => import('./operator/referrals/referrals.tsx') },
          { path: 'operator/newsletter', page: () => import('./operator/newsletter/newsletter.tsx') },
          { path: 'operator/customers', page: () => import('./operator/customers/customers.tsx') },
          { path: 'operator/books', page: () => import('./operator/books/books.tsx') },
          { path: 'operator/settings', page: () => import('./operator/settings/settings.tsx') },
        ],
      },
    ],
  },
  { path: '*', page: () => import('./customer/unknown-page.tsx') },
]
