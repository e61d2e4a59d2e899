import type { Channels, NotificationKind } from '@runmart/contract/notifications'
import { translator } from '@runmart/i18n/server'
import { findReader, holdAccount } from '#features/accounts/index.ts'
import { mailToUser } from '#outside/mail/layout.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { preferencesOf, savePreference } from './preference-queries.ts'

/** Mails that the user turned off mails about new sign-ins. */
export const sendMutedMailJob = job<{ userId: string }>('notifications.say-muted')

/**
 * Changes the channels of one kind of notification. An intruder could turn off mails about new sign-ins, so a last mail
 * reports it. Stores nothing for a closed account.
 */
export async function changeChannels(
  tx: Tx,
  userId: string,
  kind: NotificationKind,
  change: Partial<Channels>,
): Promise<void> {
  if (!(await holdAccount(tx, userId))) return
  const before = (await preferencesOf(tx, userId))[kind]
  const channels = { ...before, ...change }
  savePreference(tx, userId, kind, channels)
  if (kind === 'new-sign-in' && before.mail && !channels.mail) enqueue(tx, sendMutedMailJob, { userId })
}

/** Mails a user that the shop sends no more mails about new sign-ins. */
export async function sendMutedMail(
  { userId }: { userId: string },
  { db }: JobContext,
  { publicUrl, sendMail }: Shop,
): Promise<void> {
  const user = await db.transaction((tx) => findReader(tx, userId))
  if (!user) return
  const t = translator(user.language)
  await sendMail(
    mailToUser(user, publicUrl, {
      subject: t('mail.signInMutedSubject'),
      paragraphs: [t('mail.signInMutedText')],
      action: { label: t('mail.signInMutedAction'), url: `${publicUrl}/profile/notifications` },
    }),
  )
}
