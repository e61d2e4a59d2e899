import { shareOf } from '@runmart/contract/money'
import { Refusal } from '#platform/refusal.ts'

export type Deliverable = {
  billing: 'unit' | 'day'
  amount: number
  /** The units or days that the customer got: `orders.count_delivered`. */
  delivered: number
  total: number
  refunded: number
  /** The part of `refunded` for delivered parts; null: none. */
  refundedDelivered: number | null
}

/** The order with this number of units done. */
export function withDone<Order extends { done: number; delivered: number }>(order: Order, done: number): Order {
  return { ...order, done, delivered: order.delivered + done - order.done }
}

/**
 * The refund if the order ends now: its price less that of the delivered part, rounded down. Refunds of delivered parts
 * under warranty stay the customer's.
 */
export function refundDue(order: Deliverable): number {
  const earned = shareOf(order.total, order.delivered, order.amount)
  const kept = Math.max(0, earned - (order.refundedDelivered ?? 0))
  return Math.max(0, order.total - order.refunded - kept)
}

/** The reserved places of its service that an order did not use. An order billed by the day reserves one. */
export function unusedPlaces(order: Deliverable & { reserved: number }): number {
  const { billing, amount, delivered, reserved } = order
  const unused = billing === 'unit' ? amount - delivered : delivered === 0 ? 1 : 0
  return Math.max(0, Math.min(unused, reserved))
}

/** Refuses a refund that differs from the sum that the caller saw, if given. */
export function assertRefundSeen(due: number, seen: number | undefined): number {
  if (seen !== undefined && seen !== due) throw new Refusal('REFUND_CHANGED', { data: { refund: due } })
  return due
}
