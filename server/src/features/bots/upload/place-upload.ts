import type { api } from '@runmart/contract'
import { countUpload, lockOrder, orderInputs, placeOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { startBot } from '../controls/start-bot.ts'
import { readBotUpload } from './read-bot-upload.ts'

/** Pays for a bot's work on the uploaded lines, and starts the bot. */
export async function placeUpload(
  tx: Tx,
  input: HandlerInput<typeof api.orders.autoBotUpload>,
  shop: Shop,
): ReturnType<typeof placeOrder> {
  const { body, caller } = input
  const upload = await readBotUpload(tx, shop, body.serviceId, body)
  await countUpload(tx, caller.userId, [body.content])
  return placeLines(tx, input, body, upload)
}

type Placing = Parameters<typeof placeOrder>

/** Places lines that were already checked for this bot. */
export async function placeLines(
  tx: Tx,
  ordered: Placing[1],
  form: Placing[2],
  upload: orderInputs.Input,
  kind: Placing[3] = {},
): ReturnType<typeof placeOrder> {
  const byBot = { ...kind, serviceType: 'AUTO_BOT', hasInput: true, counted: upload.lines.length } as const
  const { data, ...result } = await placeOrder(tx, ordered, form, byBot)
  const { id } = data.order
  const { userId } = ordered.caller
  await orderInputs.insertInput(tx, { id, customerId: userId }, upload)
  await startBot(tx, await lockOrder(tx, id), { by: 'customer', byId: userId })
  return { ...result, data: { ...data, order: { ...data.order, botStatus: 'started' } } }
}
