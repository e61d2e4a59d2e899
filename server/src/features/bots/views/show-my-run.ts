import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/accounts'
import type { OrderRun } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import { getOrder, showOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { endOfLog } from '../log-queries.ts'
import { showRuns } from './show-runs.ts'

/** Log entries in one response. */
export const LOG_SHOWN = 500

/** One run of the customer, with the end of its log. */
export async function showMyRun(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.bots.run>,
  { botLimits: { keepDays } }: Shop,
): Promise<Result<DataOf<typeof api.bots.run>>> {
  const found = await getMyRun(tx, params.id, caller.userId, request.language, keepDays)
  return { data: { ...found, log: await endOfLog(tx, found.order.id, LOG_SHOWN) } }
}

/** The order and its run, of this customer; otherwise throws NOT_FOUND. */
export async function getMyRun(
  tx: Tx,
  id: string,
  customerId: string,
  language: Language,
  keepDays: number,
): Promise<OrderRun> {
  const stored = await getOrder(tx, id, customerId)
  const run = (await showRuns(tx, [stored], keepDays)).get(stored.id)
  if (!run) throw new Refusal('NOT_FOUND')
  return { order: await showOrder(tx, stored, language), run }
}
