import type { OrderStatus } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { tell } from '#platform/live/tell.ts'

type Known = { id: string; code: string; customerId: string; status: OrderStatus }

/** Tells the customer's open pages that an order is not what they show. */
export function tellChange(tx: Tx, { id, code, customerId, status }: Known): void {
  tell(tx, customerId, { kind: 'order-changed', orderId: id, orderCode: code, orderStatus: status })
}
