import type { Transactions } from '#platform/http/route.ts'
import { type CronJob, cronJob, type JobHandler, job, jobHandler } from '#platform/jobs/job.ts'
import { notifyMany } from '#platform/notify.ts'
import { takeWaiting } from './favourite-queries.ts'
import { tellLow } from './tell-low.ts'

const AT_ONCE = 500

/** Runs the check for waiting customers at once; a cron job runs it, too. */
export const tellWaitingJob = job<Record<string, never>>('catalog.tell-waiting')

/**
 * Notifies customers once that a service they wait for is available again. Reads the current catalogue, so the cause
 * does not matter: an operator, a refund or another node.
 */
export async function tellWaiting(db: Transactions): Promise<void> {
  let told: number
  do {
    told = await db.transaction(async (tx) => {
      const waiting = await takeWaiting(tx, AT_ONCE)
      notifyMany(
        tx,
        waiting.map(({ customerId, serviceId, slug, names, createdAt }) => ({
          userId: customerId,
          news: { kind: 'service-back', serviceId, slug, names },
          key: `${serviceId}:${new Date(createdAt).getTime()}`,
        })),
      )
      return waiting.length
    })
  } while (told === AT_ONCE)
}

export const catalogJobs: JobHandler[] = [jobHandler(tellWaitingJob, (_, { db }) => tellWaiting(db))]

export const catalogCronJobs: CronJob[] = [
  cronJob('* * * * *', 'catalog.look-for-waiting', ({ db }) => tellWaiting(db)),
  cronJob('* * * * *', 'catalog.tell-low', ({ db }) => db.transaction(tellLow)),
]
