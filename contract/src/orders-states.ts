/**
 * The life of an order in one table. The server refuses by it, the web offers by it, the tests try everything against
 * it.
 */
export const orderStatuses = ['pending', 'in-progress', 'success', 'failed', 'cancel', 'refund'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses for filters. A paid order that waits for its date is pending, but listed as scheduled. */
export const listedStatuses = [...orderStatuses, 'scheduled'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/** For one link or piece, or for many at once. */
export const orderTypes = ['single', 'multiply'] as const

/** Actors that can move an order: its customer, an operator, or the shop itself (bots and the clock). */
export const orderActors = ['customer', 'operator', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

/** From a status to the next ones, and who may take each step. The server refuses all others. */
export const orderTransitions = {
  pending: {
    'in-progress': ['operator', 'system'],
    failed: ['operator', 'system'],
    cancel: ['customer', 'system'],
    refund: ['operator'],
  },
  'in-progress': {
    success: ['operator', 'system'],
    failed: ['operator', 'system'],
    cancel: ['customer'],
    refund: ['operator'],
  },
  success: {},
  failed: {},
  cancel: {},
  refund: {},
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>

export function canTransition(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  const steps: Partial<Record<OrderStatus, readonly OrderActor[]>> = orderTransitions[from]
  return steps[to]?.includes(by) ?? false
}

/** Whether the order has ended. */
export function isFinal(status: OrderStatus): boolean {
  return Object.keys(orderTransitions[status]).length === 0
}

/** Whether an order waits for its date: until then no work on it begins. */
export function isScheduled({
  orderStatus,
  startsAt,
}: {
  orderStatus: OrderStatus
  startsAt?: string | undefined
}): boolean {
  return orderStatus === 'pending' && startsAt !== undefined && Date.parse(startsAt) > Date.now()
}

/** Events of a timeline. A step between statuses has its own word; the others happen within one. */
export const orderEvents = [
  'placed',
  'lines-given',
  /** The customer changed contact, note or inputs. */
  'edited',
  'started',
  'progress',
  'delivered',
  'failed',
  'cancelled',
  'refunded',
  'part-refunded',
  'replaced',
  /** The customer claimed the warranty; an operator refused a claim. */
  'claimed',
  'claim-refused',
  /** An operator took a manual refund back. */
  'refund-reversed',
  'expired',
  'bot-started',
  'bot-running',
  'bot-paused',
  'bot-stopped',
  'bot-finished',
  'bot-failed',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** If no work begins within this time, the order ends by itself with a full refund. */
export const DAYS_TO_BEGIN = 30
