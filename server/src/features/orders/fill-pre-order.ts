import type { api } from '@runmart/contract'
import type { OrderActor } from '@runmart/contract/orders-states'
import { findTotals } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { botOf } from './bots/bot-of.ts'
import { readBotUpload } from './bots/read-bot-upload.ts'
import { startBot } from './bots/start-bot.ts'
import type { OrderDependencies } from './dependencies.ts'
import { insertEvent } from './event-queries.ts'
import { hasInput, type Input, insertInput } from './input-queries.ts'
import { getOrder, lockOrder, type StoredOrder } from './order-queries.ts'
import type { Placed } from './place-order.ts'
import { refuseStep } from './rules.ts'
import { showOrder } from './show-order.ts'
import { tellChange } from './tell-change.ts'

/** Gives a paid pre-order the lines its bot works through, and lets it begin; nothing is charged again. */
export async function fillPreOrder(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.orders.autoBot>,
  deps: OrderDependencies,
): Promise<Result<Placed>> {
  const { serviceId } = await getOrder(tx, body.preOrderId, caller.userId)
  const isGiven = body.fileName !== undefined || body.content !== undefined
  // Read before anything is locked: there may be many lines.
  const input = isGiven ? await readBotUpload(await botOf(tx, deps, serviceId), deps, body) : null
  const order = await lockOrder(tx, body.preOrderId, caller.userId)
  const filled = await giveLines(tx, order, input, { by: 'customer', byId: caller.userId })
  const { balance } = await findTotals(tx, caller.userId)
  return { data: { order: await showOrder(tx, filled, request.language), balance }, notice: 'messages.preOrderFilled' }
}

/** Gives a locked pre-order its lines, unless it has them, and starts its bot. */
export async function giveLines(
  tx: Tx,
  order: StoredOrder,
  input: Input | null,
  who: { by: OrderActor; byId: string },
): Promise<StoredOrder> {
  if (!order.preOrder) throw new Refusal('CONFLICT')
  if (order.status !== 'pending') throw refuseStep(order.status, 'in-progress')
  const isFilled = await hasInput(tx, order.id)
  if (!input && !isFilled) throw refuseField('content', 'uploadRequired')
  if (input) {
    if (isFilled) throw new Refusal('CONFLICT')
    // A pre-order runs at most as many lines as were paid for; days are paid for by themselves.
    if (order.billing === 'unit' && input.lines.length > order.amount) throw refuseField('content', 'moreThanPaid')
    await insertInput(tx, order, input)
    insertEvent(tx, order.id, { ...who, event: 'lines-given', note: input.fileName })
  }
  const started = await startBot(tx, order.id, who)
  tellChange(tx, started)
  return started
}
