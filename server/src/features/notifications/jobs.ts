import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { notificationRequested } from '#platform/notify.ts'
import { createNotification } from './create-notification.ts'
import { forgetOld } from './forget-old.ts'
import { listenToTelegram } from './hear-telegram.ts'
import { type MailTools, mailNews } from './send-mail.ts'
import { sendMuted } from './send-muted.ts'
import { type TelegramTools, telegramNews } from './send-telegram.ts'
import { sayMuted, sendMail, sendTelegram } from './ways.ts'

export const notificationJobs = (deps: MailTools & TelegramTools): JobHandler[] => [
  jobHandler(notificationRequested, (told, { db }) => db.transaction((tx) => createNotification(tx, told))),
  jobHandler(sendMail, (payload, context) => mailNews(payload, context, deps)),
  jobHandler(sayMuted, (payload, context) => sendMuted(payload, context, deps)),
  jobHandler(sendTelegram, (payload, context) => telegramNews(payload, context, deps)),
]

export const notificationTimedJobs = ({ publicUrl, telegram }: TelegramTools): CronJob[] => [
  cronJob('41 3 * * *', 'notifications.forget-old', ({ db }) => forgetOld(db)),
  ...(telegram
    ? [
        cronJob('* * * * *', 'notifications.hear-telegram', (context) =>
          listenToTelegram(context, { publicUrl, telegram }),
        ),
      ]
    : []),
]
