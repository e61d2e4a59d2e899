import { accounts } from '@runmart/contract/accounts'
import { botDesk } from '@runmart/contract/bots-operator'
import { ledger } from '@runmart/contract/ledger'
import { orderDesk } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { sendOnce } from '#platform/send-once.ts'
import { stale } from '#platform/stale.ts'

/** Ends a run with a reason for its customer. Refused or not, it may be in another state by now, so all is asked again. */
export async function stopRun(id: string, body: { reason: string }) {
  const answer = await sendOnce(`stop-run:${id}`, (idempotencyKey) =>
    handleAnswer(call(botDesk.stop, { params: { id }, body }, { idempotencyKey }), { refusals: 'inline' }),
  )
  stale(botDesk.running, botDesk.log, orderDesk.queue, orderDesk.order, accounts.customers, ledger.books)
  return answer
}
