import type { AppRoute } from './lazy-route.ts'

const loadWords = () => import('#platform/operator-translations.ts').then((it) => it.loadOperatorTranslationsIntoApp())

/** Every address of the back office, one line each. Only operators load this table. */
export const operatorRoutes: readonly AppRoute[] = [
  {
    path: 'operator/invitation',
    page: () => import('#features/accounts/operator/staff/invitation-page.tsx'),
    prefetch: loadWords,
  },
  {
    page: () => import('./operator/operator-shell.tsx'),
    prefetch: loadWords,
    children: [
      { path: 'operator', page: () => import('#features/today/operator/today-page.tsx') },
      { path: 'operator/alerts', page: () => import('#features/alerts/operator/alerts-page.tsx') },
      {
        path: 'operator/transactions/:id',
        page: () => import('#features/reversals/operator/transactions-page.tsx'),
      },
      { path: 'operator/transfers', page: () => import('#features/deposits/operator/transfers-page.tsx') },
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
      { path: 'operator/warranty', page: () => import('#features/warranty/operator/warranty-page.tsx') },
      { path: 'operator/services', page: () => import('#features/catalog/operator/services-page.tsx') },
      { path: 'operator/services/categories', page: () => import('#features/catalog/operator/categories-page.tsx') },
      { path: 'operator/services/new', page: () => import('#features/catalog/operator/new-service-page.tsx') },
      {
        path: 'operator/services/:id',
        page: () => import('#features/catalog/operator/service-page.tsx'),
        children: [
          { path: '', page: () => import('#features/catalog/operator/service-details-page.tsx') },
          { path: 'form', page: () => import('#features/orders/operator/service-order-form-page.tsx') },
          { path: 'page', page: () => import('#features/catalog/operator/service-text-page.tsx') },
          { path: 'stock', page: () => import('#features/stock/operator/stock-page.tsx') },
          { path: 'suppliers', page: () => import('#features/suppliers/operator/service-suppliers-page.tsx') },
          { path: 'partner', page: () => import('#features/partners/operator/service-partner-page.tsx') },
          { path: 'history', page: () => import('#features/catalog/operator/service-history-page.tsx') },
        ],
      },
      { path: 'operator/suppliers', page: () => import('#features/suppliers/operator/suppliers-page.tsx') },
      { path: 'operator/suppliers/changes', page: () => import('#features/suppliers/operator/changes-page.tsx') },
      { path: 'operator/suppliers/:id', page: () => import('#features/suppliers/operator/supplier-page.tsx') },
      { path: 'operator/supplier-money', page: () => import('#features/suppliers/operator/supplier-money-page.tsx') },
      { path: 'operator/dispatches', page: () => import('#features/suppliers/operator/dispatches-page.tsx') },
      { path: 'operator/bots', page: () => import('#features/bots/operator/bots-page.tsx') },
      {
        path: 'operator/codes',
        page: () => import('#features/orders/operator/discount-codes/discount-codes-page.tsx'),
      },
      { path: 'operator/referrals', page: () => import('#features/referrals/operator/referrals-page.tsx') },
      { path: 'operator/partners', page: () => import('#features/partners/operator/partners-page.tsx') },
      { path: 'operator/partners/proposals', page: () => import('#features/partners/operator/proposals-page.tsx') },
      {
        path: 'operator/partners/proposals/:id',
        page: () => import('#features/partners/operator/proposal-page.tsx'),
      },
      { path: 'operator/partners/:id', page: () => import('#features/partners/operator/partner-page.tsx') },
      { path: 'operator/payouts', page: () => import('#features/payouts/operator/payouts-page.tsx') },
      {
        path: 'operator/content',
        page: () => import('#features/content/operator/announcements/announcements-page.tsx'),
      },
      {
        path: 'operator/content/announcements/:id',
        page: () => import('#features/content/operator/announcements/announcement-page.tsx'),
      },
      { path: 'operator/content/pages', page: () => import('#features/content/operator/texts/texts-page.tsx') },
      { path: 'operator/content/posts', page: () => import('#features/content/operator/texts/texts-page.tsx') },
      { path: 'operator/content/pages/:slug', page: () => import('#features/content/operator/texts/text-page.tsx') },
      { path: 'operator/content/posts/:slug', page: () => import('#features/content/operator/texts/text-page.tsx') },
      { path: 'operator/newsletter', page: () => import('#features/newsletter/operator/newsletter-page.tsx') },
      { path: 'operator/customers', page: () => import('#features/accounts/operator/customers-page.tsx') },
      {
        path: 'operator/customers/:id',
        page: () => import('#features/accounts/operator/customer-page.tsx'),
        children: [
          { path: '', page: () => import('#features/accounts/operator/customer-overview-page.tsx') },
          {
            path: 'transactions',
            page: () => import('#features/reversals/operator/customer-transactions-page.tsx'),
          },
          { path: 'orders', page: () => import('#features/orders/operator/customer-orders-page.tsx') },
          { path: 'runs', page: () => import('#features/orders/operator/customer-runs-page.tsx') },
          { path: 'deposits', page: () => import('#features/deposits/operator/customer-transfers-page.tsx') },
          { path: 'messages', page: () => import('#features/conversations/operator/customer-conversations-page.tsx') },
          { path: 'notes', page: () => import('#features/accounts/operator/customer-notes-page.tsx') },
          { path: 'sent', page: () => import('#features/accounts/operator/customer-sent-page.tsx') },
          { path: 'referrals', page: () => import('#features/accounts/operator/customer-referrals-page.tsx') },
          { path: 'devices', page: () => import('#features/accounts/operator/customer-devices-page.tsx') },
          { path: 'audit', page: () => import('#features/audit/operator/customer-audit-page.tsx') },
        ],
      },
      { path: 'operator/staff', page: () => import('#features/accounts/operator/staff/staff-page.tsx') },
      { path: 'operator/staff/rules', page: () => import('#features/accounts/operator/staff/rules-page.tsx') },
      { path: 'operator/audit', page: () => import('#features/audit/operator/audit-page.tsx') },
      { path: 'operator/reports', page: () => import('#features/reports/operator/reports-page.tsx') },
      { path: 'operator/reports/entries', page: () => import('#features/reports/operator/entries-page.tsx') },
      { path: 'operator/books', page: () => import('#features/books/operator/books-page.tsx') },
      {
        page: () => import('./operator/settings-frame.tsx'),
        children: [
          { path: 'operator/settings', page: () => import('#features/deposits/operator/settings/settings-page.tsx') },
          {
            path: 'operator/settings/orders',
            page: () => import('#features/orders/operator/settings/order-settings-page.tsx'),
          },
          {
            path: 'operator/settings/referrals',
            page: () => import('#features/referrals/operator/referral-settings-page.tsx'),
          },
          {
            path: 'operator/settings/payouts',
            page: () => import('#features/payouts/operator/payout-settings-page.tsx'),
          },
          {
            path: 'operator/settings/partners',
            page: () => import('#features/partners/operator/partner-settings-page.tsx'),
          },
          {
            path: 'operator/settings/maintenance',
            page: () => import('#features/content/operator/maintenance/maintenance-page.tsx'),
          },
          {
            path: 'operator/settings/history',
            page: () => import('#features/audit/operator/settings-history-page.tsx'),
          },
        ],
      },
      { path: 'operator/jobs', page: () => import('#features/jobs/operator/jobs-page.tsx') },
    ],
  },
]
