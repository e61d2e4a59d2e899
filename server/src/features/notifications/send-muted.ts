import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { letterTo } from '#outside/mail/letter-to.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { MailTools } from './send-mail.ts'

/** Tells a user by mail that he will not be told of new sign-ins by mail any more. */
export async function sendMuted(
  { userId }: { userId: string },
  { db }: JobContext,
  { publicUrl, send }: MailTools,
): Promise<void> {
  const reader = await db.transaction((tx) => findReader(tx, userId))
  if (!reader) return
  const t = translator(reader.language)
  await send(
    letterTo(reader, publicUrl, {
      subject: t('mail.signInMutedSubject'),
      paragraphs: [t('mail.signInMutedText')],
      action: { label: t('mail.signInMutedAction'), url: `${publicUrl}/profile#notifications` },
    }),
  )
}
