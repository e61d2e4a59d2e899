import { createTransport } from 'nodemailer'
import { type Mail, toMessage } from './mail.ts'
import { saveToOutbox } from './outbox.ts'

/** Hands a mail over; throws when it could not, so that the job tries again. */
export type Mailer = (mail: Mail) => Promise<void>

type Settings = { smtpUrl: string | null; mailFrom: string; outboxDir: string; onSaved: (line: string) => void }

/** Sends by SMTP where it is configured; otherwise keeps every mail in a folder and prints its link. */
export function createMailer(settings: Settings): Mailer {
  const { mailFrom: from } = settings
  if (settings.smtpUrl === null) return (mail) => saveToOutbox({ ...mail, from }, settings.outboxDir, settings.onSaved)
  const transport = createTransport(settings.smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  return async (mail) => {
    await transport.sendMail({ ...toMessage(mail), from })
  }
}

/**
 * Whether the mail server answered and would not take this mail for this address: others may go through. What else fails
 * (no connection, a wrong password) is about no mail in particular.
 */
export function isRecipientRefused(problem: unknown): boolean {
  const { code, responseCode } = problem as { code?: string; responseCode?: number }
  return responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
