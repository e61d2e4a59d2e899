import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { deliverIssue, deliverIssueJob, resumeDeliveries } from './deliver-issue.ts'
import { sendTestIssue, sendTestIssueJob } from './send-issue.ts'
import { handleSubscription, handleSubscriptionJob, sendConfirmation, sendConfirmationJob } from './subscribe.ts'
import { deleteUnconfirmed } from './subscriber-queries.ts'

export const newsletterJobs: JobHandler[] = [
  jobHandler(handleSubscriptionJob, (request, { db }) => db.transaction((tx) => handleSubscription(tx, request))),
  jobHandler(sendConfirmationJob, sendConfirmation),
  jobHandler(sendTestIssueJob, sendTestIssue),
  jobHandler(deliverIssueJob, deliverIssue),
]

export const newsletterCronJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'newsletter.resume-letters', ({ db }) => db.transaction(resumeDeliveries)),
  cronJob('23 * * * *', 'newsletter.forget-unconfirmed', ({ db }) => db.transaction(deleteUnconfirmed)),
]
