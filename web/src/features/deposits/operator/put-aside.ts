import { deposits } from '@runmart/contract/deposits'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Takes a transfer out of the queue without crediting anybody. */
export async function putAside(id: string, note: string) {
  const calling = call(deposits.ignore, { params: { id }, body: { note } })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  invalidate(deposits.transfers)
  return answer
}
