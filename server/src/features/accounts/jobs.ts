import type { Mailer } from '#outside/mail/mailer.ts'
import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { sendLetter } from './letters.ts'
import { deleteExpiredMailTokens } from './mail-token-queries.ts'
import { sendLetterTo } from './send-letter.ts'
import { deleteOldSessions } from './session-queries.ts'

export function accountJobs(tools: { publicUrl: string; send: Mailer }): JobHandler[] {
  return [handles(sendLetter, (payload, context) => sendLetterTo(payload, context, tools))]
}

export const accountTimedJobs: TimedJob[] = [
  everyTime('17 3 * * *', 'accounts.forget-old-secrets', ({ steps }) =>
    steps.transaction(async (tx) => {
      await deleteOldSessions(tx)
      await deleteExpiredMailTokens(tx)
    }),
  ),
]
