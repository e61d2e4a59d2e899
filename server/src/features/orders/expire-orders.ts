import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { moveOrder, type Step } from './move-order.ts'
import { findExpired, lockExpired, type StoredOrder } from './order-queries.ts'
import { refundDue } from './refund-due.ts'

/**
 * Ends overdue orders: refunds those that never began, and completes those whose paid days are over. One transaction
 * each, so that a failing order does not block the others and locks stay short.
 */
export async function expireOrders(context: JobContext): Promise<void> {
  await eachAlone(context, 'expiry-failed', await context.db.transaction(findExpired), expireOrder)
}

/** Checks again under the lock: another worker or the customer may have been faster. */
async function expireOrder(tx: Tx, id: string): Promise<void> {
  const order = await lockExpired(tx, id)
  if (order) await moveOrder(tx, order, { by: 'system', byId: null, ...endOf(order) })
}

function endOf(order: StoredOrder): Pick<Step, 'to' | 'event' | 'refund'> {
  if (order.status === 'in-progress') return { to: 'success', event: 'delivered' }
  return { to: 'failed', event: 'expired', refund: refundDue(order) }
}
