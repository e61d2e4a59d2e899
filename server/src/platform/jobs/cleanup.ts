import { sql } from '../db/sql.ts'
import { type CronJob, cronJob } from './job.ts'

/** Deletes expired rate counts, and idempotency keys older than a day. */
export const platformCronJobs: CronJob[] = [
  cronJob('*/10 * * * *', 'platform.forget-old-counts', ({ db }) =>
    db.transaction(async (tx) => {
      await tx.run(sql`delete from platform.rate_counts where window_ends < now()`)
      await tx.run(sql`delete from platform.idempotency_keys where created_at < now() - interval '24 hours'`)
    }),
  ),
]
