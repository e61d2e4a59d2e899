import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { moveOrder } from '../move-order.ts'
import { assertRefundSeen, refundDue } from '../refund-due.ts'
import { type ActInput, actOnOrder } from './act-on-order.ts'
import { countRefund, deliveredPart, type RefundCap } from './refund-cap.ts'
import { requireAction } from './require-action.ts'

/**
 * Fails an order that cannot be delivered; the customer keeps the delivered part and gets the rest refunded. The
 * undelivered places stay closed, unless the operator reopens them.
 */
export function failOrder(tx: Tx, input: ActInput<typeof api.ordersOperator.fail>) {
  const { reason, acceptRefund, restock = false } = input.body
  const action = { action: 'fail', notice: 'messages.orderFailed', details: { reason } } as const
  const step = {
    to: 'failed',
    by: 'operator',
    byId: input.caller.userId,
    event: 'failed',
    note: reason,
    restock,
  } as const
  return actOnOrder(tx, input, action, async (order) => {
    requireAction(order, 'fail')
    return moveOrder(tx, order, { ...step, refund: assertRefundSeen(refundDue(order), acceptRefund) })
  })
}

/**
 * Refunds an open order completely, delivered parts included. The rest returns to the service, unless the operator
 * keeps it closed.
 */
export function refundOrder(tx: Tx, input: HandlerInput<typeof api.ordersOperator.refund>, cap: RefundCap) {
  const { reason, acceptRefund, restock = true } = input.body
  const action = { action: 'refund', notice: 'messages.orderRefunded', details: { reason } } as const
  const step = {
    to: 'refund',
    by: 'operator',
    byId: input.caller.userId,
    event: 'refunded',
    note: reason,
    restock,
  } as const
  return actOnOrder(tx, input, action, async (order) => {
    requireAction(order, 'refund')
    const refund = assertRefundSeen(order.total - order.refunded, acceptRefund)
    await countRefund(tx, order, deliveredPart(order, refund), input, cap)
    return moveOrder(tx, order, { ...step, refund })
  })
}
