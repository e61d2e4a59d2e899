import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type DeliveryTools, deliverLetter } from './deliver-letter.ts'
import { hearRequest } from './hear-request.ts'
import { forgetUnconfirmed } from './reader-queries.ts'
import { resumeLetters } from './resume-letters.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { askToConfirm, deliver, sendTry, takeRequest } from './tasks.ts'
import { tryLetter } from './try-letter.ts'

export const newsletterJobs = (deps: DeliveryTools): JobHandler[] => [
  jobHandler(takeRequest, (request, { db }) => db.transaction((tx) => hearRequest(tx, request))),
  jobHandler(askToConfirm, (payload, context) => sendConfirmation(payload, context, deps)),
  jobHandler(sendTry, (payload, context) => tryLetter(payload, context, deps)),
  jobHandler(deliver, (payload, context) => deliverLetter(payload, context, deps)),
]

export const newsletterTimedJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'newsletter.resume-letters', ({ db }) => db.transaction(resumeLetters)),
  cronJob('23 * * * *', 'newsletter.forget-unconfirmed', ({ db }) => db.transaction(forgetUnconfirmed)),
]
