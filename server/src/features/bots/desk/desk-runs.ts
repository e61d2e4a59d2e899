import type { Language } from '@runmart/contract/accounts'
import type { DeskRun } from '@runmart/contract/bot-desk'
import { type StoredOrder, showDeskOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listNodes } from '../node-queries.ts'
import { findRuns } from '../run-queries.ts'
import { runsOf } from '../views/runs-of.ts'

/** Runs as operators see them: with customer and node. */
export async function deskRuns(
  tx: Tx,
  stored: readonly StoredOrder[],
  language: Language,
  keepDays: number,
): Promise<DeskRun[]> {
  const orders = await showDeskOrders(tx, stored, language)
  const shown = await runsOf(tx, stored, keepDays)
  const held = await findRuns(
    tx,
    stored.map((it) => it.id),
  )
  const names = new Map((await listNodes(tx)).map((it) => [it.id, it.name]))
  return orders.flatMap((order) => {
    const run = shown.get(order.id)
    const it = held.get(order.id)
    const node = it?.isHeld && it.holder ? (names.get(it.holder) ?? null) : null
    return run ? [{ order, run, node }] : []
  })
}
