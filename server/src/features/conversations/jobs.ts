import { FILE_DAYS } from '@runmart/contract/conversations'
import { telegramAnswered } from '#features/notifications/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { deleteOldFiles } from './file-queries.ts'
import { deleteOldReceived } from './mail-answers/mailbox-queries.ts'
import { readMailboxForAMinute } from './mail-answers/read-mailbox.ts'
import { mailRefusedAnswer, mailRefusedAnswerJob } from './mail-answers/refuse-answer.ts'
import { takeSetAsideMail, takeSetAsideMailJob } from './mail-answers/set-aside.ts'
import { mailStaff, mailStaffJob, sendStaffMail, sendStaffMailJob } from './mail-staff.ts'
import { notifyCustomer, notifyCustomerJob } from './notify-customer.ts'
import { takeTelegramAnswer } from './take-telegram-answer.ts'

export const conversationJobs: JobHandler[] = [
  jobHandler(notifyCustomerJob, (payload, { db }) => db.transaction((tx) => notifyCustomer(tx, payload))),
  jobHandler(mailStaffJob, (payload, { db }) => db.transaction((tx) => mailStaff(tx, payload))),
  jobHandler(sendStaffMailJob, sendStaffMail),
  jobHandler(mailRefusedAnswerJob, mailRefusedAnswer),
  jobHandler(takeSetAsideMailJob, takeSetAsideMail),
  jobHandler(telegramAnswered, (payload, { db }, shop) =>
    db.transaction((tx) => takeTelegramAnswer(tx, payload, shop)),
  ),
]

/** The job engine starts each of these on one node only. */
export const conversationCronJobs: CronJob[] = [
  cronJob('52 3 * * *', 'conversations.delete-old-files', ({ db }) => deleteOldFiles(db, FILE_DAYS)),
  cronJob('54 3 * * *', 'conversations.delete-old-received', ({ db }) => deleteOldReceived(db)),
  cronJob('* * * * *', 'conversations.read-mailbox', readMailboxForAMinute, 'mailbox'),
]
