import type { JobContext } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { BotNode } from './bot-node.ts'
import { claimRun } from './claim-run.ts'
import { driveRun } from './drive-run.ts'
import { HeldRun } from './held-run.ts'
import { requestRun } from './run-requests.ts'

/** Takes up the run of an order and stays with it until it is done, unwanted or handed on. Safe to be asked for twice. */
export async function runOrder(
  { orderId }: { orderId: string },
  { db, log }: JobContext,
  node: BotNode,
): Promise<void> {
  if (node.isStopping) return db.transaction((tx) => requestRun(tx, orderId))
  // This very node still has it: its answers were late, and the run goes on.
  if (node.held.has(orderId)) return
  const claim = await db
    .transaction((tx) => claimRun(tx, orderId, node))
    .catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.code === 'NOT_FOUND') return null
      throw problem
    })
  if (!claim) return
  const held = new HeldRun({ orderId, fence: claim.run.fence, leaseMs: node.patience.leaseMs })
  node.held.set(orderId, held)
  if (node.isStopping) held.wishFor('leave')
  try {
    await driveRun(claim, held, node, db, log)
  } finally {
    if (node.held.get(orderId) === held) node.held.delete(orderId)
  }
}
