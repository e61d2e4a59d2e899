import type { api } from '@runmart/contract'
import { isFinal } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { refuseField } from '#platform/refusal.ts'
import { refuseTransition } from '../assert-transition.ts'
import { insertEvent } from '../event-queries.ts'
import { orderRefunded } from '../order-events.ts'
import { updateOrder } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { refundCustomer } from '../refund-customer.ts'
import { actOnOrder } from './act-on-order.ts'

/** An operator refunds part of the money; the order goes on, or stays done. */
export function refundPart(tx: Tx, input: HandlerInput<typeof api.ordersOperator.refundPart>) {
  const { amount, reason } = input.body
  const action = { action: 'refund-part', notice: 'messages.orderRefunded', details: { amount, reason } } as const
  return actOnOrder(tx, input, action, async (order) => {
    const isOver = isFinal(order.status)
    if (isOver && order.status !== 'success') throw refuseTransition(order.status, 'refund')
    const left = order.total - order.refunded
    // All of an open order's money is a refund of the order, which also ends it.
    if (amount > left || (amount === left && !isOver)) throw refuseField('amount', 'outOfRange')
    const paid = { ...order, refunded: order.refunded + amount }
    await updateOrder(tx, order.id, paid)
    await refundCustomer(tx, order, amount, { reason })
    const happened = { event: 'part-refunded', refunded: amount, note: reason } as const
    insertEvent(tx, order.id, { by: 'operator', byId: input.caller.userId, ...happened })
    publishOrderChanged(tx, paid)
    if (isOver) enqueue(tx, orderRefunded, { orderId: order.id })
    return paid
  })
}
