import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { sendLetter, sendResetTo } from './letters.ts'
import { deleteExpiredMailTokens } from './mail-token-queries.ts'
import { type LetterTools, sendLetterTo } from './send-letter.ts'
import { sendReset } from './send-reset.ts'
import { deleteOldSessions } from './session-queries.ts'

export function accountJobs(tools: LetterTools): JobHandler[] {
  return [
    handles(sendLetter, (payload, context) => sendLetterTo(payload, context, tools)),
    handles(sendResetTo, (payload, context) => sendReset(payload, context, tools)),
  ]
}

export const accountTimedJobs: TimedJob[] = [
  everyTime('17 3 * * *', 'accounts.forget-old-secrets', ({ steps }) =>
    steps.transaction(async (tx) => {
      await deleteOldSessions(tx)
      await deleteExpiredMailTokens(tx)
    }),
  ),
]
