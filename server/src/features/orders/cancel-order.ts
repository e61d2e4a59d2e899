import type { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { assertTransition, refuseTransition } from './assert-transition.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order-queries.ts'
import { assertRefundSeen, refundDue } from './refund-due.ts'
import { nameOrder, showWithBalance } from './show-order.ts'

/** Cancels the customer's order and refunds the undelivered part in the same transaction. */
export async function cancelOrder(
  tx: Tx,
  { params, query, caller, request }: HandlerInput<typeof api.orders.cancel>,
): Promise<Result<{ order: Order; refunded: number; balance: number }>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  assertTransition(order.status, 'cancel', 'customer')
  // The customer has the goods from stock; a supplier may have an order that the shop sent.
  if (order.goods || order.sentOn) throw refuseTransition(order.status, 'cancel')
  const refund = assertRefundSeen(refundDue(order), query.acceptRefund)
  const step = { to: 'cancel', by: 'customer', byId: caller.userId, event: 'cancelled', refund } as const
  const cancelled = await moveOrder(tx, order, step)
  logAfterCommit(tx, request, 'order-cancelled', { userId: caller.userId, order: order.code, refund })
  const data = { ...(await showWithBalance(tx, cancelled, request.language)), refunded: refund }
  return { data, notice: 'messages.orderCancelled', about: nameOrder(data.order) }
}
