import { refuseBlocked } from '#features/accounts/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { sendPaidMail, sendPaidMailJob } from './payout-mails.ts'
import { deleteOldDestinations } from './queries.ts'
import { refusePayoutsOfBlocked } from './refuse-blocked.ts'

/** Customers ask about older payments no more. */
const KEEP_DESTINATION_DAYS = 180

export const payoutJobs: JobHandler[] = [
  jobHandler(refuseBlocked, refusePayoutsOfBlocked),
  jobHandler(sendPaidMailJob, sendPaidMail),
]

export const payoutCronJobs: CronJob[] = [
  cronJob('23 3 * * *', 'payouts.forget-destinations', ({ db }) =>
    db.transaction(async (tx) => deleteOldDestinations(tx, KEEP_DESTINATION_DAYS)),
  ),
]
