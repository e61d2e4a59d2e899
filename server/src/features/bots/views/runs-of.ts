import type { Run } from '@runmart/contract/bots'
import { orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findRuns } from '../run-queries.ts'
import { showRun } from './show-run.ts'

/** The runs of these orders, by their orders; one that has no lines has no run. */
export async function runsOf(tx: Tx, orders: readonly StoredOrder[], keepDays: number): Promise<Map<string, Run>> {
  const ids = orders.map((it) => it.id)
  const runs = await findRuns(tx, ids)
  const inputs = await orderInputs.describeInputs(tx, ids)
  const shown = new Map<string, Run>()
  for (const order of orders) {
    const it = showRun({ order, run: runs.get(order.id) ?? null, input: inputs.get(order.id) ?? null }, keepDays)
    if (it) shown.set(order.id, it)
  }
  return shown
}
