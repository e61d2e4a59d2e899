import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type DeliveryDependencies, deliverIssue, deliverIssueJob, resumeDeliveries } from './deliver-issue.ts'
import { sendTestIssue, sendTestIssueJob } from './send-issue.ts'
import { handleSubscription, handleSubscriptionJob, sendConfirmation, sendConfirmationJob } from './subscribe.ts'
import { deleteUnconfirmed } from './subscriber-queries.ts'

export const newsletterJobs = (deps: DeliveryDependencies): JobHandler[] => [
  jobHandler(handleSubscriptionJob, (request, { db }) => db.transaction((tx) => handleSubscription(tx, request))),
  jobHandler(sendConfirmationJob, (payload, context) => sendConfirmation(payload, context, deps)),
  jobHandler(sendTestIssueJob, (payload, context) => sendTestIssue(payload, context, deps)),
  jobHandler(deliverIssueJob, (payload, context) => deliverIssue(payload, context, deps)),
]

export const newsletterCronJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'newsletter.resume-letters', ({ db }) => db.transaction(resumeDeliveries)),
  cronJob('23 * * * *', 'newsletter.forget-unconfirmed', ({ db }) => db.transaction(deleteUnconfirmed)),
]
