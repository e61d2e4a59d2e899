import { botOrders, lockOrder } from '#features/orders/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Log } from '#platform/log.ts'
import { noteInLog } from '../log-queries.ts'
import { findAbandoned, letGo, lockRun } from '../run-queries.ts'
import { listRunnable, requestNextRun, requestRun } from './run-requests.ts'

/** Frees runs whose node died or froze; another takes them up from where they are. Every node looks, one frees. */
export async function freeAbandoned(db: Database, log: Log): Promise<void> {
  for (const orderId of await db.transaction(findAbandoned)) {
    // One that somebody keeps locked must not keep the others.
    const freed = await db
      .transaction((tx) => free(tx, orderId))
      .catch((problem: Error) =>
        log.warn({ event: 'run-unfreed', order: orderId, problem: problem.message }, 'a run could not be freed'),
      )
    if (freed) log.warn({ event: 'run-freed', order: orderId }, 'the node of a run went away')
  }
}

async function free(tx: Tx, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const run = await lockRun(tx, orderId)
  if (!run?.holder || run.isHeld) return false
  letGo(tx, orderId)
  if (botOrders.isRunnable(order)) {
    noteInLog(tx, orderId, 'taken-over')
    requestRun(tx, orderId)
  }
  await requestNextRun(tx, run.customerId)
  return true
}

/** Asks again for runs that are wanted, that nobody has, and that nobody is asked to take: a job may have been lost. */
export function askForForgotten(db: Database, most: number): Promise<void> {
  return db.transaction(async (tx) => {
    const wanted = await listRunnable(tx)
    const inUse = new Map<string, number>()
    const use = (customerId: string) => inUse.set(customerId, (inUse.get(customerId) ?? 0) + 1)
    // One that cannot be taken up now, its bot not being installed say, must not keep the place of those that can.
    for (const it of wanted) if (it.isHeld || it.requested === 'now') use(it.customerId)
    for (const { id, customerId, isHeld, requested } of wanted) {
      if (isHeld || requested || (inUse.get(customerId) ?? 0) >= most) continue
      use(customerId)
      requestRun(tx, id)
    }
  })
}
