import { askToRun, isRunWanted, keyOfRun, lockOrder, wantedRuns } from '#features/orders/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/tx.ts'
import { keysAskedFor } from '#platform/jobs/waiting-jobs.ts'
import type { Log } from '#platform/log.ts'
import { noteInLog } from '../log-queries.ts'
import { findAbandoned, heldOf, letGo, lockRun } from '../run-queries.ts'
import { askForNext } from './ask-for-next.ts'

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
  if (isRunWanted(order)) {
    noteInLog(tx, orderId, 'taken-over')
    askToRun(tx, orderId)
  }
  await askForNext(tx, run.customerId)
  return true
}

/** Asks again for runs that are wanted, that nobody has, and that nobody is asked to take: a job may have been lost. */
export function askForForgotten(db: Database, most: number): Promise<void> {
  return db.transaction(async (tx) => {
    const wanted = await wantedRuns(tx)
    const ids = wanted.map((it) => it.id)
    const [held, asked] = [await heldOf(tx, ids), await keysAskedFor(tx, ids.map(keyOfRun))]
    const inUse = new Map<string, number>()
    // One that cannot be taken up now, its bot not being installed say, must not keep the place of those that can.
    for (const { id, customerId } of wanted)
      if (held.has(id) || asked.get(keyOfRun(id))?.isDue) inUse.set(customerId, (inUse.get(customerId) ?? 0) + 1)
    for (const { id, customerId } of wanted) {
      const used = inUse.get(customerId) ?? 0
      if (held.has(id) || asked.has(keyOfRun(id)) || used >= most) continue
      inUse.set(customerId, used + 1)
      askToRun(tx, id)
    }
  })
}
