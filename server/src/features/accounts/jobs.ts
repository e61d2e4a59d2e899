import { foldInBatches } from '#platform/db/fold-in-batches.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { sendAccountMail, sendAccountMailJob } from './account-mails.ts'
import { sendEmailChangeMail, sendEmailChangeMailJob, WAY_BACK_DAYS } from './email-change/email-change-mails.ts'
import { deleteOldEmails } from './email-change/queries.ts'
import { sendInvitation, sendInvitationJob } from './invitations/invitation-mail.ts'
import { deleteOldInvitations } from './invitations/queries.ts'
import { deleteExpiredMailTokens } from './mail-token-queries.ts'
import { foldableUsers } from './search-queries.ts'
import { sendPasswordReset, sendPasswordResetJob } from './send-password-reset.ts'
import { deleteOldSentMails } from './sent-mail-queries.ts'
import { deleteOldSessions } from './session-queries.ts'
import { deleteOldViews } from './view/queries.ts'

export const accountJobs: JobHandler[] = [
  jobHandler(sendAccountMailJob, sendAccountMail),
  jobHandler(sendEmailChangeMailJob, sendEmailChangeMail),
  jobHandler(sendInvitationJob, sendInvitation),
  jobHandler(sendPasswordResetJob, sendPasswordReset),
]

export const accountCronJobs: CronJob[] = [
  cronJob('* * * * *', 'accounts.fold-search-texts', ({ db }) => foldInBatches(db, foldableUsers)),
  cronJob('17 3 * * *', 'accounts.forget-old-secrets', async ({ db }) => {
    await deleteOldSessions(db)
    await deleteExpiredMailTokens(db)
    await deleteOldSentMails(db)
    await deleteOldViews(db)
    await deleteOldInvitations(db)
    await db.transaction((tx) => deleteOldEmails(tx, WAY_BACK_DAYS))
  }),
]
