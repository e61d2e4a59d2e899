import type { JobContext } from '#platform/jobs/job.ts'
import { type LetterTools, sendLetterTo } from './send-letter.ts'
import { findUserByEmail } from './user-queries.ts'

/** Mails a link to choose a new password, if the address has an account that may have one. */
export async function sendReset({ email }: { email: string }, context: JobContext, deps: LetterTools): Promise<void> {
  const user = await context.db.transaction((tx) => findUserByEmail(tx, email))
  context.log.info({ event: 'reset-asked', userId: user?.id }, 'account')
  if (user && user.status !== 'blocked') await sendLetterTo({ userId: user.id, letter: 'reset' }, context, deps)
}
