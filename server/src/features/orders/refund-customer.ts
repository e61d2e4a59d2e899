import { customerAccount, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

/**
 * Refunds money of a locked order to its customer; an amount of 0 does nothing. Marks an operator's refund with its
 * reason for the customer's history; such a refund can be reversed.
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
    // The earlier refunds tell one refund of an order from the next, unless a reversal lowered them.
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
