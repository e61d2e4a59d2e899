import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { botOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { listNodes } from '../node-queries.ts'
import { showOperatorRuns } from './show-operator-runs.ts'

const MAX_SHOWN = 200

/** The active, waiting and paused runs with their nodes. */
export async function listRunning(
  tx: Tx,
  { request }: HandlerInput<typeof api.botsOperator.running>,
  { botLimits: { keepDays } }: Shop,
): Promise<Result<DataOf<typeof api.botsOperator.running>>> {
  const { items, total } = await botOrders.listActive(tx, MAX_SHOWN)
  return {
    data: { items: await showOperatorRuns(tx, items, request.language, keepDays), total, nodes: await listNodes(tx) },
  }
}
