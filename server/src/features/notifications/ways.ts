import { job } from '#platform/jobs/job.ts'

/** One job a way: a mail server that is away must not keep Telegram waiting, nor send anything twice. */
export const sendMail = job<{ itemId: string }>('notifications.send-mail')
/** Mails about new sign-ins were turned off. */
export const sayMuted = job<{ userId: string }>('notifications.say-muted')
export const sendTelegram = job<{ itemId: string }>('notifications.send-telegram')
