import { accounts } from '@runmart/contract/accounts'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Credits a transfer to a customer. Refused or not, somebody may have decided meanwhile: the lists are asked again. */
export async function assignTransfer(id: string, body: { customerId: string; note: string }, idempotencyKey: string) {
  const calling = call(deposits.assign, { params: { id }, body }, { idempotencyKey })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  invalidate(deposits.transfers, accounts.customers, ledger.books)
  return answer
}
