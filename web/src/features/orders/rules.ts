import { isBotActive } from '@runmart/contract/bots-states'
import type { Order, TimelineEntry } from '@runmart/contract/orders-order'

/** True if a bot has ever started on the lines of an order. */
export function hasRun({ botStatus }: Order): boolean {
  return botStatus !== null && botStatus !== 'waiting'
}

/** True while a pre-order waits for the lines of its bot. */
export function lacksLines(order: Order, timeline: readonly TimelineEntry[]): boolean {
  const given = timeline.some(({ event }) => event === 'lines-given')
  return order.preOrder && order.orderStatus === 'pending' && order.botStatus === 'waiting' && !given
}

/** True while the refund changes by the second: a bot is working through the paid lines. */
export function isRefundMoving(order: Order): boolean {
  return isBotActive(order.botStatus) && order.billing !== 'day'
}
