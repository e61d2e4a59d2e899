import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import type { Timeouts } from '../engine-limits.ts'
import type { ActiveRun } from './active-run.ts'
import { LeaseLost } from './active-run.ts'

export type LeasedWrite = (work: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Writes for a run as long as its lease holds: tries again while the database is away, until the lease is over and another
 * node has the run. What the database refuses although it is there is given up after a while, so that starts are counted
 * and one day are enough.
 */
export function leasedWriter(
  active: ActiveRun,
  { leaseMs, beatMs }: Timeouts,
  db: Transactions,
  log: Log,
): LeasedWrite {
  return async (work) => {
    const until = performance.now() + 5 * leaseMs
    while (active.stopReason !== 'lease-lost') {
      try {
        return await db.transaction(work)
      } catch (problem) {
        if (problem instanceof LeaseLost) return active.requestStop('lease-lost')
        const details = { event: 'run-unsaved', order: active.lease.orderId, problem: (problem as Error).message }
        log.warn(details, 'a run was not saved')
        if (performance.now() > until) return active.requestStop('lease-lost')
        await sleep(beatMs)
      }
    }
  }
}
