import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { foldEntries } from './search-text-queries.ts'

export const auditCronJobs: CronJob[] = [
  cronJob('*/10 * * * *', 'audit.fold-search-texts', ({ db }) => foldEntries(db)),
]
