import { accounts } from '@runmart/contract/accounts'
import { conversationsOperator } from '@runmart/contract/conversations-operator'
import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { ledger } from '@runmart/contract/ledger'
import { type OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { actInParts, type Telling } from '#platform/act-in-parts.ts'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'

type Body = CallOf<typeof ordersDesk.act>['body']
export type ActOutcome = DataOf<typeof ordersDesk.act>['outcomes'][number]
export type ActOrder = Body['orders'][number] & { orderCode: string }
export type Act = Pick<Body, 'reason' | 'restock' | 'awaiting'> & { act: OrderAct; orders: readonly ActOrder[] }

/** Acts on orders, each alone and once, some at a time. */
export async function actTogether({ orders, ...act }: Act, telling: Telling): Promise<ActOutcome[]> {
  const outcomes = await actInParts<ActOrder, ActOutcome>(orders, {
    ...telling,
    send: (key, part) =>
      call(ordersDesk.act, { body: { key, ...act, orders: part.map(({ orderCode: _, ...order }) => order) } }),
    fail: ({ id, orderCode }, sentence) => {
      const problem = { why: 'other' as const, status: null, sentence, last: null }
      return { id, orderCode, refunded: 0, problem }
    },
    lengthOf: ({ note }) => note?.length ?? 0,
  })
  // Nobody waits for the counts of the tabs.
  void invalidate(ordersDesk.viewCounts)
  await invalidate(ordersOperator.queue, ordersOperator.order, accounts.customers, ledger.books)
  await invalidate(conversationsOperator.conversation)
  return outcomes
}
