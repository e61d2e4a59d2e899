import { type DepositSettings, deposits } from '@runmart/contract/deposits'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { endpointQuery, invalidate, queryClient } from '#platform/query-client.ts'

/** Changes where customers send money; refusals are the form's to show. */
export async function saveSettings(body: DepositSettings) {
  const answer = await handleAnswer(call(deposits.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  queryClient.setQueryData(endpointQuery(deposits.settings).queryKey, answer.data)
  invalidate(deposits.information)
  return answer
}
