import type { api } from '@runmart/contract'
import { maxPartialRefund } from '@runmart/contract/orders-actions'
import { isFinal } from '@runmart/contract/orders-states'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { refuseField } from '#platform/refusal.ts'
import { insertEvent } from '../event-queries.ts'
import { orderRefunded } from '../order-events.ts'
import { type StoredOrder, updateOrder } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { refundCustomer } from '../refund-customer.ts'
import { actOnOrder } from './act-on-order.ts'
import { countRefund, deliveredPart, type RefundCap } from './refund-cap.ts'
import { requireAction, stateOf } from './require-action.ts'

/** Refunds part of the money; the order goes on, or stays done. */
export function refundPart(tx: Tx, input: HandlerInput<typeof api.ordersOperator.refundPart>, cap: RefundCap) {
  const { amount, reason } = input.body
  const action = { action: 'refund-part', notice: 'messages.orderRefunded', details: { amount, reason } } as const
  return actOnOrder(tx, input, action, async (order) => {
    requireAction(order, 'refund-part')
    const most = maxPartialRefund(stateOf(order))
    if (amount > most) throw refuseField('amount', outOfRange(1, most, 'dong'))
    await countRefund(tx, order, deliveredPart(order, amount), input, cap)
    return giveBackPart(tx, order, { amount, reason, operatorId: input.caller.userId })
  })
}

/**
 * Refunds part of a locked order's price as an operator decided. Stores a refund for a delivered part: that part is
 * unpaid and does not count when the order ends.
 */
export async function giveBackPart(
  tx: Tx,
  order: StoredOrder,
  it: { amount: number; reason: string; operatorId: string; isForDelivered?: true },
): Promise<StoredOrder> {
  const { amount, reason, operatorId, isForDelivered = false } = it
  const refundedDelivered = (order.refundedDelivered ?? 0) + (isForDelivered ? amount : 0)
  const paid = { ...order, refunded: order.refunded + amount, refundedDelivered: refundedDelivered || null }
  await updateOrder(tx, order.id, paid)
  await refundCustomer(tx, order, amount, { reason, isForDelivered })
  const happened = { event: 'part-refunded', refunded: amount, note: reason } as const
  insertEvent(tx, order.id, { by: 'operator', byId: operatorId, ...happened })
  publishOrderChanged(tx, paid)
  if (isFinal(order.status)) enqueue(tx, orderRefunded, { orderId: order.id })
  return paid
}
