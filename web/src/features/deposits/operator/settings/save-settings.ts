import { type DepositSettings, deposits } from '@runmart/contract/deposits'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'
import { stale } from '#platform/stale.ts'

/** Changes where customers send money; refusals are the form's to show. */
export async function saveSettings(body: DepositSettings) {
  const answer = await handleAnswer(call(deposits.saveSettings, { body }), { refusals: 'inline' })
  if (!answer.success) return answer
  queries.setQueryData(question(deposits.settings).queryKey, answer.data)
  stale(deposits.information)
  return answer
}
