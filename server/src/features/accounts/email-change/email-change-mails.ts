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

/** Names only whom to write to: addresses and secrets are looked up and made when the mail is rendered. */
export const sendEmailChangeMailJob = job<EmailChangeMail>('accounts.send-email-change')

/** Sends the mails of a change: to both addresses to confirm it, then to the former one that it has happened. */
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

/** Under which names they are noted. */
export const sentAs = { old: 'emailChangeOld', new: 'emailChangeNew', former: 'emailChanged' } as const

async function renderConfirmation(tx: Tx, userId: string, to: 'old' | 'new', publicUrl: string): Promise<Mail | null> {
  const user = await findUserById(tx, userId)
  const change = await findEmailChange(tx, userId)
  if (!user || !change || user.status === 'closed') return null
  const owner = to === 'new' ? await findUserByEmail(tx, change.newEmail) : null
  if (owner) {
    // As when somebody registers with it: only its owner gets to know.
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
