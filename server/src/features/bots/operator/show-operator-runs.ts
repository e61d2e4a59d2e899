import type { Language } from '@runmart/contract/accounts'
import type { OperatorRun } from '@runmart/contract/bots-operator'
import { type StoredOrder, showOperatorOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { nodesOf } from '../node-queries.ts'
import { showRuns } from '../views/show-runs.ts'

/** Runs as operators see them: with customer and node. */
export async function showOperatorRuns(
  tx: Tx,
  stored: readonly StoredOrder[],
  language: Language,
  keepDays: number,
): Promise<OperatorRun[]> {
  const orders = await showOperatorOrders(tx, stored, language)
  const shown = await showRuns(tx, stored, keepDays)
  const nodes = await nodesOf(
    tx,
    stored.map((it) => it.id),
  )
  return orders.flatMap((order) => {
    const run = shown.get(order.id)
    return run ? [{ order, run, node: nodes.get(order.id) ?? null }] : []
  })
}
