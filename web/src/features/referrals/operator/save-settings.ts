import { type ReferralSettings, referrals } from '@runmart/contract/referrals'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { endpointQuery, invalidate, queryClient } from '#platform/query-client.ts'

/** Changes what referring earns from now on; refusals are the form's to show. */
export async function saveSettings(body: ReferralSettings) {
  const answer = await handleAnswer(call(referrals.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  queryClient.setQueryData(endpointQuery(referrals.settings).queryKey, answer.data)
  invalidate(referrals.info)
  return answer
}
