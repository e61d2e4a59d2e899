import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { newsForCustomer } from '#platform/notify.ts'
import { listenToTelegram } from './hear-telegram.ts'
import { forgetOld } from './item-queries.ts'
import { passOn } from './pass-on.ts'
import { type MailTools, mailNews } from './send-mail.ts'
import { type TelegramTools, telegramNews } from './send-telegram.ts'
import { sendMail, sendTelegram } from './ways.ts'

export const notificationJobs = (tools: MailTools & TelegramTools): JobHandler[] => [
  handles(newsForCustomer, (told, { steps }) => steps.transaction((tx) => passOn(tx, told))),
  handles(sendMail, (payload, context) => mailNews(payload, context, tools)),
  handles(sendTelegram, (payload, context) => telegramNews(payload, context, tools)),
]

export const notificationTimedJobs = ({ telegram }: TelegramTools): TimedJob[] => [
  everyTime('41 3 * * *', 'notifications.forget-old', ({ steps }) => steps.transaction(forgetOld)),
  ...(telegram
    ? [everyTime('* * * * *', 'notifications.hear-telegram', (context) => listenToTelegram(context, telegram))]
    : []),
]
