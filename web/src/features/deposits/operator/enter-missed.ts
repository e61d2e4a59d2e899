import { accounts } from '@runmart/contract/accounts'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

type Missed = { customerId: string; amount: number; reference: string; note: string }

/** Enters and credits a bank transfer that no feed told of. */
export async function enterMissed(body: Missed, idempotencyKey: string) {
  const answer = await handleAnswer(call(deposits.enterMissed, { body }, { idempotencyKey }), { refusals: 'inline' })
  if (answer.success) invalidate(deposits.transfers, accounts.customers, ledger.books)
  return answer
}
