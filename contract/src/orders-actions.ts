import type { Order } from './orders-order.ts'
import { canTransition, isFinal, isScheduled, type OrderStatus } from './orders-states.ts'

/** The actions of operators and partners on an order. */
export type OrderAction = 'take' | 'progress' | 'deliver' | 'fail' | 'refund' | 'refund-part'

/** The steps of a delivery by people. Bots and suppliers skip them, and they wait while the customer is held. */
export const deliveringActions = ['take', 'progress', 'deliver'] as const satisfies readonly OrderAction[]

/** The fields that decide whether an action is allowed. */
export type ActionState = Pick<Order, 'orderStatus' | 'serviceType' | 'billing' | 'expiresAt' | 'startsAt'> & {
  /** A supplier has the order, or may have it. */
  sentOn?: boolean | undefined
  /** The customer is blocked, and their orders wait. */
  isHeld?: boolean | undefined
}

export type ActionRefusal =
  | { code: 'CUSTOMER_HELD' | 'ORDER_SENT_ON' | 'ORDER_SCHEDULED' | 'CONFLICT' }
  | { code: 'INVALID_TRANSITION'; to: OrderStatus }

/** Why the action is refused now; null when it is allowed. The server refuses by it, the web offers by it. */
export function actionRefusal(order: ActionState, action: OrderAction): ActionRefusal | null {
  const isDelivering = deliveringActions.some((it) => it === action)
  if (isDelivering && order.isHeld) return { code: 'CUSTOMER_HELD' }
  // Ending it here would refund an order that the shop pays at the supplier.
  if (order.sentOn) return { code: 'ORDER_SENT_ON' }
  // The customer spread the order on purpose and can stop this run until its date.
  if (isDelivering && isScheduled(order)) return { code: 'ORDER_SCHEDULED' }
  if (isDelivering && order.serviceType === 'AUTO_BOT') return { code: 'CONFLICT' }
  if (action === 'progress')
    return order.orderStatus === 'in-progress' && order.billing === 'unit' ? null : { code: 'CONFLICT' }
  const to = goals[action]
  const isPossible =
    action === 'refund-part'
      ? order.orderStatus === 'success' || !isFinal(order.orderStatus)
      : canTransition(order.orderStatus, to, 'operator')
  if (!isPossible) return { code: 'INVALID_TRANSITION', to }
  return action === 'deliver' && isHandedOver(order) ? { code: 'CONFLICT' } : null
}

/** Whether the action is allowed now. */
export function isActionAllowed(order: ActionState, action: OrderAction): boolean {
  return actionRefusal(order, action) === null
}

const goals = {
  take: 'in-progress',
  deliver: 'success',
  fail: 'failed',
  refund: 'refund',
  'refund-part': 'refund',
} as const satisfies Partial<Record<OrderAction, OrderStatus>>

/** Whether the paid days of an order billed by the day are running: the customer has it. */
export function isHandedOver({
  orderStatus,
  billing,
  expiresAt,
}: Pick<Order, 'orderStatus' | 'billing' | 'expiresAt'>): boolean {
  return orderStatus === 'in-progress' && billing === 'day' && expiresAt !== null
}

/** The most that a partial refund can be: refunding all of an open order's money ends it, which is another action. */
export function maxPartialRefund({
  orderStatus,
  totalCash,
  refunded,
}: Pick<Order, 'orderStatus' | 'totalCash' | 'refunded'>): number {
  if (orderStatus === 'success') return totalCash - refunded
  return isFinal(orderStatus) ? 0 : Math.max(0, totalCash - refunded - 1)
}
