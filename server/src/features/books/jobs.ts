import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { checkAndKeep } from './check-books.ts'

/** Checks the books every night; a difference is an error in the log. */
export const booksCronJobs: CronJob[] = [
  cronJob('41 2 * * *', 'books.check', async ({ db, log }) => {
    const { ok, checks } = await checkAndKeep(db)
    if (ok) log.info({ event: 'books-agree' }, 'the books agree')
    else log.error({ event: 'books-differ', checks: checks.filter((check) => check.found) }, 'THE BOOKS DIFFER')
  }),
]
