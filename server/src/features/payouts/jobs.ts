import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type MailDependencies, sendPaidMail, sendPaidMailJob, sendWaitingMailJob } from './payout-mails.ts'
import { deleteOldDestinations } from './queries.ts'

/** Longer than anybody asks where a payment went. */
const KEEP_DESTINATION_DAYS = 180

export const payoutJobs = (deps: MailDependencies): JobHandler[] => [
  jobHandler(sendWaitingMailJob, async () => {}),
  jobHandler(sendPaidMailJob, (payload) => sendPaidMail(payload, deps)),
]

export const payoutCronJobs: CronJob[] = [
  cronJob('23 3 * * *', 'payouts.forget-destinations', ({ db }) =>
    db.transaction(async (tx) => deleteOldDestinations(tx, KEEP_DESTINATION_DAYS)),
  ),
]
