import { available, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

/** Returns money of a locked order to its customer, with a reason that is shown in their history; nothing where the amount is 0. */
export async function refundCustomer(tx: Tx, order: StoredOrder, amount: number, reason?: string): Promise<void> {
  if (amount === 0) return
  const posted = await post(tx, {
    kind: 'refund',
    // What was refunded before distinguishes one refund of an order from the next.
    reference: `${order.id}:${order.refunded}`,
    details: { orderCode: order.code, ...(reason && { description: reason }) },
    legs: { [house.sales]: -amount, [available(order.customerId)]: amount },
  })
  if (!posted) throw new Error(`A refund of order ${order.code} was posted before`)
}
