import { botOrders } from '#features/orders/index.ts'
import type { Database } from '#platform/db/database.ts'
import { waitingJobs } from '#platform/jobs/waiting-jobs.ts'
import { renewLeases } from '../run-queries.ts'
import type { BotNode } from './bot-node.ts'

/** A job that found no place within this time waits for one of those that run. */
const WAITED_MS = 500

/** Renews the runs that this node has, and lets go of those that are not wanted, not its own, or have had their turn. */
export async function renewHeldLeases(db: Database, node: BotNode): Promise<void> {
  const held = [...node.held.values()]
  if (held.length === 0) return
  const ids = held.map((it) => it.hold.orderId)
  const { own, wanted, waiting } = await db.transaction(async (tx) => ({
    own: await renewLeases(
      tx,
      held.map((it) => it.hold),
      node.patience.leaseMs,
    ),
    wanted: await botOrders.filterRunning(tx, ids),
    waiting: await waitingJobs(tx, 'bots.run', WAITED_MS),
  }))
  for (const it of held) {
    if (!own.has(it.hold.orderId)) it.wishFor('lost')
    else if (!wanted.has(it.hold.orderId)) it.wishFor('halt')
  }
  const now = performance.now()
  const { sliceMs, longestSliceMs } = node.patience
  const byAge = held.toSorted((one, other) => one.beganAt - other.beganAt)
  const hadTurn = byAge.filter((it) => it.hasAnswered && now - it.beganAt > sliceMs)
  for (const it of hadTurn.slice(0, waiting)) it.wishFor('yield')
  for (const it of byAge) if (now - it.beganAt > longestSliceMs) it.wishFor('yield')
}
