import { sql } from '../db/sql.ts'
import { everyTime, type TimedJob } from './job.ts'

/** Forgets counts whose time is over and keys older than their promised day. */
export const housekeeping: TimedJob[] = [
  everyTime('*/10 * * * *', 'platform.forget-old-counts', ({ steps }) =>
    steps.transaction(async (tx) => {
      await tx.run(sql`delete from platform.rate_counts where window_ends < now()`)
      await tx.run(sql`delete from platform.idempotency_keys where created_at < now() - interval '24 hours'`)
    }),
  ),
]
