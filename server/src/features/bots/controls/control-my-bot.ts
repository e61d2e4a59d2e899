import type { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { lockOrder, moveBot, nameOrder, type StoredOrder, showOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { startBot } from './start-bot.ts'

type Control = HandlerInput<typeof api.bots.start>

/** The customer starts their bot. */
export function startMyBot(tx: Tx, input: Control) {
  return control(tx, input, 'messages.botStarted', (order, by) => startBot(tx, order, by))
}

/** The customer pauses their bot; the node that runs it sees that within a second. */
export function pauseMyBot(tx: Tx, input: Control) {
  return control(tx, input, 'messages.botPaused', (order, by) => moveBot(tx, order, { ...by, to: 'paused' }))
}

/** The customer ends the run of their bot. */
export function stopMyBot(tx: Tx, input: Control) {
  return control(tx, input, 'messages.botStopped', (order, by) => moveBot(tx, order, { ...by, to: 'stopped' }))
}

async function control(
  tx: Tx,
  { params, caller, request }: Control,
  notice: Notice,
  act: (order: StoredOrder, by: { by: 'customer'; byId: string }) => Promise<StoredOrder>,
): Promise<Result<{ order: Order }>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  const moved = await act(order, { by: 'customer', byId: caller.userId })
  const shown = await showOrder(tx, moved, request.language)
  return { data: { order: shown }, notice, about: nameOrder(shown) }
}
