import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { type DeliveryTools, deliverLetter } from './deliver-letter.ts'
import { hearRequest } from './hear-request.ts'
import { forgetUnconfirmed } from './reader-queries.ts'
import { resumeLetters } from './resume-letters.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { askToConfirm, deliver, sendTry, takeRequest } from './tasks.ts'
import { tryLetter } from './try-letter.ts'

export const newsletterJobs = (tools: DeliveryTools): JobHandler[] => [
  handles(takeRequest, (request, { steps }) => steps.transaction((tx) => hearRequest(tx, request))),
  handles(askToConfirm, (payload, context) => sendConfirmation(payload, context, tools)),
  handles(sendTry, (payload, context) => tryLetter(payload, context, tools)),
  handles(deliver, (payload, context) => deliverLetter(payload, context, tools)),
]

export const newsletterTimedJobs: TimedJob[] = [
  everyTime('*/5 * * * *', 'newsletter.resume-letters', ({ steps }) => steps.transaction(resumeLetters)),
  everyTime('23 * * * *', 'newsletter.forget-unconfirmed', ({ steps }) => steps.transaction(forgetUnconfirmed)),
]
