import { customerAccount, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

/**
 * Returns money of a locked order to its customer; nothing where the amount is 0. What an operator decided is marked, with a
 * reason that is shown in the customer's history: it can be reversed.
 */
export async function refundCustomer(
  tx: Tx,
  order: StoredOrder,
  amount: number,
  byOperator: { reason: string; isForDelivered?: boolean } | null,
): Promise<void> {
  if (amount === 0) return
  const posted = await post(tx, {
    kind: 'refund',
    // What was refunded before distinguishes one refund of an order from the next, unless it went down by a reversal.
    reference: `${order.id}:${order.refunded}${order.refundReversals > 0 ? `:again-${order.refundReversals}` : ''}`,
    details: {
      orderCode: order.code,
      ...(byOperator && { byHand: true }),
      ...(byOperator?.isForDelivered && { forDelivered: true }),
      ...(byOperator?.reason && { description: byOperator.reason }),
    },
    legs: { [house.sales]: -amount, [customerAccount(order.customerId)]: amount },
  })
  if (!posted) throw new Error(`A refund of order ${order.code} was posted before`)
}
