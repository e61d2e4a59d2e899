import type { NewsKind, Ways } from '@runmart/contract/notifications'
import { translator } from '@runmart/i18n/server'
import { findReader, holdAccount } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { MailDependencies } from './dependencies.ts'
import { preferencesOf, savePreference } from './preference-queries.ts'

/** Mails about new sign-ins were turned off. */
export const sendMutedMailJob = job<{ userId: string }>('notifications.say-muted')

/**
 * Changes by which ways a user gets a kind of news. Whoever turns off the mails about new sign-ins could be the one they
 * warn of: that is told by a last mail. Who has left gets nothing anyway, and nothing is kept about him.
 */
export async function changeChannels(tx: Tx, userId: string, kind: NewsKind, wanted: Partial<Ways>): Promise<void> {
  if (!(await holdAccount(tx, userId))) return
  const before = (await preferencesOf(tx, userId))[kind]
  const ways = { ...before, ...wanted }
  savePreference(tx, userId, kind, ways)
  if (kind === 'new-sign-in' && before.mail && !ways.mail) enqueue(tx, sendMutedMailJob, { userId })
}

/** Tells a user by mail that he will not be told of new sign-ins by mail any more. */
export async function sendMutedMail(
  { userId }: { userId: string },
  { db }: JobContext,
  { publicUrl, send }: MailDependencies,
): Promise<void> {
  const reader = await db.transaction((tx) => findReader(tx, userId))
  if (!reader) return
  const t = translator(reader.language)
  await send(
    mailToUser(reader, publicUrl, {
      subject: t('mail.signInMutedSubject'),
      paragraphs: [t('mail.signInMutedText')],
      action: { label: t('mail.signInMutedAction'), url: `${publicUrl}/profile#notifications` },
    }),
  )
}
