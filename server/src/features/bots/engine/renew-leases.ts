import { botOrders } from '#features/orders/index.ts'
import type { Database } from '#platform/db/database.ts'
import { countWaitingJobs } from '#platform/jobs/waiting-jobs.ts'
import { renewLeases } from '../run-queries.ts'
import type { BotNode } from './bot-node.ts'

/** A job that found no slot within this time waits for one of the active runs. */
const WAITED_MS = 500

/** Renews the leases of this node's runs. Stops the halted and lost runs, and those whose time slice is over. */
export async function renewActiveLeases(db: Database, node: BotNode): Promise<void> {
  const active = [...node.active.values()]
  if (active.length === 0) return
  const ids = active.map((it) => it.lease.orderId)
  const { own, running, waiting } = await db.transaction(async (tx) => ({
    own: await renewLeases(
      tx,
      active.map((it) => it.lease),
      node.timeouts.leaseMs,
    ),
    running: await botOrders.filterRunning(tx, ids),
    waiting: await countWaitingJobs(tx, 'bots.run', WAITED_MS),
  }))
  for (const it of active) {
    if (!own.has(it.lease.orderId)) it.requestStop('lease-lost')
    else if (!running.has(it.lease.orderId)) it.requestStop('stop-requested')
  }
  const now = performance.now()
  const { sliceMs, longestSliceMs } = node.timeouts
  const byAge = active.toSorted((one, other) => one.beganAt - other.beganAt)
  const hadTurn = byAge.filter((it) => it.hasAnswered && now - it.beganAt > sliceMs)
  for (const it of hadTurn.slice(0, waiting)) it.requestStop('preempted')
  for (const it of byAge) if (now - it.beganAt > longestSliceMs) it.requestStop('preempted')
}
