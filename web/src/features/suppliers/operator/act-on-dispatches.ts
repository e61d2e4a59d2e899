import type { DataOf } from '@runmart/contract/endpoint'
import { type ChosenDispatch, type DispatchAct, supplierOrders } from '@runmart/contract/suppliers-orders'
import { today } from '@runmart/contract/today'
import { actInParts, type Telling } from '#platform/act-in-parts.ts'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { invalidateDispatches } from './use-dispatch-acts.tsx'

export type DispatchOutcome = DataOf<typeof supplierOrders.act>['outcomes'][number]

/** Acts on orders, each alone and once, some at a time. */
export async function actOnDispatches(
  act: DispatchAct,
  orders: readonly ChosenDispatch[],
  telling: Telling,
): Promise<DispatchOutcome[]> {
  const outcomes = await actInParts<ChosenDispatch, DispatchOutcome>(orders, {
    ...telling,
    send: (key, part) => call(supplierOrders.act, { body: { key, act, ids: part.map((it) => it.id) } }),
    fail: ({ id, orderCode }, sentence) => ({ id, orderCode, problem: { why: 'other', state: null, sentence } }),
  })
  await Promise.all([invalidateDispatches(), invalidate(today.waiting)])
  return outcomes
}
