import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { sendLetter, sendResetTo } from './letters.ts'
import { deleteExpiredMailTokens } from './mail-token-queries.ts'
import { type LetterTools, sendLetterTo } from './send-letter.ts'
import { sendReset } from './send-reset.ts'
import { deleteOldSessions } from './session-queries.ts'

export function accountJobs(deps: LetterTools): JobHandler[] {
  return [
    jobHandler(sendLetter, (payload, context) => sendLetterTo(payload, context, deps)),
    jobHandler(sendResetTo, (payload, context) => sendReset(payload, context, deps)),
  ]
}

export const accountTimedJobs: CronJob[] = [
  cronJob('17 3 * * *', 'accounts.forget-old-secrets', ({ db }) =>
    db.transaction(async (tx) => {
      await deleteOldSessions(tx)
      await deleteExpiredMailTokens(tx)
    }),
  ),
]
