import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import type { Patience } from '../limits.ts'
import type { HeldRun } from './held-run.ts'
import { HoldLost } from './hold.ts'

export type WriteHeld = (work: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Writes for a run as long as it is held: tries again while the database is away, until the lease is over and somebody
 * else has the run. What the database does not take although it is there is given up after a while, so that starts are
 * counted and one day are enough.
 */
export function heldWriter(held: HeldRun, { leaseMs, beatMs }: Patience, db: Transactions, log: Log): WriteHeld {
  return async (work) => {
    const until = performance.now() + 5 * leaseMs
    while (held.wish !== 'lost') {
      try {
        return await db.transaction(work)
      } catch (problem) {
        if (problem instanceof HoldLost) return held.wishFor('lost')
        const said = { event: 'run-unsaved', order: held.hold.orderId, problem: (problem as Error).message }
        log.warn(said, 'a run was not saved')
        if (performance.now() > until) return held.wishFor('lost')
        await sleep(beatMs)
      }
    }
  }
}
