import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { botOf } from '../bots/bot-of.ts'
import { readBotUpload } from '../bots/read-bot-upload.ts'
import type { OrderDependencies } from '../dependencies.ts'
import { giveLines } from '../fill-pre-order.ts'
import { getOrder } from '../order-queries.ts'
import { actOnOrder } from './act-on-order.ts'

/** An operator gives a pre-order the lines that were ordered with it; its bot starts. */
export async function giveDeskLines(
  tx: Tx,
  asked: HandlerInput<typeof api.ordersOperator.giveLines>,
  deps: OrderDependencies,
) {
  const { serviceId } = await getOrder(tx, asked.params.id)
  const input = await readBotUpload(await botOf(tx, deps, serviceId), deps, asked.body)
  const details = { fileName: input.fileName, lines: input.lines.length }
  return actOnOrder(tx, asked, { action: 'give-lines', notice: 'messages.linesGiven', details }, (order) =>
    giveLines(tx, order, input, { by: 'operator', byId: asked.caller.userId }),
  )
}
