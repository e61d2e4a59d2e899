import { isBotWanted } from '@runmart/contract/bots-states'
import type { Order } from '@runmart/contract/orders'

/** Whether what would come back changes by the second: a bot is working off what was paid for. */
export function refundMoves(order: Order): boolean {
  return isBotWanted(order.botStatus) && order.billing !== 'day'
}
