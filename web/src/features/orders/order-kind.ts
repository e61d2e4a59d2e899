import type { Order } from '@runmart/contract/orders'

const kinds = { OWNER_PROVIDE: 'owner', PARTNER_PROVIDED: 'partner', USER_PROVIDED: 'user' } as const

/** The words for the order type an order was placed as. */
export function orderKind({ provider }: Order): `orderForm.${'owner' | 'partner' | 'user'}` {
  return `orderForm.${kinds[provider]}`
}
