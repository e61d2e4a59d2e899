import type { Order, TimelineEntry } from '@runmart/contract/orders'

/** Whether a pre-order still waits for what its bot is to work on. */
export function lacksLines(order: Order, timeline: readonly TimelineEntry[]): boolean {
  const given = timeline.some(({ event }) => event === 'lines-given')
  return order.preOrder && order.orderStatus === 'pending' && order.botStatus === 'waiting' && !given
}
