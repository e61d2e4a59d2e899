import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { botOrders, showOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { showRuns } from './show-runs.ts'

export async function listRuns(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.bots.runs>,
  { botLimits: { keepDays } }: Shop,
): Promise<Result<DataOf<typeof api.bots.runs>>> {
  const { page, limit, state } = query
  const { items: stored, total } = await botOrders.listOfCustomer(tx, caller.userId, state ?? null, { page, limit })
  const orders = await showOrders(tx, stored, request.language)
  const runs = await showRuns(tx, stored, keepDays)
  const items = orders.flatMap((order) => {
    const run = runs.get(order.id)
    return run ? [{ order, run }] : []
  })
  return { data: { items, total, page, limit } }
}
