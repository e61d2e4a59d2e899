import * as states from '@runmart/contract/orders-states'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from './order-queries.ts'

/** Whether an order waits for its date. */
export function isScheduled({ status, startsAt }: Pick<StoredOrder, 'status' | 'startsAt'>): boolean {
  return states.isScheduled({ orderStatus: status, startsAt: startsAt ?? undefined })
}

/** Refuses to begin a run of a spread before its date: the customer can stop the run until then. */
export function requireStarted(order: StoredOrder): void {
  if (isScheduled(order)) throw new Refusal('ORDER_SCHEDULED')
}
