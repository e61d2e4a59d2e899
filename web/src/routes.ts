import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the web. Public pages are prerendered; the rest is the app, served by one fallback page. */
export default [
  index('public/landing.tsx'),
  route('vi', 'public/landing.tsx', { id: 'landing-vi' }),
  route('ru', 'public/landing.tsx', { id: 'landing-ru' }),
  route('404', 'public/not-found.tsx'),
  layout('app.tsx', [
    route('auth/login', 'customer/auth/login.tsx'),
    route('auth/register', 'customer/auth/register.tsx'),
    route('auth/forgot', 'customer/auth/forgot.tsx'),
    route('auth/reset', 'customer/auth/reset.tsx'),
    route('auth/google', 'customer/auth/google.tsx'),
    layout('query-cache.tsx', [
      route('auth/activate', 'customer/auth/activate.tsx'),
      route('dev/outbox', 'dev/outbox.tsx'),
      layout('customer/frame/frame.tsx', [
        route('dashboard', 'customer/dashboard/dashboard.tsx'),
        route('profile', 'customer/profile/profile.tsx'),
        route('deposit', 'customer/deposit/deposit.tsx'),
        route('orders', 'customer/not-open-yet.tsx', { id: 'orders' }),
        route('orders/new', 'customer/not-open-yet.tsx', { id: 'new-order' }),
        route('orders/:id', 'customer/not-open-yet.tsx', { id: 'order' }),
        route('bots', 'customer/not-open-yet.tsx', { id: 'bots' }),
        route('referral', 'customer/not-open-yet.tsx', { id: 'referral' }),
        route('transactions', 'customer/transactions/transactions.tsx'),
      ]),
      layout('operator/frame/frame.tsx', [
        route('operator', 'operator/inbox/inbox.tsx'),
        route('operator/customers', 'operator/customers/customers.tsx'),
        route('operator/books', 'operator/books/books.tsx'),
        route('operator/settings', 'operator/settings/settings.tsx'),
      ]),
    ]),
    route('*', 'customer/unknown-page.tsx'),
  ]),
] satisfies RouteConfig
