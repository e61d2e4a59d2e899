import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { insertEvent } from '../event-queries.ts'
import { finishLinks } from '../link-queries.ts'
import { moveOrder } from '../move-order.ts'
import { beginDays, getOrder, type StoredOrder, updateOrder } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { assertRefundSeen, refundDue, withDone } from '../refund-due.ts'
import { type ActInput, actOnOrder } from './act-on-order.ts'
import { requireAction } from './require-action.ts'

type Body = HandlerInput<typeof api.ordersOperator.deliver>['body']

/** Delivers an order and refunds its undelivered part. */
export function deliverOrder(tx: Tx, input: ActInput<typeof api.ordersOperator.deliver>) {
  const { body, caller } = input
  const details = tellDelivery(body)
  return actOnOrder(tx, input, { action: 'deliver', notice: 'messages.orderDelivered', details }, async (order) => {
    requireAction(order, 'deliver')
    const isWhole = body.rest === 'delivered'
    // No delivery and a full refund is no delivery: the operator should fail or refund the order.
    if (!isWhole && order.delivered === 0) throw refuseField('rest', 'choice')
    if (order.billing === 'day' && isWhole) return handOver(tx, order, body, caller.userId)
    if (isWhole) await finishLinks(tx, order.id)
    const done = isWhole ? order.amount : order.done
    return moveOrder(tx, order, {
      to: 'success',
      by: 'operator',
      byId: caller.userId,
      event: 'delivered',
      done,
      refund: assertRefundSeen(refundDue(withDone(order, done)), body.acceptRefund),
      note: body.note ?? '',
      documentLink: body.documentLink ?? null,
    })
  })
}

/**
 * Audit only that a note existed, not its text: the text may be the delivered goods, and audit entries are permanent.
 */
function tellDelivery({ rest, note, documentLink }: Body) {
  return { rest, ...(note && { noteLength: note.length }), ...(documentLink && { document: true }) }
}

/** The customer has an order by the day from now on; it is done when its days are over. */
async function handOver(tx: Tx, order: StoredOrder, body: Body, operatorId: string): Promise<StoredOrder> {
  await updateOrder(tx, order.id, { ...order, documentLink: body.documentLink ?? order.documentLink })
  await beginDays(tx, order.id)
  insertEvent(tx, order.id, { by: 'operator', byId: operatorId, event: 'delivered', note: body.note ?? '' })
  const handed = await getOrder(tx, order.id)
  publishOrderChanged(tx, handed)
  return handed
}
