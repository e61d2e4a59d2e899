import type { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import { lockOrder, moveBot, nameOrder, type StoredOrder, showOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { startBot } from './start-bot.ts'

type Control = HandlerInput<typeof api.bots.start>

export function startMyBot(tx: Tx, input: Control) {
  return control(tx, input, 'messages.botStarted', (order, by) => startBot(tx, order, by))
}

/** Pauses the caller's bot; its node sees that within a second. */
export function pauseMyBot(tx: Tx, input: Control) {
  return control(tx, input, 'messages.botPaused', (order, by) => moveBot(tx, order, { ...by, to: 'paused' }))
}

/** Ends the run of the caller's bot. */
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
