import type { Transactions } from '#platform/http/route.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { notificationRequested, notificationsRequested } from '#platform/notify.ts'
import { sendMutedMail, sendMutedMailJob } from './change-channels.ts'
import { createNotifications, createTogether } from './create-notifications.ts'
import { deleteOld } from './item-queries.ts'
import { pollTelegramForAMinute } from './poll-telegram.ts'
import { sendMail, sendMailAgain, sendMailAgainJob, sendMailJob } from './send-mail.ts'
import { sendTelegram, sendTelegramJob } from './send-telegram.ts'

export const notificationJobs: JobHandler[] = [
  jobHandler(notificationRequested, (request, { db }) => db.transaction((tx) => createNotifications(tx, [request]))),
  jobHandler(notificationsRequested, ({ requests }, { db }) => createTogether(db, requests)),
  jobHandler(sendMailJob, sendMail),
  jobHandler(sendMailAgainJob, sendMailAgain),
  jobHandler(sendMutedMailJob, sendMutedMail),
  jobHandler(sendTelegramJob, sendTelegram),
]

export const notificationCronJobs: CronJob[] = [
  cronJob('41 3 * * *', 'notifications.forget-old', ({ db }) => deleteOldNotifications(db)),
  cronJob('* * * * *', 'notifications.hear-telegram', pollTelegramForAMinute, 'telegram'),
]

const KEPT_DAYS = 180
const AT_ONCE = 5_000

/** Deletes notifications after half a year, in batches, so that no delete locks many rows. */
export async function deleteOldNotifications(db: Transactions): Promise<void> {
  while (await db.transaction((tx) => deleteOld(tx, KEPT_DAYS, AT_ONCE)));
}
