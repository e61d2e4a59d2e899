import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { startEngine } from '#platform/jobs/engine.ts'
import { handles, job } from '#platform/jobs/job.ts'
import { showPresence } from '#platform/jobs/presence.ts'
import { createLog } from '#platform/log.ts'

/** A worker process that takes a job and never finishes it; the test kills it. */
export const slowWork = job<{ id: number }>('test.slow-work')

if (process.argv[1] === import.meta.filename) {
  const url = process.env.DATABASE_URL ?? ''
  const log = createLog('silent', 'stuck')
  const db = openDatabase(url, log, { asOwner: true })
  const presence = await showPresence(db, url, log, { onLost: () => process.exit(1) })
  const stuck = handles(slowWork, async ({ id }, { steps }) => {
    await steps.transaction((tx) => tx.run(sql`insert into public.began (id) values (${id})`))
    await new Promise(() => {})
  })
  await startEngine(db, log, { handlers: [stuck], timed: [] }, presence.announce)
}
