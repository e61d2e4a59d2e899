import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { sumDays } from './sum-days.ts'

export const reportCronJobs: CronJob[] = [
  cronJob('*/10 * * * *', 'reports.sum-days', ({ db }, { shopTimeZone }) => sumDays(db, shopTimeZone)),
]
