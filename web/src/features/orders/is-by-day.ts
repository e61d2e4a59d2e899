import type { Order } from '@runmart/contract/orders'

/** Whether an order's amount is days: what is billed by the day is not counted in pieces, so it has no progress. */
export function isByDay({ progress }: Order): boolean {
  return progress === null
}
