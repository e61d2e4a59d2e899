import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { insertInput } from './input-queries.ts'
import { type Placed, placeOrder } from './place-order.ts'
import { botLinesOf } from './read-upload.ts'

/** Pays for a bot's work on the uploaded lines and keeps them for it. */
export async function placeUpload(tx: Tx, asked: Asked<typeof api.orders.autoBotUpload>): Promise<Result<Placed>> {
  const input = botLinesOf(asked.body)
  const way = { serviceType: 'AUTO_BOT', hasInput: true, counted: input.lines.length } as const
  const result = await placeOrder(tx, asked, asked.body, way)
  await insertInput(tx, { id: result.data.order.id, customerId: asked.caller.userId }, input)
  return result
}
