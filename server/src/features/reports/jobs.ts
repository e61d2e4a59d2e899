import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { sumDays } from './sum-days.ts'

export const reportCronJobs = ({ shopTimeZone }: { shopTimeZone: string }): CronJob[] => [
  cronJob('*/10 * * * *', 'reports.sum-days', ({ db }) => sumDays(db, shopTimeZone)),
]
