import type { Language } from '@runmart/contract/accounts'
import { translator } from '@runmart/i18n/server'
import { letterTo } from '#outside/mail/letter-to.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import { job } from '#platform/jobs/job.ts'

type Reader = { email: string; username: string; language: Language }
export type FarewellTools = { publicUrl: string; send: Mailer }

/** Told whom to write to: when the mail goes out, nothing else knows the address any more. */
export const sendFarewell = job<Reader>('account-life.send-farewell')

/** The last mail: the account is closed, and what to do if that was somebody else. */
export async function sayFarewell(reader: Reader, { publicUrl, send }: FarewellTools): Promise<void> {
  const t = translator(reader.language)
  await send(
    letterTo(reader, publicUrl, {
      subject: t('mail.accountClosedSubject'),
      paragraphs: [t('mail.accountClosedText'), t('mail.accountClosedNotYou')],
      action: { label: t('mail.accountClosedAction'), url: publicUrl },
    }),
  )
}
