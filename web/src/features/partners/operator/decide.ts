import type { Answer } from '@runmart/contract/client'
import { partnersOperator } from '@runmart/contract/partners-operator'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

/** Decides about a partner once. Refused or not, somebody else may have decided, so what shows it is fetched again. */
export function decide<Data>(act: string, send: (idempotencyKey: string) => Promise<Answer<Data>>) {
  return sendIdempotent(act, async (idempotencyKey) => {
    const answer = await handleAnswer(send(idempotencyKey), { refusals: 'inline' })
    await invalidate(partnersOperator.list, partnersOperator.partner)
    return answer
  })
}
