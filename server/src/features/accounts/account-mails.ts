import { randomBytes } from 'node:crypto'
import type { AccountMail } from '@runmart/contract/accounts-customer-page'
import { translator } from '@runmart/i18n/server'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Mail } from '#outside/mail/mail.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { insertMailToken, type Purpose } from './mail-token-queries.ts'
import { insertSentMail } from './sent-mail-queries.ts'
import { findUserById } from './user-queries.ts'

/** Names only the user and the mail: the job makes secrets when it renders. `letter` is the kind of mail. */
export const sendAccountMailJob = job<{ userId: string; letter: AccountMail }>('accounts.send-letter')

const HOUR = 3600
const lifetimes: Record<Purpose, number> = {
  activate: 24 * HOUR,
  reset: HOUR,
  'email-old': 24 * HOUR,
  'email-new': 24 * HOUR,
  'email-back': 7 * 24 * HOUR,
}

/** The target of each mail's button. The secret is in the URL fragment, which browsers never send to a server. */
const targets: Record<AccountMail, { path: string; secret?: Purpose }> = {
  activate: { path: '/auth/activate', secret: 'activate' },
  reset: { path: '/auth/reset', secret: 'reset' },
  alreadyRegistered: { path: '/auth/login' },
  passwordChanged: { path: '/auth/forgot' },
  sessionReused: { path: '/profile/security' },
  twoFactorOn: { path: '/profile/security' },
  twoFactorOff: { path: '/profile/security' },
  wrongCodes: { path: '/auth/forgot' },
  blocked: { path: '/help' },
  unblocked: { path: '/auth/login' },
  sessionsEnded: { path: '/auth/login' },
}

/** Sends one of the mails in the user's language. A repeated job sends another mail with a new secret. */
export async function sendAccountMail(
  { userId, letter }: { userId: string; letter: AccountMail },
  { db }: JobContext,
  shop: Shop,
): Promise<void> {
  const mail = await db.transaction((tx) => renderAccountMail(tx, userId, letter, shop.publicUrl))
  if (!mail) return
  await shop.sendMail(mail)
  await db.transaction((tx) => insertSentMail(tx, userId, letter))
}

async function renderAccountMail(tx: Tx, userId: string, kind: AccountMail, publicUrl: string): Promise<Mail | null> {
  const user = await findUserById(tx, userId)
  // The account is closed, active or blocked meanwhile and no longer needs this mail.
  if (!user || user.status === 'closed') return null
  if ((kind === 'activate' && user.status !== 'inactive') || (kind === 'reset' && user.status === 'blocked'))
    return null
  const t = translator(user.language)
  const { path, secret } = targets[kind]
  const action =
    kind === 'twoFactorOn' || kind === 'twoFactorOff' ? 'mail.twoFactorAction' : (`mail.${kind}Action` as const)
  const ignorable = kind === 'activate' || kind === 'reset'
  return mailToUser(user, publicUrl, {
    subject: t(`mail.${kind}Subject`),
    paragraphs: [t(`mail.${kind}Text`), ...(ignorable ? [t('mail.notYou')] : [])],
    action: {
      label: t(action),
      url: publicUrl + path + (secret ? `#token=${await createMailToken(tx, userId, secret)}` : ''),
    },
  })
}

/** Makes a secret for a link in a mail; the database stores only its hash. */
export async function createMailToken(tx: Tx, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertMailToken(tx, { hash: sha256(token), userId, purpose, seconds: lifetimes[purpose] })
  return token
}
