import type { OrderActor } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { refuseTransition } from './assert-transition.ts'
import { insertEvent } from './event-queries.ts'
import { hasInput, type Input, insertInput } from './input-queries.ts'
import type { StoredOrder } from './order-queries.ts'

/** Gives a locked pre-order its lines; without new ones, it must have them already. */
export async function giveLines(
  tx: Tx,
  order: StoredOrder,
  input: Input | null,
  by: { by: OrderActor; byId: string },
): Promise<void> {
  if (!order.preOrder) throw new Refusal('CONFLICT')
  if (order.status !== 'pending') throw refuseTransition(order.status, 'in-progress')
  const isFilled = await hasInput(tx, order.id)
  if (!input) {
    if (!isFilled) throw refuseField('content', 'uploadRequired')
    return
  }
  if (isFilled) throw new Refusal('CONFLICT')
  // A pre-order runs at most its paid lines. Days have no such limit.
  if (order.billing === 'unit' && input.lines.length > order.amount) throw refuseField('content', 'moreThanPaid')
  await insertInput(tx, order, input)
  insertEvent(tx, order.id, { ...by, event: 'lines-given', note: input.fileName })
}
