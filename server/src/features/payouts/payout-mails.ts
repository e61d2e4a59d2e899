import type { Language } from '@runmart/contract/languages'
import { moneyText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import { findReader, listStaffWith } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { StoredPayout } from './queries.ts'

type Waiting = { code: string; amount: number }
/** Carries the address: the account it belonged to is closed. */
type Paid = Waiting & { email: string; language: Language; reference: string }

/** One job per reader: one that has to be sent again is not sent to the others again. */
export const sendWaitingMailJob = job<Waiting & { userId: string }>('payouts.send-waiting-mail')
export const sendPaidMailJob = job<Paid>('payouts.send-paid-mail')

/** Tells everybody with the right to decide about money that a payout waits. */
export async function mailPayoutWaits(tx: Tx, waiting: Waiting): Promise<void> {
  for (const userId of await listStaffWith(tx, 'money')) enqueue(tx, sendWaitingMailJob, { ...waiting, userId })
}

/** Tells the former owner of a closed account that the rest was sent. */
export function enqueuePaidMail(tx: Tx, { code, amount, email, language }: StoredPayout, reference: string): void {
  if (email) enqueue(tx, sendPaidMailJob, { code, amount, email, language: language as Language, reference })
}

export type MailDependencies = { publicUrl: string; send: Mailer }

export async function sendWaitingMail(
  { userId, code, amount }: Waiting & { userId: string },
  { db }: JobContext,
  { publicUrl, send }: MailDependencies,
): Promise<void> {
  const user = await db.transaction((tx) => findReader(tx, userId))
  if (!user) return
  const t = translator(user.language)
  const fill = { code, amount: moneyText(user.language, amount) }
  await send(
    mailToUser(user, publicUrl, {
      subject: t('mail.payoutWaitsSubject', fill),
      paragraphs: [t('mail.payoutWaitsText', fill)],
      action: { label: t('mail.payoutWaitsAction'), url: `${publicUrl}/operator/payouts` },
    }),
  )
}

export async function sendPaidMail(
  { email, language, code, amount, reference }: Paid,
  { publicUrl, send }: MailDependencies,
): Promise<void> {
  const t = translator(language)
  const fill = { code, reference, amount: moneyText(language, amount) }
  await send(
    mailToUser({ email, username: '', language }, publicUrl, {
      subject: t('mail.payoutPaidSubject', fill),
      paragraphs: [t('mail.payoutPaidText', fill)],
      action: { label: t('mail.accountClosedAction'), url: publicUrl },
    }),
  )
}
