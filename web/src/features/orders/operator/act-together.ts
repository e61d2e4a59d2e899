import { accounts } from '@runmart/contract/accounts'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { ledger } from '@runmart/contract/ledger'
import { type OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { randomKey } from '#platform/device-id.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendUntilAnswered } from '#platform/send-until-answered.ts'

type Body = CallOf<typeof ordersDesk.act>['body']
export type ActOutcome = DataOf<typeof ordersDesk.act>['outcomes'][number]
export type ActOrder = Body['orders'][number] & { orderCode: string }
export type Act = Pick<Body, 'reason' | 'restock'> & { act: OrderAct; orders: readonly ActOrder[] }

/** Orders of a call: few enough that a slow shop answers soon, and that one sees it go on. */
const MAX_ORDERS = 20
/** Texts of a call together, well below what the server takes. */
const MAX_TEXT = 300_000

/**
 * Acts on orders, some at a time, and tells after each part how many were tried. A part whose answer is lost is sent again
 * under its key, so that nothing happens twice; should it stay lost, the rest is not sent, and said to be so.
 */
export async function actTogether(
  { act, reason, restock, orders }: Act,
  { onProgress, notSent }: { onProgress: (tried: number) => void; notSent: string },
): Promise<ActOutcome[]> {
  const key = randomKey()
  const outcomes: ActOutcome[] = []
  for (const part of inParts(orders)) {
    const body = { key, act, reason, restock, orders: part.map(({ orderCode: _, ...order }) => order) }
    const answer = await sendUntilAnswered(() => handleAnswer(call(ordersDesk.act, { body }), { refusals: 'inline' }))
    if (answer.success) outcomes.push(...answer.data.outcomes)
    else {
      const sentence = answer.status > 0 ? answer.error : notSent
      const problem = { why: 'other' as const, status: null, sentence, last: null }
      const left = orders.slice(outcomes.length)
      outcomes.push(...left.map(({ id, orderCode }) => ({ id, orderCode, refunded: 0, problem })))
      break
    }
    onProgress(outcomes.length)
  }
  // Nobody waits for the counts of the tabs.
  void invalidate(ordersDesk.viewCounts)
  await invalidate(ordersOperator.queue, ordersOperator.order, accounts.customers, ledger.books)
  await invalidate(conversationsOperator.conversation)
  return outcomes
}

function inParts(orders: readonly ActOrder[]): ActOrder[][] {
  const parts: ActOrder[][] = []
  let length = 0
  for (const order of orders) {
    const part = parts.at(-1)
    length += order.note?.length ?? 0
    if (part && part.length < MAX_ORDERS && length <= MAX_TEXT) part.push(order)
    else {
      parts.push([order])
      length = order.note?.length ?? 0
    }
  }
  return parts
}
