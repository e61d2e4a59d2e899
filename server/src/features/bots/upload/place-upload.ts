import type { api } from '@runmart/contract'
import { countUpload, lockOrder, orderInputs, placeOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { startBot } from '../controls/start-bot.ts'
import type { BotDependencies } from '../dependencies.ts'
import { readBotUpload } from './read-bot-upload.ts'

/** Pays for a bot's work on the uploaded lines, and starts the bot. */
export async function placeUpload(
  tx: Tx,
  input: HandlerInput<typeof api.orders.autoBotUpload>,
  deps: BotDependencies,
): ReturnType<typeof placeOrder> {
  const { body, caller } = input
  const upload = await readBotUpload(tx, deps, body.serviceId, body)
  await countUpload(tx, caller.userId, [body.content])
  const kind = { serviceType: 'AUTO_BOT', hasInput: true, counted: upload.lines.length } as const
  const { data, ...result } = await placeOrder(tx, input, body, kind)
  const { id } = data.order
  await orderInputs.insertInput(tx, { id, customerId: caller.userId }, upload)
  await startBot(tx, await lockOrder(tx, id), { by: 'customer', byId: caller.userId })
  return { ...result, data: { ...data, order: { ...data.order, botStatus: 'started' } } }
}
