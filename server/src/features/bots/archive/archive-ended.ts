import { botOrders } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { findUnarchived } from './archive-queries.ts'
import { archiveRun } from './archive-run.ts'

const MAX_DURATION_MS = 4 * 60_000
const MAX_FAILURES = 3

/**
 * Moves files of ended orders to the store one by one, so that mails and deposits never wait for it. The next run
 * continues after the time limit and repeats failures.
 */
export async function archiveEnded(
  { db, log }: JobContext,
  { objectStore: store }: { objectStore: ObjectStore },
): Promise<void> {
  const until = performance.now() + MAX_DURATION_MS
  let failures = 0
  for (const orderId of await db.transaction(findDue)) {
    if (failures === MAX_FAILURES || performance.now() > until) return
    await archiveRun(db, store, orderId).catch((problem: Error) => {
      failures++
      log.warn({ event: 'archive-failed', order: orderId, problem: problem.message }, 'files stay in the database')
    })
  }
}

async function findDue(tx: Tx): Promise<string[]> {
  return botOrders.filterEnded(tx, await findUnarchived(tx))
}
