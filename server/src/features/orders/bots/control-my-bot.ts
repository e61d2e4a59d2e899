import type { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { lockOrder, type StoredOrder } from '../order-queries.ts'
import { showOrder } from '../show-order.ts'
import { endRun } from './end-run.ts'
import { pauseBot } from './pause-bot.ts'
import { startBot } from './start-bot.ts'

type Control = HandlerInput<typeof api.bots.start>

/** The customer lets his bot run. */
export async function startMyBot(tx: Tx, input: Control) {
  const { userId } = input.caller
  const order = await startBot(tx, input.params.id, { by: 'customer', byId: userId }, userId)
  return shown(tx, input, order, 'messages.botStarted')
}

/** The customer halts his bot. */
export async function pauseMyBot(tx: Tx, input: Control) {
  return shown(tx, input, await pauseBot(tx, input.params.id, input.caller.userId), 'messages.botPaused')
}

/** The customer ends the run of his bot. */
export async function stopMyBot(tx: Tx, input: Control) {
  const { userId } = input.caller
  const order = await lockOrder(tx, input.params.id, userId)
  const ended = await endRun(tx, order, { to: 'stopped', by: 'customer', byId: userId, event: 'bot-stopped' })
  return shown(tx, input, ended, 'messages.botStopped')
}

async function shown(
  tx: Tx,
  { request }: Control,
  order: StoredOrder,
  notice: Notice,
): Promise<Result<{ order: Order }>> {
  return { data: { order: await showOrder(tx, order, request.language) }, notice }
}
