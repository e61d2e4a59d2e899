import type { OrderAct } from '@runmart/contract/orders-desk'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from '../order-queries.ts'
import { refundDue } from '../refund-due.ts'
import { requireAction } from './require-action.ts'

type Asked = { act: OrderAct; awaiting?: boolean | undefined; isHeld?: boolean }

/**
 * Returns the refund of an action. Refuses actions that are not allowed now, and operators who placed the order or earn
 * by it.
 */
export function refundOfAct(
  order: StoredOrder,
  { act, awaiting = false, isHeld }: Asked,
  operatorId: string,
  earnerId?: string,
): number {
  if ([order.customerId, order.partnerId, earnerId].includes(operatorId)) throw new Refusal('FORBIDDEN')
  // Delivering a waiting order takes it first.
  const isTakenFirst = act === 'deliver' && order.status === 'pending'
  requireAction(order, isTakenFirst ? 'take' : act, isHeld)
  // A supplier should get it: the operator must confirm a delivery by hand.
  if (isTakenFirst && order.awaitsSupplier && !awaiting) throw new Refusal('ORDER_AWAITS_SUPPLIER')
  if (act === 'fail') return refundDue(order)
  return act === 'refund' ? order.total - order.refunded : 0
}
