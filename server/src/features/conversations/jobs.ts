import { FILE_DAYS } from '@runmart/contract/conversations'
import { telegramAnswered } from '#features/notifications/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import type { ConversationDependencies, MailDependencies } from './dependencies.ts'
import { deleteOldFiles } from './file-queries.ts'
import { mailStaff, mailStaffJob, sendStaffMail, sendStaffMailJob } from './mail-staff.ts'
import { notifyCustomer, notifyCustomerJob } from './notify-customer.ts'
import { takeTelegramAnswer } from './take-telegram-answer.ts'

export const conversationJobs = (deps: MailDependencies & ConversationDependencies): JobHandler[] => [
  jobHandler(notifyCustomerJob, (payload, { db }) => db.transaction((tx) => notifyCustomer(tx, payload))),
  jobHandler(mailStaffJob, (payload, { db }) => db.transaction((tx) => mailStaff(tx, payload))),
  jobHandler(sendStaffMailJob, (payload, context) => sendStaffMail(payload, context, deps)),
  jobHandler(telegramAnswered, (payload, { db }) => db.transaction((tx) => takeTelegramAnswer(tx, payload, deps))),
]

export const conversationCronJobs: CronJob[] = [
  cronJob('52 3 * * *', 'conversations.delete-old-files', ({ db }) => deleteOldFiles(db, FILE_DAYS)),
]
