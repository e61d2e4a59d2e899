import type { Language } from '@runmart/contract/accounts'
import type { Order, PriceLines, TimelineEntry } from '@runmart/contract/orders-order'
import type { Good } from '@runmart/contract/stock-goods'
import { openGoods } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import { timelineOf } from './event-queries.ts'
import { isPaidBack } from './goods.ts'
import { lockOrder } from './order-queries.ts'
import { priceOf, showOrder } from './show-order.ts'

export { linksAfter } from './link-queries.ts'
export { deleteOrderDetails, lockOrdersOf, ordersOf } from './personal-data-queries.ts'

export type OrderRecord = { order: Order; price: PriceLines; timeline: TimelineEntry[]; goods: Good[] }

/** An order with its price, timeline and goods, for the export of personal data. */
export async function orderRecord(
  tx: Tx,
  id: string,
  { language, secretsKeys }: { language: Language; secretsKeys: SecretsKeys },
): Promise<OrderRecord> {
  // Locked, as for reading goods: after a concurrent full refund they stay closed.
  const stored = await lockOrder(tx, id)
  const order = await showOrder(tx, stored, language)
  const { items: goods } = await openGoods(tx, id, { isClosed: isPaidBack(stored), keys: secretsKeys })
  return { order, price: priceOf(stored), timeline: await timelineOf(tx, stored), goods }
}
