import { askToRun, wantedRuns } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { heldOf } from '../run-queries.ts'

/** A place of this customer is free: the oldest of his runs that nobody has may take it. */
export async function askForNext(tx: Tx, customerId: string): Promise<void> {
  const wanted = await wantedRuns(tx, customerId)
  const held = await heldOf(
    tx,
    wanted.map((it) => it.id),
  )
  const next = wanted.find((it) => !held.has(it.id))
  if (next) askToRun(tx, next.id)
}
