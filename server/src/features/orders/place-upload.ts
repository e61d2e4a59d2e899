import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { botOf } from './bots/bot-of.ts'
import { readBotUpload } from './bots/read-bot-upload.ts'
import { startBot } from './bots/start-bot.ts'
import type { OrderDependencies } from './dependencies.ts'
import { insertInput } from './input-queries.ts'
import { type Placed, placeOrder } from './place-order.ts'

/** Pays for a bot's work on the uploaded lines, and lets it begin. */
export async function placeUpload(
  tx: Tx,
  asked: HandlerInput<typeof api.orders.autoBotUpload>,
  deps: OrderDependencies,
): Promise<Result<Placed>> {
  const bot = await botOf(tx, deps, asked.body.serviceId)
  const input = await readBotUpload(bot, deps, asked.body)
  const way = { serviceType: 'AUTO_BOT', hasInput: true, counted: input.lines.length } as const
  const { data, ...result } = await placeOrder(tx, asked, asked.body, way)
  const { id } = data.order
  await insertInput(tx, { id, customerId: asked.caller.userId }, input)
  await startBot(tx, id, { by: 'customer', byId: asked.caller.userId })
  return { ...result, data: { ...data, order: { ...data.order, botStatus: 'started' } } }
}
