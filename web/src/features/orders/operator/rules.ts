import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { canTransition, isFinal, isScheduled } from '@runmart/contract/orders-states'

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

/** What is left of an order's money: paid and not refunded. */
export function unrefundedAmount(order: Pick<OperatorOrder, 'totalCash' | 'refunded'>): number {
  return order.totalCash - order.refunded
}

/** The most that a partial refund can be: refunding all of an open order's money would end it, which is another action. */
export function maxPartialRefund(order: Pick<OperatorOrder, 'orderStatus' | 'totalCash' | 'refunded'>): number {
  if (order.orderStatus === 'success') return unrefundedAmount(order)
  return isFinal(order.orderStatus) ? 0 : Math.max(0, unrefundedAmount(order) - 1)
}

/** Whether the paid days of an order that is billed by the day are running. */
export function isHandedOver(order: Pick<OperatorOrder, 'orderStatus' | 'billing' | 'expiresAt'>): boolean {
  return order.orderStatus === 'in-progress' && order.billing === 'day' && order.expiresAt !== null
}

/** Whether an open order waits because its customer is blocked. */
export function isHeld({ orderStatus, customer }: Pick<OperatorOrder, 'orderStatus' | 'customer'>): boolean {
  return !isFinal(orderStatus) && (customer.held?.includes('orders') ?? false)
}

/** What an operator can do with an order now. People deliver referral orders, unless a supplier has them; bots deliver the others. */
export function allowedActions(order: Known, atSupplier: boolean = order.sentOn ?? false) {
  const may = (to: OperatorOrder['orderStatus']) => canTransition(order.orderStatus, to, 'operator')
  const byPeople = order.serviceType === 'REFERRAL' && !atSupplier && !isHeld(order)
  return {
    take: byPeople && may('in-progress') && !isScheduled(order),
    // Days are not counted in pieces.
    progress: byPeople && order.orderStatus === 'in-progress' && order.billing === 'unit',
    deliver: byPeople && may('success') && !isHandedOver(order),
    fail: may('failed') && !atSupplier,
    refund: may('refund') && !atSupplier,
    refundPart: maxPartialRefund(order) > 0,
  }
}
