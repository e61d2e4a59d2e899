import { refillEnded } from '#features/suppliers/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { measureClaims } from './measure-claims.ts'
import { passUnanswered } from './partner-claims.ts'
import { settleRefill } from './settle-refill.ts'

export const warrantyJobs: JobHandler[] = [
  jobHandler(refillEnded, (ended, { db }) => db.transaction((tx) => settleRefill(tx, ended))),
]

export const warrantyCronJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'warranty.pass-unanswered', passUnanswered),
  cronJob('*/10 * * * *', 'warranty.measure', ({ db }) => measureClaims(db)),
]
