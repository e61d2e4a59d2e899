import { deleteInBatches } from '../db/delete-in-batches.ts'
import { sql } from '../db/sql.ts'
import { type CronJob, cronJob } from './job.ts'

/** Deletes expired rate counts, and idempotency keys older than a day. */
export const platformCronJobs: CronJob[] = [
  cronJob('*/10 * * * *', 'platform.forget-old-counts', async ({ db }) => {
    await deleteInBatches(db, sql`platform.rate_counts`, sql`window_ends < now()`)
    await deleteInBatches(db, sql`platform.idempotency_keys`, sql`created_at < now() - interval '24 hours'`)
  }),
]
