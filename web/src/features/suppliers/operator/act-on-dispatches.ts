import type { DataOf } from '@runmart/contract/endpoint'
import { type ChosenDispatch, type DispatchAct, supplierOrders } from '@runmart/contract/suppliers-orders'
import { actInParts, type Progress } from '#platform/act-in-parts.ts'

export type DispatchOutcome = DataOf<typeof supplierOrders.act>['outcomes'][number]

/** Acts on orders, each alone and once, some at a time. */
export function actOnDispatches(
  act: DispatchAct,
  orders: readonly ChosenDispatch[],
  progress: Progress,
): Promise<DispatchOutcome[]> {
  return actInParts<typeof supplierOrders.act, ChosenDispatch, DispatchOutcome>(supplierOrders.act, orders, {
    ...progress,
    toInput: (key, part) => ({ body: { key, act, ids: part.map((it) => it.id) } }),
    fail: ({ id, orderCode }, sentence) => ({ id, orderCode, problem: { why: 'other', state: null, sentence } }),
  })
}
