import type { JobContext } from '#platform/jobs/job.ts'
import { findDue } from './commission-queries.ts'
import { payCommission } from './pay-commission.ts'

/**
 * Pays commissions whose day has come and whose own job was lost. One transaction each: one that cannot be paid must not
 * keep the others.
 */
export async function payForgotten({ db, log }: JobContext): Promise<void> {
  for (const orderId of await db.transaction(findDue))
    await db
      .transaction((tx) => payCommission(tx, orderId))
      .catch((problem: Error) =>
        log.error(
          { event: 'commission-unpaid', order: orderId, problem: problem.message },
          'a commission was not paid',
        ),
      )
}
