import { accounts } from '@runmart/contract/accounts'
import type { Answer } from '@runmart/contract/client'
import { ledger } from '@runmart/contract/ledger'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Waits for a step with an order; refused or not, the order may be another by now, so it is asked again. */
export async function takeStep<Data>(calling: Promise<Answer<Data>>, refusals: 'inline' | 'notice' = 'inline') {
  const answer = await handleAnswer(calling, { refusals })
  invalidate(ordersOperator.queue, ordersOperator.order, accounts.customers, ledger.books)
  return answer
}
