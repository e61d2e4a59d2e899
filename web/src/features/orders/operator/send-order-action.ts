import { accounts } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import { ledger } from '@runmart/contract/ledger'
import { ordersDesk } from '@runmart/contract/orders-desk'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { type HandleOptions, handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

/** Sends an action on an order once. Refused or not, the order may have changed meanwhile, so it is fetched again before its dialog closes. */
export function sendOrderAction<Data>(
  action: string,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
  { refusals = 'inline' }: HandleOptions = {},
): Promise<Answer<Data>> {
  return sendIdempotent(action, async (idempotencyKey) => {
    const answer = await handleAnswer(send(idempotencyKey), { refusals })
    // Nobody waits for the counts of the tabs.
    void invalidate(ordersDesk.viewCounts)
    await invalidate(ordersOperator.queue, ordersOperator.order, accounts.customers, ledger.books)
    // Its steps stand in the conversation, too.
    await invalidate(conversationsOperator.conversation)
    return answer
  })
}
