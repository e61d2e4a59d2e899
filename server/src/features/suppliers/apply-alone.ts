import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * Applies a supplier's answer about one order or refill in its own transaction. An answer that cannot be stored counts
 * against this one and does not block the others. A database failure counts nothing: the cron job asks again.
 */
export async function applyAlone<T>(
  { db, log }: Pick<JobContext, 'db' | 'log'>,
  id: string,
  told: T | { error: string },
  apply: (tx: Tx, told: T | { error: string }) => Promise<void>,
): Promise<void> {
  const applied = (it: T | { error: string }): Promise<unknown> =>
    db
      .transaction((tx) => apply(tx, it))
      .then(
        () => null,
        (error: Error) => {
          log.error({ event: 'supplier-answer-not-applied', id, problem: error.message }, 'an answer was not applied')
          return error
        },
      )
  const error = await applied(told)
  const isAway = error instanceof Refusal && error.code === 'UNAVAILABLE'
  if (error !== null && !isAway) await applied({ error: ownProblem('not-stored') })
}
