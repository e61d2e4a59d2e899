import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { botOf } from './bots/bot-of.ts'
import { readBotUpload } from './bots/read-bot-upload.ts'
import { startBot } from './bots/start-bot.ts'
import { insertInput } from './input-queries.ts'
import { type Placed, placeOrder } from './place-order.ts'
import type { OrderTools } from './tools.ts'

/** Pays for a bot's work on the uploaded lines, and lets it begin. */
export async function placeUpload(
  tx: Tx,
  asked: Asked<typeof api.orders.autoBotUpload>,
  tools: OrderTools,
): Promise<Result<Placed>> {
  const bot = await botOf(tx, tools, asked.body.serviceId)
  const input = await readBotUpload(bot, tools, asked.body)
  const way = { serviceType: 'AUTO_BOT', hasInput: true, counted: input.lines.length } as const
  const { data, ...result } = await placeOrder(tx, asked, asked.body, way)
  const { id } = data.order
  await insertInput(tx, { id, customerId: asked.caller.userId }, input)
  await startBot(tx, id, { by: 'customer', byId: asked.caller.userId })
  return { ...result, data: { ...data, order: { ...data.order, botStatus: 'started' } } }
}
