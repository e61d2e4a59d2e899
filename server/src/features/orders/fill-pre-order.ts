import type { api } from '@runmart/contract'
import { findTotals } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { insertEvent } from './event-queries.ts'
import { hasInput, insertInput } from './input-queries.ts'
import { lockOrder } from './order-queries.ts'
import type { Placed } from './place-order.ts'
import { botLinesOf } from './read-upload.ts'
import { refuseStep } from './rules.ts'
import { showOrder } from './show-order.ts'
import { tellChange } from './tell-change.ts'

/** Gives a paid pre-order the lines its bot works through; nothing is charged again. */
export async function fillPreOrder(
  tx: Tx,
  { body, caller, visit }: Asked<typeof api.orders.autoBot>,
): Promise<Result<Placed>> {
  const order = await lockOrder(tx, body.preOrderId, caller.userId)
  if (!order.preOrder) throw new Refusal('CONFLICT')
  if (order.status !== 'pending') throw refuseStep(order.status, 'in-progress')
  const { fileName, content } = body
  const isFilled = await hasInput(tx, order.id)
  if (fileName !== undefined || content !== undefined) {
    const input = botLinesOf({ fileName, content })
    if (isFilled) throw new Refusal('CONFLICT')
    // A pre-order runs at most as many lines as were paid for; days are paid for by themselves.
    if (order.billing === 'unit' && input.lines.length > order.amount) throw refuseField('content', 'moreThanPaid')
    await insertInput(tx, order, input)
    insertEvent(tx, order.id, { by: 'customer', byId: caller.userId, event: 'lines-given', note: input.fileName })
    tellChange(tx, order)
  } else if (!isFilled) throw refuseField('content', 'uploadRequired')
  const { balance } = await findTotals(tx, caller.userId)
  return { data: { order: await showOrder(tx, order, visit.language), balance }, notice: 'notices.preOrderFilled' }
}
