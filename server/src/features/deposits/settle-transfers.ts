import { INDEX_PLAN } from '#platform/db/force-generic-plan.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import { matchTransfer, matchTransfers } from './match-transfer.ts'
import { enqueueMatching, enqueueSettling } from './receive-transfers.ts'
import { lockTransfersToSettle, markAlone, type TransferToSettle } from './settle-queries.ts'

const BATCH = 100
/** After this number of batches, the job enqueues another and ends, so that a stopping worker does not wait long. */
const MOST_BATCHES = 20
/** One long lock on an account must not hold up all others; PostgreSQL detects deadlocks earlier. */
const BRIEFLY = { lock_timeout: '2s' } as const

/**
 * Settles new transfers, oldest first, many in a transaction. Jobs may run in parallel: each takes rows that no other
 * holds. One failing transfer never blocks the others. Safe to repeat.
 */
export async function settleTransfers({ db, log }: JobContext): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await settleBatch(db, log))) return
  await db.transaction(enqueueSettling)
}

/** Settles the oldest batch; returns whether there may be more. */
async function settleBatch(db: Transactions, log: Log): Promise<boolean> {
  let ids: string[] = []
  try {
    return await db.transaction(
      async (tx) => {
        const taken = await lockTransfersToSettle(tx, BATCH)
        ids = taken.map((it) => it.id)
        const settled = withoutTwins(taken)
        await matchTransfers(tx, settled)
        return taken.length === BATCH || settled.length < taken.length
      },
      { ...INDEX_PLAN, ...BRIEFLY },
    )
  } catch (problem) {
    if (ids.length === 0) throw problem
    log.warn(
      { problem: (problem as Error).message },
      'a batch of transfers could not be settled; each is tried by itself',
    )
    for (const id of ids) await settleAlone(db, log, id)
    return true
  }
}

/** Settles one transfer; after a failure, a separate job retries it. */
async function settleAlone(db: Transactions, log: Log, transferId: string): Promise<void> {
  try {
    await db.transaction((tx) => matchTransfer(tx, transferId), BRIEFLY)
  } catch (problem) {
    log.error({ problem: (problem as Error).message, transferId }, 'a transfer could not be settled')
    await db.transaction((tx) => {
      markAlone(tx, transferId)
      enqueueMatching(tx, transferId)
    })
  }
}

/** Two notices may report the same money: leaves the second until the first is decided. */
function withoutTwins(transfers: readonly TransferToSettle[]): TransferToSettle[] {
  const references = new Set<string>()
  return transfers.filter(({ comparedReference }) => {
    if (comparedReference === null) return true
    const isFirst = !references.has(comparedReference)
    references.add(comparedReference)
    return isFirst
  })
}
