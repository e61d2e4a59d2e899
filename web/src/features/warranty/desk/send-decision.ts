import type { Answer } from '@runmart/contract/client'
import { handleAnswer } from '#platform/handle-answer.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import type { ClaimDesk, DeskClaim } from './claim-desk.ts'

/** Sends a decision once. Refused or not, somebody else may have decided meanwhile: all that shows claims is fetched again. */
export async function sendDecision<Claim extends DeskClaim>(
  { onDecided, words }: ClaimDesk<Claim>,
  id: string,
  send: (idempotencyKey: string) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const answer = await sendIdempotent(`decide-claim:${id}`, (key) => handleAnswer(send(key), { refusals: 'inline' }))
  onDecided()
  if (!answer.success && answer.code === 'CONFLICT') return { ...answer, error: words.conflict }
  return answer
}
