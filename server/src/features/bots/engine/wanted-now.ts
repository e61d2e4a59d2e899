import { keyOfRun, wantedRuns } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { keysAskedFor } from '#platform/jobs/waiting-jobs.ts'
import { heldOf } from '../run-queries.ts'

export type WantedRun = {
  id: string
  customerId: string
  isHeld: boolean
  /** Somebody is asked to take it up: at once, or later because it could not be done before. */
  input: 'now' | 'later' | null
}

/** The runs that are wanted, of one customer or of all, oldest first, with what is done about each. */
export async function wantedNow(tx: Tx, customerId: string | null = null): Promise<WantedRun[]> {
  const wanted = await wantedRuns(tx, customerId)
  const ids = wanted.map((it) => it.id)
  const [held, input] = [await heldOf(tx, ids), await keysAskedFor(tx, ids.map(keyOfRun))]
  return wanted.map((it) => {
    const job = input.get(keyOfRun(it.id))
    return { ...it, isHeld: held.has(it.id), input: job ? (job.isDue ? 'now' : 'later') : null }
  })
}
