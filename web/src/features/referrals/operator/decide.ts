import type { Answer } from '@runmart/contract/client'
import { referrals } from '@runmart/contract/referrals'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Lets a suspicious commission be paid after all; a refusal is shown as a notice. */
export function allowCommission(id: string, idempotencyKey: string) {
  return settle(call(referrals.allow, { params: { id } }, { idempotencyKey }), 'notice')
}

/** Refuses a suspicious commission for good; refusals are the form's to show. */
export function refuseCommission(id: string, reason: string, idempotencyKey: string) {
  return settle(call(referrals.refuse, { params: { id }, body: { reason } }, { idempotencyKey }), 'inline')
}

/** Refused or not, it may have been decided by somebody else, so the list is asked again. */
async function settle<Data>(calling: Promise<Answer<Data>>, refusals: 'inline' | 'notice') {
  const answer = await handleAnswer(calling, { refusals })
  invalidate(referrals.commissions)
  return answer
}
