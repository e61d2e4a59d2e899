import type { OrderStatus } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'

type Known = { id: string; code: string; customerId: string; status: OrderStatus }

/** Tells the customer's open pages that an order is not what they show. */
export function tellChange(tx: Tx, { id, code, customerId, status }: Known): void {
  publishEvent(tx, customerId, { kind: 'order-changed', orderId: id, orderCode: code, orderStatus: status })
}
