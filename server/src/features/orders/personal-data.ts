import type { Language } from '@runmart/contract/accounts'
import type { Order, PriceLines, TimelineEntry } from '@runmart/contract/orders'
import type { Tx } from '#platform/db/tx.ts'
import { timelineOf } from './event-queries.ts'
import { getOrder } from './order-queries.ts'
import { priceOf, showOrder } from './show-order.ts'

export { linksAfter } from './link-queries.ts'
export { deleteOrderDetails, ordersOf } from './personal-data-queries.ts'

export type OrderRecord = { order: Order; price: PriceLines; timeline: TimelineEntry[] }

/** An order with its price and all that happened to it, for a copy of the customer's data. */
export async function orderRecord(tx: Tx, id: string, language: Language): Promise<OrderRecord> {
  const stored = await getOrder(tx, id)
  const order = await showOrder(tx, stored, language)
  return { order, price: priceOf(stored), timeline: await timelineOf(tx, stored) }
}
