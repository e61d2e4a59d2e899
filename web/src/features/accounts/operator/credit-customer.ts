import { accounts } from '@runmart/contract/accounts'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

type Credit = { customerId: string; amount: number; reason: string }

/** Credits a customer by hand, with a reason he reads. */
export async function creditCustomer(body: Credit, idempotencyKey: string) {
  const answer = await handleAnswer(call(deposits.credit, { body }, { idempotencyKey }), { refusals: 'inline' })
  if (answer.success) invalidate(accounts.customers, ledger.books)
  return answer
}
