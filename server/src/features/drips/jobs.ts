import { accountBlocked } from '#features/accounts/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { endDrips } from './end-drips.ts'
import { stopDripsOfBlocked } from './stop-drip.ts'

export const dripJobs: JobHandler[] = [
  jobHandler(accountBlocked, ({ userId }, { db }) => stopDripsOfBlocked(db, userId)),
]

export const dripCronJobs: CronJob[] = [cronJob('* * * * *', 'drips.end', endDrips)]
