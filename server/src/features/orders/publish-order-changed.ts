import type { LiveEvent } from '@runmart/contract/live'
import type { OrderStatus } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvents } from '#platform/live/publish-event.ts'

type Changed = { id: string; code: string; customerId: string; status: OrderStatus }

/** The event for the customer's open pages, without the order itself. */
export function orderChanged({ id, code, customerId, status }: Changed): { userId: string; event: LiveEvent } {
  return {
    userId: customerId,
    event: { kind: 'order-changed', orderId: id, orderCode: code, orderStatus: status },
  }
}

/** Publishes that an order has changed. */
export function publishOrderChanged(tx: Tx, order: Changed): void {
  publishEvents(tx, [orderChanged(order)])
}
