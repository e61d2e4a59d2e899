import type { OrderAct } from '@runmart/contract/orders-desk'
import { Refusal } from '#platform/refusal.ts'
import { assertTransition } from '../assert-transition.ts'
import type { StoredOrder } from '../order-queries.ts'
import { refundDue } from '../refund-due.ts'
import { assertManual, requireNotSentOn } from './take-order.ts'

/** What an act would refund of an order; refuses what cannot be done with it now, or not by who placed it or earns or earned by it. */
export function refundOfAct(
  order: StoredOrder,
  { act, awaiting = false }: { act: OrderAct; awaiting?: boolean | undefined },
  operatorId: string,
  earnerId?: string,
): number {
  if ([order.customerId, order.partnerId, earnerId].includes(operatorId)) throw new Refusal('FORBIDDEN')
  requireNotSentOn(order)
  if (act === 'fail') {
    assertTransition(order.status, 'failed', 'operator')
    return refundDue(order)
  }
  if (act === 'refund') {
    assertTransition(order.status, 'refund', 'operator')
    return order.total - order.refunded
  }
  assertManual(order)
  if (act === 'take') assertTransition(order.status, 'in-progress', 'operator')
  // One that waits is started with it.
  else if (order.status !== 'pending') assertTransition(order.status, 'success', 'operator')
  // It was sent to nobody yet: whoever delivers it means to.
  if (act === 'deliver' && order.awaitsSupplier && order.status === 'pending' && !awaiting)
    throw new Refusal('ORDER_AWAITS_SUPPLIER')
  // Its customer has it already: the paid days run.
  if (act === 'deliver' && order.startedDays > 0) throw new Refusal('CONFLICT')
  return 0
}
