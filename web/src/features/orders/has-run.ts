import type { Order } from '@runmart/contract/orders'

/** Whether a bot was ever asked to work on the lines of an order: one that waits has none yet. */
export function hasRun({ botStatus }: Order): boolean {
  return botStatus !== null && botStatus !== 'waiting'
}
