import { accounts } from '@runmart/contract/accounts'
import { botsOperator } from '@runmart/contract/bots-operator'
import { ledger } from '@runmart/contract/ledger'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

/** Ends a run with a reason for its customer. Refused or not, it may be in another state by now, so all is asked again. */
export async function stopRun(id: string, body: { reason: string }) {
  const answer = await sendIdempotent(`stop-run:${id}`, (idempotencyKey) =>
    handleAnswer(call(botsOperator.stop, { params: { id }, body }, { idempotencyKey }), { refusals: 'inline' }),
  )
  invalidate(
    botsOperator.running,
    botsOperator.log,
    ordersOperator.queue,
    ordersOperator.order,
    accounts.customers,
    ledger.books,
  )
  return answer
}
