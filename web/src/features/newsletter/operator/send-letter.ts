import { type LetterTexts, newsletter } from '@runmart/contract/newsletter'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Sends a letter to all readers; refusals are the form's to show. */
export async function sendLetter(texts: LetterTexts, idempotencyKey: string) {
  const calling = call(newsletter.sendLetter, { body: { texts } }, { idempotencyKey })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  invalidate(newsletter.letters, newsletter.readers)
  return answer
}

/** Sends a letter to oneself alone. */
export function tryLetter(texts: LetterTexts) {
  return handleAnswer(call(newsletter.tryLetter, { body: { texts } }), { refusals: 'inline' })
}
