import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Retries waiting jobs now; their own retry is seconds away. */
export function retryJobs(db: Pick<Database, 'transaction'>): Promise<unknown> {
  return db.transaction((tx) =>
    tx.run(sql`
      update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0 and run_at > now()`),
  )
}
