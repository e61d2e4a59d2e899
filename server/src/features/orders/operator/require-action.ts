import { actionRefusal, type OrderAction } from '@runmart/contract/orders-actions'
import { Refusal } from '#platform/refusal.ts'
import { refuseTransition } from '../assert-transition.ts'
import type { StoredOrder } from '../order-queries.ts'

/** Refuses an action that is not allowed on an order now. */
export function requireAction(order: StoredOrder, action: OrderAction, isHeld = false): void {
  const refusal = actionRefusal({ ...stateOf(order), isHeld }, action)
  if (refusal?.code === 'INVALID_TRANSITION') throw refuseTransition(order.status, refusal.to)
  if (refusal) throw new Refusal(refusal.code)
}

/** The order as the contract's rules read it. */
export function stateOf({ status, startsAt, sentOn, total, ...order }: StoredOrder) {
  return { ...order, orderStatus: status, startsAt: startsAt ?? undefined, sentOn: sentOn ?? false, totalCash: total }
}
