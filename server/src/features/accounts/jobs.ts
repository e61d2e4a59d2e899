import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type MailDependencies, sendAccountMail, sendAccountMailJob } from './account-mails.ts'
import { deleteExpiredMailTokens } from './mail-token-queries.ts'
import { sendPasswordReset, sendPasswordResetJob } from './send-password-reset.ts'
import { deleteOldSessions } from './session-queries.ts'

export function accountJobs(deps: MailDependencies & { rateLimits: boolean }): JobHandler[] {
  return [
    jobHandler(sendAccountMailJob, (payload, context) => sendAccountMail(payload, context, deps)),
    jobHandler(sendPasswordResetJob, (payload, context) => sendPasswordReset(payload, context, deps)),
  ]
}

export const accountCronJobs: CronJob[] = [
  cronJob('17 3 * * *', 'accounts.forget-old-secrets', async ({ db }) => {
    await deleteOldSessions(db)
    await deleteExpiredMailTokens(db)
  }),
]
