import { accounts } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Signs another device out. */
export async function endSession(id: string) {
  const answer = await handleAnswer(call(accounts.endSession, { params: { id } }))
  invalidate(accounts.sessions)
  return answer
}
