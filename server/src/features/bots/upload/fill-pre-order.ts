import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import {
  actOnOrder,
  countUpload,
  getOrder,
  giveLines,
  lockOrder,
  nameOrder,
  showWithBalance,
} from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { startBot } from '../controls/start-bot.ts'
import { readBotUpload } from './read-bot-upload.ts'

/** Adds the lines to a paid pre-order and starts the bot; charges nothing. */
export async function fillPreOrder(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.orders.autoBot>,
  shop: Shop,
): Promise<Result<DataOf<typeof api.orders.autoBot>>> {
  const { serviceId } = await getOrder(tx, body.preOrderId, caller.userId)
  const isGiven = body.fileName !== undefined || body.content !== undefined
  // Reads before it locks anything: there may be many lines.
  const input = isGiven ? await readBotUpload(tx, shop, serviceId, body) : null
  if (body.content !== undefined) await countUpload(tx, caller.userId, [body.content])
  const order = await lockOrder(tx, body.preOrderId, caller.userId)
  const by = { by: 'customer', byId: caller.userId } as const
  await giveLines(tx, order, input, by)
  const started = await startBot(tx, order, by)
  const data = await showWithBalance(tx, started, request.language)
  return { data, notice: 'messages.preOrderFilled', about: nameOrder(data.order) }
}

/** An operator adds the lines of a pre-order; its bot starts. */
export async function fillPreOrderAsOperator(
  tx: Tx,
  given: HandlerInput<typeof api.ordersOperator.giveLines>,
  shop: Shop,
) {
  const { serviceId } = await getOrder(tx, given.params.id)
  const input = await readBotUpload(tx, shop, serviceId, given.body)
  const by = { by: 'operator', byId: given.caller.userId } as const
  // Leaves out the name of the file: it may be the customer's own, and audit entries are permanent.
  const details = { lines: input.lines.length }
  return actOnOrder(tx, given, { action: 'give-lines', notice: 'messages.linesGiven', details }, async (order) => {
    await giveLines(tx, order, input, by)
    return startBot(tx, order, by)
  })
}
