import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from './order-queries.ts'

/** Whether an order waits for its date. */
export function isScheduled({ status, startsAt }: Pick<StoredOrder, 'status' | 'startsAt'>): boolean {
  return status === 'pending' && startsAt !== null && Date.parse(startsAt) > Date.now()
}

/** Nothing begins with a run of a spread before its date: its customer spread it on purpose, and may stop it until then. */
export function requireStarted(order: StoredOrder): void {
  if (isScheduled(order)) throw new Refusal('ORDER_SCHEDULED')
}
