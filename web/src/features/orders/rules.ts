import { isBotActive } from '@runmart/contract/bots-states'
import type { Order, TimelineEntry } from '@runmart/contract/orders-order'

/** Whether a bot has ever started on the lines of an order. */
export function hasRun({ botStatus }: Order): boolean {
  return botStatus !== null && botStatus !== 'waiting'
}

/** Whether a pre-order still waits for what its bot is to work on. */
export function lacksLines(order: Order, timeline: readonly TimelineEntry[]): boolean {
  const given = timeline.some(({ event }) => event === 'lines-given')
  return order.preOrder && order.orderStatus === 'pending' && order.botStatus === 'waiting' && !given
}

/** Whether the refund changes by the second: a bot is working through what was paid for. */
export function isRefundMoving(order: Order): boolean {
  return isBotActive(order.botStatus) && order.billing !== 'day'
}
