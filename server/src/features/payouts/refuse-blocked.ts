import { translator } from '@runmart/i18n/server'
import { type BlockDecided, getCustomer } from '#features/accounts/index.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { refuse } from './decide-payout.ts'
import { listWaitingOf, lockPayout } from './queries.ts'

/**
 * Refuses the waiting payouts of a blocked account, each in its own transaction; the money returns to the balance. Safe
 * to repeat.
 */
export async function refusePayoutsOfBlocked(
  { userId, actor }: BlockDecided,
  { db }: Pick<JobContext, 'db'>,
): Promise<void> {
  for (const { id } of await db.transaction((tx) => listWaitingOf(tx, userId)))
    await db.transaction(async (tx) => {
      const [customer, payout] = [await getCustomer(tx, userId), await lockPayout(tx, id)]
      if (customer.status !== 'blocked' || payout?.status !== 'waiting') return
      await refuse(tx, payout, translator(customer.language)('errors.ACCOUNT_BLOCKED'), actor)
    })
}
