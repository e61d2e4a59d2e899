import type { api } from '@runmart/contract'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { AuditDetails } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { insertEvent } from '../event-queries.ts'
import { moveLinks, sumLinks } from '../link-queries.ts'
import { type StoredOrder, updateOrder } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { withDone } from '../refund-due.ts'
import { type ActInput, actOnOrder } from './act-on-order.ts'
import { requireAction } from './require-action.ts'

type Body = HandlerInput<typeof api.ordersOperator.progress>['body']

type Input = Omit<ActInput<typeof api.ordersOperator.progress>, 'body'>

/** Sets the number of done units, in all or per link. Never lowers an acknowledged number. */
export function enterProgress(tx: Tx, input: ActInput<typeof api.ordersOperator.progress>) {
  return saveProgress(tx, input, input.body, input.body)
}

/** Sets the progress with the given details for the audit log. */
export function saveProgress(tx: Tx, input: Input, body: Body, details: AuditDetails) {
  const { caller } = input
  return actOnOrder(tx, input, { action: 'progress', notice: 'messages.progressSaved', details }, async (order) => {
    requireAction(order, 'progress')
    const moved = withDone(order, await newCount(tx, order, body))
    await updateOrder(tx, order.id, moved)
    insertEvent(tx, order.id, { by: 'operator', byId: caller.userId, event: 'progress', done: moved.done })
    publishOrderChanged(tx, moved)
    return moved
  })
}

async function newCount(tx: Tx, order: StoredOrder, { done, links }: Body): Promise<number> {
  const counted = await sumLinks(tx, order.id)
  if (counted === null) {
    if (done === undefined) throw refuseField('done', 'required')
    if (done < order.done || done > order.amount) throw refuseField('done', outOfRange(order.done, order.amount))
    return done
  }
  if (!links) throw refuseField('links', 'required')
  const lines = new Set(links.map((it) => it.line))
  if (lines.size < links.length || (await moveLinks(tx, order.id, links)) < links.length)
    throw refuseField('links', 'lessThanDone')
  return (await sumLinks(tx, order.id)) ?? 0
}
