import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { moveOrder, type Step } from './move-order.ts'
import { findExpired, lockExpired, type StoredOrder } from './order-queries.ts'
import { refundDue } from './refund-due.ts'

/**
 * Ends what is past its time: nobody began it and all money goes back, or its paid days are over and it is done. One
 * transaction each: an order that cannot be ended must not keep the others, and nobody waits for a whole batch.
 */
export async function expireOrders(context: JobContext): Promise<void> {
  await eachAlone(context, 'expiry-failed', await context.db.transaction(findExpired), expireOrder)
}

/** Looked at again under its lock: another worker or its customer may have been quicker. */
async function expireOrder(tx: Tx, id: string): Promise<void> {
  const order = await lockExpired(tx, id)
  if (order) await moveOrder(tx, order, { by: 'system', byId: null, ...endOf(order) })
}

function endOf(order: StoredOrder): Pick<Step, 'to' | 'event' | 'refund'> {
  if (order.status === 'in-progress') return { to: 'success', event: 'delivered' }
  return { to: 'failed', event: 'expired', refund: refundDue(order) }
}
