import type { Answer } from '@runmart/contract/client'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { type HandleOptions, handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

/** Sends a step of an order once. Refused or not, the order may have changed meanwhile, so it is fetched again before its dialog closes. */
export function sendStep<Data>(
  step: string,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
  { refusals = 'inline' }: HandleOptions = {},
): Promise<Answer<Data>> {
  return sendIdempotent(step, async (idempotencyKey) => {
    const answer = await handleAnswer(send(idempotencyKey), { refusals })
    void invalidate(partnersDesk.overview, partnersDesk.orders)
    await invalidate(partnersDesk.order)
    return answer
  })
}
