/** The addresses of the partner's own area; only who goes there loads them. */
export const partnerPaths = {
  overview: '/partner',
  orders: '/partner/orders',
  /** The list with one status shown; without it, those to take. */
  ordersOf: (status: string) => `/partner/orders?${new URLSearchParams({ status })}`,
  order: (id: string) => `/partner/orders/${encodeURIComponent(id)}`,
  claims: '/partner/warranty',
  services: '/partner/services',
  propose: '/partner/services/propose',
  proposeChange: (serviceId: string) => `/partner/services/${encodeURIComponent(serviceId)}/propose`,
  stock: (serviceId: string) => `/partner/services/${encodeURIComponent(serviceId)}/stock`,
} as const
