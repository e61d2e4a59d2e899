import { botOrders, lockOrder } from '#features/orders/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Log } from '#platform/log.ts'
import { insertNote } from '../log-queries.ts'
import { findAbandoned, lockRun, releaseLease } from '../run-queries.ts'
import { listRunnable, requestNextRun, requestRun } from './run-requests.ts'

/** Releases runs whose node died or froze; another node continues them. Every node checks, one releases. */
export async function releaseAbandoned(db: Database, log: Log): Promise<void> {
  for (const orderId of await db.transaction(findAbandoned)) {
    // A locked row must not hold up the others.
    const isReleased = await db
      .transaction((tx) => release(tx, orderId))
      .catch((problem: Error) =>
        log.warn({ event: 'run-unfreed', order: orderId, problem: problem.message }, 'a run could not be freed'),
      )
    if (isReleased) log.warn({ event: 'run-freed', order: orderId }, 'the node of a run went away')
  }
}

async function release(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const run = await lockRun(tx, orderId)
  if (!run?.holder || run.isHeld) return false
  releaseLease(tx, orderId)
  if (botOrders.isRunnable(order)) {
    insertNote(tx, orderId, 'taken-over')
    requestRun(tx, orderId)
  }
  await requestNextRun(tx, run.customerId)
  return true
}

/** Requests runs without a node and without a job: a job may have been lost. */
export function requestLostRuns(db: Database, most: number): Promise<void> {
  return db.transaction(async (tx) => {
    const runnable = await listRunnable(tx)
    const inUse = new Map<string, number>()
    const use = (customerId: string) => inUse.set(customerId, (inUse.get(customerId) ?? 0) + 1)
    // A run that no node can claim, for example without its bot, must not take the slot of another.
    for (const it of runnable) if (it.isHeld || it.requested === 'now') use(it.customerId)
    for (const { id, customerId, isHeld, requested } of runnable) {
      if (isHeld || requested || (inUse.get(customerId) ?? 0) >= most) continue
      use(customerId)
      requestRun(tx, id)
    }
  })
}
