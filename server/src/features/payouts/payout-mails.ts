import type { Language } from '@runmart/contract/languages'
import { moneyText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import type { StoredPayout } from './queries.ts'

/** Carries the address, because its account is closed. */
type Paid = { code: string; amount: number; email: string; language: Language; reference: string }

export const sendPaidMailJob = job<Paid>('payouts.send-paid-mail')

/** Tells the former owner of a closed account that the shop sent the payout. */
export function enqueuePaidMail(tx: Tx, { code, amount, email, language }: StoredPayout, reference: string): void {
  if (email) enqueue(tx, sendPaidMailJob, { code, amount, email, language: language as Language, reference })
}

export async function sendPaidMail(
  { email, language, code, amount, reference }: Paid,
  _context: JobContext,
  { publicUrl, sendMail }: Shop,
): Promise<void> {
  const t = translator(language)
  const fill = { code, reference, amount: moneyText(language, amount) }
  await sendMail(
    mailToUser({ email, username: '', language }, publicUrl, {
      subject: t('notificationTitles.payout-paid', fill),
      paragraphs: [t('notificationMails.payout-paid', fill)],
      action: { label: t('mail.accountClosedAction'), url: publicUrl },
    }),
  )
}
