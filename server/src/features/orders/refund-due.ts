import { shareOf } from '@runmart/contract/money'
import { Refusal } from '#platform/refusal.ts'

export type Deliverable = {
  billing: 'unit' | 'day'
  amount: number
  done: number
  /** Lines that a bot answered with failed: answered and paid like those that are ok. */
  failed: number
  /** Lines in the hands of a bot that must not repeat them: what they do cannot be taken back. */
  underWay: number
  /** Days that began since the customer got it; 0 before. */
  startedDays: number
  total: number
  refunded: number
  /** What of that was given back for delivered parts; null where nothing was. */
  refundedDelivered: number | null
}

/** How much of an order was delivered: acknowledged units, lines that a bot answered or cannot give back, or days that began. */
export function delivered({ billing, amount, done, failed, underWay, startedDays }: Deliverable): number {
  return billing === 'day' ? Math.min(startedDays, amount) : done + failed + underWay
}

/**
 * What the customer gets back if the order ends now: all but the delivered part, whose price is rounded down. What was given back
 * of that part under its warranty stays the customer's.
 */
export function refundDue(order: Deliverable): number {
  const earned = shareOf(order.total, delivered(order), order.amount)
  const kept = Math.max(0, earned - (order.refundedDelivered ?? 0))
  return Math.max(0, order.total - order.refunded - kept)
}

/** How many places of its service an order took and did not use. An order billed by the day takes one. */
export function unusedPlaces(order: Deliverable & { reserved: number }): number {
  const got = delivered(order)
  const unused = order.billing === 'unit' ? order.amount - got : got === 0 ? 1 : 0
  return Math.max(0, Math.min(unused, order.reserved))
}

/** Refuses to refund another sum than the one that was seen, where one was given. */
export function assertRefundSeen(due: number, seen: number | undefined): number {
  if (seen !== undefined && seen !== due) throw new Refusal('REFUND_CHANGED', { data: { refund: due } })
  return due
}
