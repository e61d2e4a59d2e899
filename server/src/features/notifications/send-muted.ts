import { sayIn } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import { letterTo } from '#outside/mail/letter-to.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { MailTools } from './send-mail.ts'

/** Tells a user by mail that he will not be told of new sign-ins by mail any more. */
export async function sendMuted(
  { userId }: { userId: string },
  { steps }: JobContext,
  { publicUrl, send }: MailTools,
): Promise<void> {
  const reader = await steps.transaction((tx) => findReader(tx, userId))
  if (!reader) return
  const say = sayIn(reader.language)
  await send(
    letterTo(reader, publicUrl, {
      subject: say('mail.signInMutedSubject'),
      paragraphs: [say('mail.signInMutedText')],
      action: { label: say('mail.signInMutedAction'), url: `${publicUrl}/profile#notifications` },
    }),
  )
}
