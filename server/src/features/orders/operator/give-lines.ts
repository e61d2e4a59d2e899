import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Asked } from '#platform/http/route.ts'
import { botOf } from '../bots/bot-of.ts'
import { readBotUpload } from '../bots/read-bot-upload.ts'
import { giveLines } from '../fill-pre-order.ts'
import { getOrder } from '../order-queries.ts'
import type { OrderTools } from '../tools.ts'
import { actOnOrder } from './act-on-order.ts'

/** An operator gives a pre-order the lines that were ordered with it; its bot starts. */
export async function giveDeskLines(tx: Tx, asked: Asked<typeof api.orderDesk.giveLines>, tools: OrderTools) {
  const { serviceId } = await getOrder(tx, asked.params.id)
  const input = await readBotUpload(await botOf(tx, tools, serviceId), tools, asked.body)
  const details = { fileName: input.fileName, lines: input.lines.length }
  return actOnOrder(tx, asked, { action: 'give-lines', notice: 'notices.linesGiven', details }, (order) =>
    giveLines(tx, order, input, { by: 'operator', byId: asked.caller.userId }),
  )
}
