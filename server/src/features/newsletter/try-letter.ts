import type { LetterText } from '@runmart/contract/newsletter'
import { translator } from '@runmart/i18n/server'
import { findReader } from '#features/accounts/index.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { LetterTools } from './send-confirmation.ts'
import { writeLetter } from './write-letter.ts'

/** Sends a letter to the operator who writes it, just as readers would get it but for a word in its subject. */
export async function tryLetter(
  { operatorId, text }: { operatorId: string; text: LetterText },
  { db }: JobContext,
  deps: LetterTools,
): Promise<void> {
  const operator = await db.transaction((tx) => findReader(tx, operatorId))
  if (!operator) return
  const subject = translator(operator.language)('newsletterMail.trySubject', { subject: text.subject })
  await deps.send(writeLetter({ ...text, subject }, operator, deps))
}
