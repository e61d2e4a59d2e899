import type { Answer } from '@runmart/contract/client'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import type { TranslatePartner } from '@runmart/i18n/partner-area'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

type Answered = { claim: PartnerClaim }

/** Sends an answer to a claim once. Refused or not, the shop may have decided meanwhile: all that shows claims is fetched again. */
export async function sendAnswer(
  id: string,
  t: TranslatePartner,
  send: (idempotencyKey: string) => Promise<Answer<Answered>>,
): Promise<Answer<Answered>> {
  const answer = await sendIdempotent(`answer-claim:${id}`, (key) => handleAnswer(send(key), { refusals: 'inline' }))
  void invalidate(warrantyPartner.list, warrantyPartner.ofOrder, partnersDesk.order, partnersDesk.overview)
  if (!answer.success && answer.code === 'CONFLICT') return { ...answer, error: t('partnerClaims.conflict') }
  return answer
}
