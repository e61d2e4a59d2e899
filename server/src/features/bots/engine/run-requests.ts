import { botOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { findPendingKeys } from '#platform/jobs/waiting-jobs.ts'
import { filterHeld } from '../run-queries.ts'

/** Requests that a node claim the run of this order. */
export const runBotJob = job<{ orderId: string }>('bots.run')

const keyOf = (orderId: string) => `bots.run:${orderId}`

/** Requests the run of an order; the queue holds at most one request per order. */
export function requestRun(tx: Tx, orderId: string): void {
  enqueue(tx, runBotJob, { orderId }, { key: keyOf(orderId) })
}

/** Requests the customer's oldest run without a node and without a request. Call it when a slot is free. */
export async function requestNextRun(tx: Tx, customerId: string): Promise<void> {
  const next = (await listRunnable(tx, customerId)).find((it) => !it.isHeld && it.requested === null)
  if (next) requestRun(tx, next.id)
}

export type RunnableOrder = {
  id: string
  customerId: string
  isHeld: boolean
  /** Its job in the queue: due now, or later after a failure. */
  requested: 'now' | 'later' | null
}

/** The runnable orders of one customer or of all, oldest first, with their nodes and requests. */
export async function listRunnable(tx: Tx, customerId: string | null = null): Promise<RunnableOrder[]> {
  const orders = await botOrders.listRunnable(tx, customerId)
  const ids = orders.map((it) => it.id)
  const [held, queued] = [await filterHeld(tx, ids), await findPendingKeys(tx, ids.map(keyOf))]
  return orders.map(({ id, customerId }) => {
    const found = queued.get(keyOf(id))
    return { id, customerId, isHeld: held.has(id), requested: found ? (found.isDue ? 'now' : 'later') : null }
  })
}
