import type { Service } from '@runmart/contract/catalog'

const kinds = { OWNER_PROVIDE: 'owner', PARTNER_PROVIDED: 'partner', USER_PROVIDED: 'user' } as const

/** The three order types of the order form, each with a provider and an endpoint of its own. */
export const orderKinds = Object.values(kinds)
export type OrderKind = (typeof orderKinds)[number]

/** The order type of a service, or of an order for it. */
export function kindOf({ provider }: Pick<Service, 'provider'>): OrderKind {
  return kinds[provider]
}
