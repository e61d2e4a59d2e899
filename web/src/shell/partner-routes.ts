import type { AppRoute } from './lazy-route.ts'

const loadWords = () => import('#platform/partner-translations.ts').then((it) => it.loadPartnerTranslationsIntoApp())

/** Every address of the partner's own area, one line each. Only its visitors load this table. */
export const partnerRoutes: readonly AppRoute[] = [
  {
    page: () => import('#features/partners/partner-frame.tsx'),
    prefetch: loadWords,
    children: [
      { path: 'partner', page: () => import('#features/partners/overview-page.tsx') },
      { path: 'partner/orders', page: () => import('#features/partners/orders/orders-page.tsx') },
      { path: 'partner/orders/:id', page: () => import('#features/partners/orders/order-page.tsx') },
      { path: 'partner/warranty', page: () => import('#features/partners/claims/claims-page.tsx') },
      { path: 'partner/services', page: () => import('#features/partners/services/services-page.tsx') },
      { path: 'partner/services/propose', page: () => import('#features/partners/services/propose-page.tsx') },
      { path: 'partner/services/:id/propose', page: () => import('#features/partners/services/propose-page.tsx') },
      { path: 'partner/services/:id/stock', page: () => import('#features/partners/services/stock-page.tsx') },
    ],
  },
]
