import { type ReferralSettings, referrals } from '@runmart/contract/referrals'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'
import { stale } from '#platform/stale.ts'

/** Changes what referring earns from now on; refusals are the form's to show. */
export async function saveSettings(body: ReferralSettings) {
  const answer = await handleAnswer(call(referrals.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  queries.setQueryData(question(referrals.settings).queryKey, answer.data)
  stale(referrals.info)
  return answer
}
