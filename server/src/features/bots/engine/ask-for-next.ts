import { askToRun, keyOfRun, wantedRuns } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { keysAskedFor } from '#platform/jobs/waiting-jobs.ts'
import { heldOf } from '../run-queries.ts'

/** A place of this customer is free: the oldest of his runs that nobody has and nobody was asked to take may have it. */
export async function askForNext(tx: Tx, customerId: string): Promise<void> {
  const wanted = await wantedRuns(tx, customerId)
  const ids = wanted.map((it) => it.id)
  const [held, asked] = [await heldOf(tx, ids), await keysAskedFor(tx, ids.map(keyOfRun))]
  const next = wanted.find(({ id }) => !held.has(id) && !asked.has(keyOfRun(id)))
  if (next) askToRun(tx, next.id)
}
