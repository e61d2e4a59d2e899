/** The addresses of the partner area; only its visitors load them. */
export const partnerPaths = {
  overview: '/partner',
  orders: '/partner/orders',
  /** The list with one status; `orders` lists orders to take. */
  ordersOf: (status: string) => `/partner/orders?${new URLSearchParams({ status })}`,
  order: (id: string) => `/partner/orders/${encodeURIComponent(id)}`,
  claims: '/partner/warranty',
  services: '/partner/services',
  propose: '/partner/services/propose',
  proposeChange: (serviceId: string) => `/partner/services/${encodeURIComponent(serviceId)}/propose`,
  stock: (serviceId: string) => `/partner/services/${encodeURIComponent(serviceId)}/stock`,
} as const
