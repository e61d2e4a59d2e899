import { createTransport } from 'nodemailer'
import { keepInOutbox } from './outbox.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The same whenever the same mail is sent again. */
  id?: string
  /** Where a mail program ends this kind of mail at one press. */
  unsubscribe?: string
}
/** Hands a mail over; throws when it could not, so that the job tries again. */
export type Mailer = (mail: Mail) => Promise<void>

type Settings = { smtpUrl: string | null; mailFrom: string; outboxDir: string; say: (line: string) => void }

/** Sends by SMTP where it is configured; otherwise keeps every mail in a folder and prints its link. */
export function createMailer(settings: Settings): Mailer {
  const { mailFrom: from } = settings
  if (settings.smtpUrl === null) return (mail) => keepInOutbox({ ...mail, from }, settings.outboxDir, settings.say)
  const transport = createTransport(settings.smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  return async (mail) => {
    await transport.sendMail({ ...messageOf(mail), from })
  }
}

/** What is really sent: the mail, and for mail programs how it is ended (RFC 8058). */
export function messageOf({ link: _, id, unsubscribe, ...mail }: Mail) {
  const message = id ? { ...mail, messageId: `<${id}>` } : mail
  if (!unsubscribe) return message
  const headers = { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { ...message, headers }
}
