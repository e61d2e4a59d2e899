import { isActionAllowed, maxPartialRefund, type OrderAction } from '@runmart/contract/orders-actions'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { isFinal } from '@runmart/contract/orders-states'

export { isHandedOver, maxPartialRefund } from '@runmart/contract/orders-actions'

type Known = Pick<
  OperatorOrder,
  | 'orderStatus'
  | 'serviceType'
  | 'totalCash'
  | 'refunded'
  | 'billing'
  | 'expiresAt'
  | 'sentOn'
  | 'startsAt'
  | 'customer'
>

/** The remaining money of an order: paid and not refunded. */
export function unrefundedAmount(order: Pick<OperatorOrder, 'totalCash' | 'refunded'>): number {
  return order.totalCash - order.refunded
}

/** True if an open order waits because its customer is blocked. */
export function isHeld({ orderStatus, customer }: Pick<OperatorOrder, 'orderStatus' | 'customer'>): boolean {
  return !isFinal(orderStatus) && (customer.held?.includes('orders') ?? false)
}

/** The actions that the back office offers for an order now. */
export function allowedActions(order: Known, atSupplier: boolean = order.sentOn ?? false) {
  const may = (action: OrderAction) => isActionAllowed({ ...order, sentOn: atSupplier, isHeld: isHeld(order) }, action)
  return {
    take: may('take'),
    progress: may('progress'),
    deliver: may('deliver'),
    fail: may('fail'),
    refund: may('refund'),
    refundPart: may('refund-part') && maxPartialRefund(order) > 0,
  }
}
