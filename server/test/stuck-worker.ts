import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { job, jobHandler } from '#platform/jobs/job.ts'
import { startJobRunner } from '#platform/jobs/job-runner.ts'
import { holdWorkerLock } from '#platform/jobs/worker-lock.ts'
import { createLog } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'

/** A worker process that takes a job and never finishes it; the test kills it. */
export const slowWork = job<{ id: number }>('test.slow-work')

if (process.argv[1] === import.meta.filename) {
  const url = process.env.DATABASE_URL ?? ''
  const log = createLog('silent', 'stuck')
  const db = openDatabase(url, log, { asOwner: true })
  const presence = await holdWorkerLock(db, url, log, { onLost: () => process.exit(1) })
  const stuck = jobHandler(slowWork, async ({ id }, { db }) => {
    await db.transaction((tx) => tx.run(sql`insert into public.began (id) values (${id})`))
    await new Promise(() => {})
  })
  await startJobRunner({ db, log, shop: {} as Shop }, { handlers: [stuck], cronJobs: [] }, presence.addHolder)
}
