import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { ActiveRun } from './active-run.ts'
import type { BotNode } from './bot-node.ts'
import { claimRun } from './claim-run.ts'
import { driveRun } from './drive-run.ts'
import { requestRun } from './run-requests.ts'

/** Claims the run of an order and works on it until it is done, halted or handed on. Safe to call twice. */
export async function runOrder(
  { orderId }: { orderId: string },
  { db, log }: JobContext,
  node: BotNode,
): Promise<void> {
  if (node.isStopping) return db.transaction((tx) => requestRun(tx, orderId))
  // This very node still has it: its answers were late, and the run goes on.
  if (node.active.has(orderId)) return
  const claim = await db
    .transaction((tx) => claimRun(tx, orderId, node))
    .catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.code === 'NOT_FOUND') return null
      throw problem
    })
  if (!claim) return
  const active = new ActiveRun({ orderId, fence: claim.run.fence, leaseMs: node.timeouts.leaseMs })
  node.active.set(orderId, active)
  if (node.isStopping) active.requestStop('node-shutdown')
  try {
    await driveRun(claim, active, node, db, log)
  } finally {
    if (node.active.get(orderId) === active) node.active.delete(orderId)
  }
}
