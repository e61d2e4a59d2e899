import type { api } from '@runmart/contract'
import { problemKindsOf } from '@runmart/contract/conversations-problems'
import { outOfRange } from '@runmart/contract/out-of-range'
import { getOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { addMessage } from './add-message.ts'
import { updateHasProblem } from './conversation-queries.ts'
import { getOwnSubject } from './subject.ts'

/** A customer reports a problem with a delivered order: adds a message, and a mark for the operators' filter. */
export async function reportProblem(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.conversations.report>,
  shop: Shop,
): Promise<Result<{ id: string }>> {
  const { kind, affected, which, ...words } = body
  const order = await getOrder(tx, params.id, caller.userId)
  const kinds = problemKindsOf({ ...order, orderStatus: order.status })
  if (kinds.length === 0) throw new Refusal('CONFLICT')
  if (!kinds.includes(kind)) throw refuseField('kind', 'choice')
  if (affected !== undefined && affected > order.amount) throw refuseField('affected', outOfRange(1, order.amount))
  const subject = await getOwnSubject(tx, order.id, caller.userId, request.language)
  const problem = { kind, affected: affected ?? null, which: which ?? '' }
  const id = await addMessage(tx, subject, { author: 'customer', authorId: caller.userId, ...words, problem }, shop)
  updateHasProblem(tx, order.id)
  return { data: { id }, notice: 'messages.problemReported' }
}
