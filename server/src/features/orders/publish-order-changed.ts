import type { OrderStatus } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'

type Changed = { id: string; code: string; customerId: string; status: OrderStatus }

/** Publishes to the customer's open pages that an order is not what they show. */
export function publishOrderChanged(tx: Tx, { id, code, customerId, status }: Changed): void {
  publishEvent(tx, customerId, { kind: 'order-changed', orderId: id, orderCode: code, orderStatus: status })
}
