import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * Applies what a supplier told about one order or refill in its own transaction. What cannot be stored is an oddity of this one and
 * does not block the others. While the database is away nothing counts: the clock asks again.
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
