import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { isFinal } from '@runmart/contract/orders-states'
import { findReader } from '#features/accounts/index.ts'
import { getOrder, orderRuns, showWithBalance } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { getDrip, listRunning, markEnded, markStopped, type StoredDrip } from './drip-queries.ts'
import { showDrip } from './show-drips.ts'

/** Stops a drip of the caller: cancels and refunds runs that have not begun; the others go on. */
export async function stopMyDrip(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.drips.stop>,
): Promise<Result<DataOf<typeof api.drips.stop>>> {
  const found = await getDrip(tx, params.id, caller.userId)
  const { isStopped, refunded } = await stopDrip(tx, found, caller.userId)
  // A repeated request finds the drip stopped, and has no refund to agree to.
  const isAgreedTo = isStopped || (await getDrip(tx, found.id)).stoppedAt === null
  if (isAgreedTo && body.acceptRefund !== undefined && body.acceptRefund !== refunded)
    throw new Refusal('REFUND_CHANGED', { data: { refund: refunded } })
  if (isStopped) logAfterCommit(tx, request, 'drip-stopped', { userId: caller.userId, drip: found.id, refunded })
  const drip = await showDrip(tx, await getDrip(tx, found.id), request.language)
  const { balance } = await showWithBalance(tx, await getOrder(tx, drip.orderId), request.language)
  return { data: { drip, refunded, balance }, notice: 'messages.dripStopped' }
}

/** Stops the drips of a blocked user. Does nothing if the user is unblocked meanwhile. */
export async function stopDripsOfBlocked(db: Transactions, userId: string): Promise<void> {
  const ids = await db.transaction(async (tx) => ((await findReader(tx, userId)) ? [] : listRunning(tx, userId)))
  const stops = ids.map((id) => () => db.transaction(async (tx) => stopDrip(tx, await getDrip(tx, id), null)))
  const problems: unknown[] = []
  for (const stop of stops) await stop().catch((problem: unknown) => problems.push(problem))
  // Other drips are stopped; the job tries again for these.
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} spreads were not stopped`)
}

/** Locks the orders before it writes the drip, so that two stops run one after the other. */
async function stopDrip(
  tx: Tx,
  { id, orderIds }: StoredDrip,
  customerId: string | null,
): Promise<{ isStopped: boolean; refunded: number }> {
  const refunds = await orderRuns.cancelUnbegun(tx, orderIds, customerId)
  if (refunds.length === 0) return { isStopped: false, refunded: 0 }
  await markStopped(tx, id)
  const runs = [...(await orderRuns.runsOf(tx, orderIds)).values()]
  if (runs.every(({ status }) => isFinal(status))) await markEnded(tx, id)
  return { isStopped: true, refunded: refunds.reduce((sum, it) => sum + it, 0) }
}
