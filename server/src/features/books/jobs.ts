import { type CronJob, cronJob, type JobContext, type JobHandler, job, jobHandler } from '#platform/jobs/job.ts'
import { checkAndKeep } from './check-books.ts'

/** Checks the books at an operator's request. */
export const checkJob = job<Record<string, never>>('books.check-now')

export const booksJobs: JobHandler[] = [jobHandler(checkJob, (_, context) => checkAndLog(context))]

export const booksCronJobs: CronJob[] = [cronJob('41 2 * * *', 'books.check', checkAndLog)]

/** Logs differences as an error. */
async function checkAndLog({ db, log }: JobContext): Promise<void> {
  const { ok, checks } = await checkAndKeep(db)
  if (ok) return log.info({ event: 'books-agree' }, 'the books agree')
  const differing = checks.filter((it) => it.found).map(({ name, found, examples }) => ({ name, found, examples }))
  log.error({ event: 'books-differ', checks: differing }, 'THE BOOKS DIFFER')
}
