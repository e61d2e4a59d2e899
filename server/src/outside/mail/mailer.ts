import { createTransport } from 'nodemailer'
import { type Mail, toMessage } from './mail.ts'
import { saveToOutbox } from './outbox.ts'

/** Sends a mail; throws on failure, so that the job retries. */
export type Mailer = (mail: Mail) => Promise<void>

declare module '#platform/shop.ts' {
  interface Shop {
    sendMail: Mailer
  }
}

type Settings = { smtpUrl: string | null; mailFrom: string; outboxDir: string; onSaved: (line: string) => void }

/** Sends by SMTP if configured; otherwise saves every mail in the outbox folder and logs its link. */
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
 * Whether the mail server refused this mail only for this address. Other failures (no connection, a wrong password)
 * concern every mail.
 */
export function isRecipientRefused(problem: unknown): boolean {
  const { code, responseCode } = problem as { code?: string; responseCode?: number }
  return responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
