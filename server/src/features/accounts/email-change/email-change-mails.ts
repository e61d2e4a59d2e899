import { translator } from '@runmart/i18n/server'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { createMailToken, sendAccountMailJob } from '../account-mails.ts'
import { insertSentMail } from '../sent-mail-queries.ts'
import { findUserByEmail, findUserById } from '../user-queries.ts'
import { findEmailChange, findFormerEmail } from './queries.ts'

export const CONFIRM_SECONDS = 24 * 3600
export const WAY_BACK_DAYS = 7

export type EmailChangeMail = { userId: string; to: 'old' | 'new' | 'former' }

/** Names only the recipient: the job loads addresses and makes secrets when it renders the mail. */
export const sendEmailChangeMailJob = job<EmailChangeMail>('accounts.send-email-change')

/** Sends the mails of a change: both addresses confirm it, then the former one learns that it happened. */
export async function sendEmailChangeMail(
  { userId, to }: EmailChangeMail,
  { db }: JobContext,
  { publicUrl, sendMail }: Shop,
): Promise<void> {
  const mail = await db.transaction((tx) =>
    to === 'former' ? renderWayBack(tx, userId, publicUrl) : renderConfirmation(tx, userId, to, publicUrl),
  )
  if (!mail) return
  await sendMail(mail)
  await db.transaction((tx) => insertSentMail(tx, userId, sentAs[to]))
}

/** The kinds of these mails in the list of sent mails. */
export const sentAs = { old: 'emailChangeOld', new: 'emailChangeNew', former: 'emailChanged' } as const

async function renderConfirmation(tx: Tx, userId: string, to: 'old' | 'new', publicUrl: string): Promise<Mail | null> {
  const user = await findUserById(tx, userId)
  const change = await findEmailChange(tx, userId)
  if (!user || !change || user.status === 'closed') return null
  const owner = to === 'new' ? await findUserByEmail(tx, change.newEmail) : null
  if (owner) {
    // As at registration: only the owner of the address learns of the account.
    enqueue(tx, sendAccountMailJob, { userId: owner.id, letter: 'alreadyRegistered' })
    return null
  }
  const token = await createMailToken(tx, userId, to === 'old' ? 'email-old' : 'email-new')
  const t = translator(user.language)
  const fill = { email: change.newEmail }
  const [email, text] =
    to === 'old'
      ? [user.email, t('mail.emailChangeOldText', fill)]
      : [change.newEmail, t('mail.emailChangeNewText', fill)]
  return mailToUser({ ...user, email }, publicUrl, {
    subject: t('mail.emailChangeSubject'),
    paragraphs: [text, t(to === 'old' ? 'mail.emailChangeNotYou' : 'mail.notYou')],
    action: { label: t('mail.emailChangeAction'), url: `${publicUrl}/auth/confirm-email#token=${token}` },
  })
}

async function renderWayBack(tx: Tx, userId: string, publicUrl: string): Promise<Mail | null> {
  const user = await findUserById(tx, userId)
  const email = await findFormerEmail(tx, userId)
  if (!user || !email || user.status === 'closed') return null
  const token = await createMailToken(tx, userId, 'email-back')
  const t = translator(user.language)
  return mailToUser({ ...user, email }, publicUrl, {
    subject: t('mail.emailChangedSubject'),
    paragraphs: [t('mail.emailChangedText', { email: user.email }), t('mail.emailChangedNotYou')],
    action: { label: t('mail.emailChangedAction'), url: `${publicUrl}/auth/restore-email#token=${token}` },
  })
}
