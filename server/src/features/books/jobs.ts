import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { checkBooks } from './check-books.ts'

/** Every night the books are proved; what differs is an error in the log, which whoever watches is told of. */
export const booksCronJobs: CronJob[] = [
  cronJob('41 2 * * *', 'books.check', async ({ db, log }) => {
    const { ok, checks } = await db.snapshot(checkBooks)
    if (ok) log.info({ event: 'books-agree' }, 'the books agree')
    else log.error({ event: 'books-differ', checks: checks.filter((check) => check.found) }, 'THE BOOKS DIFFER')
  }),
]
