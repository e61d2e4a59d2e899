import { concurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Transactions } from '#platform/http/route.ts'

/**
 * Limits simultaneous transactions; the others queue. Many runs must leave connections to other jobs: the job engine
 * ends when it waits too long.
 */
export function limitTransactions(db: Transactions, most: number): Transactions {
  const inTurn = concurrencyLimit(most)
  return {
    transaction: (work, settings) => inTurn(() => db.transaction(work, settings)),
    snapshot: (work) => inTurn(() => db.snapshot(work)),
  }
}
