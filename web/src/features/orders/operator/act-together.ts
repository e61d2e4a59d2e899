import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { type OrderAct, ordersDesk } from '@runmart/contract/orders-desk'
import { actInParts, type Progress } from '#platform/act-in-parts.ts'

type Body = CallOf<typeof ordersDesk.act>['body']
export type ActOutcome = DataOf<typeof ordersDesk.act>['outcomes'][number]
export type ActOrder = Body['orders'][number] & { orderCode: string }
export type Act = Pick<Body, 'reason' | 'restock' | 'awaiting'> & { act: OrderAct; orders: readonly ActOrder[] }

/** Runs an action on each order once and alone, in parts. */
export function actTogether({ orders, ...act }: Act, progress: Progress): Promise<ActOutcome[]> {
  return actInParts<typeof ordersDesk.act, ActOrder, ActOutcome>(ordersDesk.act, orders, {
    ...progress,
    toInput: (key, part) => ({
      body: { key, ...act, orders: part.map(({ orderCode: _, ...order }) => order) },
    }),
    fail: ({ id, orderCode }, sentence) => {
      const problem = { why: 'other' as const, status: null, sentence, last: null }
      return { id, orderCode, refunded: 0, problem }
    },
    lengthOf: ({ note }) => note?.length ?? 0,
  })
}
