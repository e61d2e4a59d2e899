import type { Quote } from '@runmart/contract/orders-order'
import { listServiceForms } from '#features/catalog/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import { requireInputs } from './check-order-inputs.ts'
import { hasLinks } from './link-queries.ts'
import type { StoredOrder } from './order-queries.ts'
import { quotePrice } from './price-queries.ts'

/** Whether the order's row holds all its inputs. Bot lines and links are elsewhere, and the shop deletes them later. */
export async function isKeptWhole(reader: Reader, order: StoredOrder): Promise<boolean> {
  if (order.serviceType !== 'REFERRAL' || order.preOrder) return false
  return order.linksDeleted === null ? !(await hasLinks(reader, order.id)) : !order.linksDeleted
}

/** The current price of the same order without its discount code. Refuses orders that cannot be placed again. */
export async function quoteAgain(tx: Tx, order: StoredOrder): Promise<Quote> {
  const { customerId, serviceId, amount, provider, serviceType } = order
  const form = (await listServiceForms(tx, [serviceId])).get(serviceId)
  requireInputs(form, order.inputs ?? {}, false)
  const kind = { provider, serviceType, orderType: 'single', counted: null, hasLinks: false } as const
  return quotePrice(tx, { customerId, serviceId, amount, discountCode: undefined, ...kind })
}
