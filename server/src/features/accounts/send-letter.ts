import { randomBytes } from 'node:crypto'
import { translator } from '@runmart/i18n/server'
import { letterTo } from '#outside/mail/letter-to.ts'
import type { Mail, Mailer } from '#outside/mail/mailer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Letter } from './letters.ts'
import { insertMailToken, type Purpose } from './mail-token-queries.ts'
import { findUserById } from './user-queries.ts'

const HOUR = 3600
const lifetimes: Record<Purpose, number> = { activate: 24 * HOUR, reset: HOUR }

/** Where each letter's button leads; those with a secret carry it in the fragment, which no server ever sees. */
const targets: Record<Letter, { path: string; secret?: Purpose }> = {
  activate: { path: '/auth/activate', secret: 'activate' },
  reset: { path: '/auth/reset', secret: 'reset' },
  alreadyRegistered: { path: '/auth/login' },
  passwordChanged: { path: '/auth/forgot' },
  sessionReused: { path: '/profile' },
  twoFactorOn: { path: '/profile' },
  twoFactorOff: { path: '/profile' },
}

export type LetterTools = { publicUrl: string; send: Mailer }

/** Writes one of our letters in its reader's language and sends it. Repeating it sends another, with a secret of its own. */
export async function sendLetterTo(
  { userId, letter }: { userId: string; letter: Letter },
  { db }: JobContext,
  deps: LetterTools,
): Promise<void> {
  const mail = await db.transaction((tx) => writeLetter(tx, userId, letter, deps.publicUrl))
  if (mail) await deps.send(mail)
}

async function writeLetter(tx: Tx, userId: string, letter: Letter, publicUrl: string): Promise<Mail | null> {
  const user = await findUserById(tx, userId)
  // Somebody activated meanwhile, or the account is gone: there is nothing left to say.
  if (!user || user.status === 'closed' || (letter === 'activate' && user.status !== 'inactive')) return null
  const t = translator(user.language)
  const { path, secret } = targets[letter]
  const action =
    letter === 'twoFactorOn' || letter === 'twoFactorOff' ? 'mail.twoFactorAction' : (`mail.${letter}Action` as const)
  const ignorable = letter === 'activate' || letter === 'reset'
  return letterTo(user, publicUrl, {
    subject: t(`mail.${letter}Subject`),
    paragraphs: [t(`mail.${letter}Text`), ...(ignorable ? [t('mail.notYou')] : [])],
    action: {
      label: t(action),
      url: publicUrl + path + (secret ? `#token=${await makeSecret(tx, userId, secret)}` : ''),
    },
  })
}

async function makeSecret(tx: Tx, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertMailToken(tx, { hash: sha256(token), userId, purpose, seconds: lifetimes[purpose] })
  return token
}
