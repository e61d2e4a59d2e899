import { ownProblem } from '@runmart/contract/suppliers-problems'
import { lockOrder, sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { balanceJob } from './check-balance.ts'
import { closeCircuit, countFailure, lockSupplier } from './circuit-queries.ts'
import type { Claim } from './claim-dispatch.ts'
import type { Said, SupplierError } from './connect.ts'
import {
  canRepeat,
  findByNumber,
  findDispatch,
  lockAbandoned,
  lockDispatch,
  markSent,
  markWaiting,
  type StoredDispatch,
  updateProblem,
  updateState,
} from './dispatch-queries.ts'
import { insertExchange } from './exchange-queries.ts'
import { pauseAfter } from './pause-after.ts'
import { noteAccount } from './tell-troubles.ts'

/** Sends due orders. `suppliers.take_on` enqueues it by this name with each order. */
export const sendOrdersJob = job<Record<string, never>>('suppliers.send')

/** Repeated sendings to a supplier that recognises marks, before people look. */
const MOST_REPEATS = 8

/** Locks the dispatch if it is still as the lease left it, or only a cron job changed it. */
async function lockClaimed(tx: Tx, { orderId, supplierId, attempt }: Claim): Promise<StoredDispatch | null> {
  const dispatch = await lockDispatch(tx, orderId)
  if (dispatch?.tries !== attempt || dispatch.supplierId !== supplierId) return null
  return ['sent-now', 'unclear', 'waiting'].includes(dispatch.state) ? dispatch : null
}

/** The supplier has it. A number of another order does not count: some panels take similar orders for the same one. */
export async function settleSent(tx: Tx, claim: Claim, externalId: string, said: Said): Promise<void> {
  const { orderId, supplierId } = claim
  insertExchange(tx, { ...said, supplierId, orderId })
  const dispatch = await lockClaimed(tx, claim)
  if (!dispatch) return noteLate(tx, claim, externalId)
  const order = await lockOrder(tx, orderId)
  await lockSupplier(tx, supplierId)
  await closeCircuit(tx, supplierId)
  const other = await findByNumber(tx, supplierId, externalId)
  if (other && other !== orderId) return updateState(tx, orderId, 'unclear', ownProblem('other-order', externalId))
  await markSent(tx, orderId, externalId)
  await sentOrders.beginSent(tx, order)
}

/** An operator decided meanwhile. Unless the number is known, notes it, so that people see the supplier has it, too. */
async function noteLate(tx: Tx, { orderId }: Claim, externalId: string): Promise<void> {
  const known = (await findDispatch(tx, orderId))?.externalId
  if (known !== externalId) await updateProblem(tx, orderId, ownProblem('taken-late', externalId))
}

/** Settles a failed sending: refused, unsent or unclear. */
export async function settleFailed(tx: Tx, claim: Claim, problem: SupplierError): Promise<void> {
  const { orderId, supplierId, offerId, wasPinned: isPinned } = claim
  const dispatch = await lockClaimed(tx, claim)
  if (!dispatch || dispatch.state === 'waiting') return
  const words = problem.message.slice(0, 300)
  if (problem.kind === 'unclear') {
    await countFailure(tx, supplierId, words)
    return markUnclear(tx, dispatch, words)
  }
  const order = await lockOrder(tx, orderId)
  // An order in progress had other suppliers before, so it stays. One that was sent before may be at its supplier.
  if (order.status === 'pending' && !isPinned) await sentOrders.callBack(tx, order)
  if (problem.isTooOften) return markWaiting(tx, orderId, { afterSeconds: 0, problem: words, isPinned })
  if (problem.kind === 'refused' && !problem.account) {
    await closeCircuit(tx, supplierId)
    if (isPinned) return updateState(tx, orderId, 'unclear', words)
    // The parts of a spread order have the same link.
    if (problem.isForLater) return waitFor(tx, orderId, { afterSeconds: pauseAfter(claim.attempt), problem: words })
    return markWaiting(tx, orderId, { afterSeconds: 0, problem: words, refusedBy: `${supplierId}/${offerId}` })
  }
  const { isOpen } = await countFailure(tx, supplierId, words, { isLasting: problem.account !== null })
  if (problem.account) {
    await noteAccount(tx, supplierId, problem.account, words)
    // Reads the current balance, so that a later top-up shows.
    enqueue(tx, balanceJob, { supplierId }, { key: `${balanceJob.name} ${supplierId}` })
  }
  await waitFor(tx, orderId, { afterSeconds: isOpen ? 0 : pauseAfter(claim.attempt), problem: words, isPinned })
}

/** Marks the sending of a dead process unclear: it may have arrived. Returns whether there was one. */
export async function settleAbandoned(tx: Tx): Promise<boolean> {
  const dispatch = await lockAbandoned(tx)
  if (dispatch) await markUnclear(tx, dispatch, ownProblem('interrupted'))
  return dispatch !== null
}

async function markUnclear(
  tx: Tx,
  { orderId, tries }: Pick<StoredDispatch, 'orderId' | 'tries'>,
  problem: string,
): Promise<void> {
  if (tries >= MOST_REPEATS || !(await canRepeat(tx, orderId))) return updateState(tx, orderId, 'unclear', problem)
  await waitFor(tx, orderId, { afterSeconds: pauseAfter(tries), problem, isPinned: true })
}

async function waitFor(tx: Tx, orderId: string, it: Parameters<typeof markWaiting>[2]): Promise<void> {
  await markWaiting(tx, orderId, it)
  const runAt = new Date(Date.now() + it.afterSeconds * 1_000)
  enqueue(tx, sendOrdersJob, {}, { runAt, key: `suppliers.send ${orderId}` })
}
