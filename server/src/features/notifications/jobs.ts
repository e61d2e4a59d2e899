import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { newsForCustomer } from '#platform/notify.ts'
import { forgetOld } from './forget-old.ts'
import { listenToTelegram } from './hear-telegram.ts'
import { passOn } from './pass-on.ts'
import { type MailTools, mailNews } from './send-mail.ts'
import { sendMuted } from './send-muted.ts'
import { type TelegramTools, telegramNews } from './send-telegram.ts'
import { sayMuted, sendMail, sendTelegram } from './ways.ts'

export const notificationJobs = (tools: MailTools & TelegramTools): JobHandler[] => [
  handles(newsForCustomer, (told, { steps }) => steps.transaction((tx) => passOn(tx, told))),
  handles(sendMail, (payload, context) => mailNews(payload, context, tools)),
  handles(sayMuted, (payload, context) => sendMuted(payload, context, tools)),
  handles(sendTelegram, (payload, context) => telegramNews(payload, context, tools)),
]

export const notificationTimedJobs = ({ publicUrl, telegram }: TelegramTools): TimedJob[] => [
  everyTime('41 3 * * *', 'notifications.forget-old', ({ steps }) => forgetOld(steps)),
  ...(telegram
    ? [
        everyTime('* * * * *', 'notifications.hear-telegram', (context) =>
          listenToTelegram(context, { publicUrl, telegram }),
        ),
      ]
    : []),
]
