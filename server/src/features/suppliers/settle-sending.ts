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

/** Asks to send what is due. `suppliers.take_on` asks for it by this name with each order. */
export const sendOrdersJob = job<Record<string, never>>('suppliers.send')

/** What repeats safely is sent so often until people look. */
const MOST_REPEATS = 8

/** What is still as the claim left it, or as nobody but the clock has changed it. */
async function lockClaimed(tx: Tx, { orderId, supplierId, attempt }: Claim): Promise<StoredDispatch | null> {
  const dispatch = await lockDispatch(tx, orderId)
  if (dispatch?.tries !== attempt || dispatch.supplierId !== supplierId) return null
  return ['sent-now', 'unclear', 'waiting'].includes(dispatch.state) ? dispatch : null
}

/** The supplier has it. A number that another order has is none: some panels take what looks alike for the same order. */
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

/** Somebody has decided meanwhile; unless it is known under this number anyway, people should know that it is there, too. */
async function noteLate(tx: Tx, { orderId }: Claim, externalId: string): Promise<void> {
  const known = (await findDispatch(tx, orderId))?.externalId
  if (known !== externalId) await updateProblem(tx, orderId, ownProblem('taken-late', externalId))
}

/** It was refused, reached nobody, or nobody knows. */
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
  // Of an order in progress others have had a part before: it stays with us. One that was sent before may be there by that.
  if (order.status === 'pending' && !isPinned) await sentOrders.callBack(tx, order)
  if (problem.isTooOften) return markWaiting(tx, orderId, { afterSeconds: 0, problem: words, isPinned })
  if (problem.kind === 'refused' && !problem.account) {
    await closeCircuit(tx, supplierId)
    if (isPinned) return updateState(tx, orderId, 'unclear', words)
    // Runs of a spread order are for the same link.
    if (problem.isForLater) return waitFor(tx, orderId, { afterSeconds: pauseAfter(claim.attempt), problem: words })
    return markWaiting(tx, orderId, { afterSeconds: 0, problem: words, refusedBy: `${supplierId}/${offerId}` })
  }
  const { isOpen } = await countFailure(tx, supplierId, words, { isLasting: problem.account !== null })
  if (problem.account) {
    await noteAccount(tx, supplierId, problem.account, words)
    // What is left now is what a top-up is seen by.
    enqueue(tx, balanceJob, { supplierId }, { key: `${balanceJob.name} ${supplierId}` })
  }
  await waitFor(tx, orderId, { afterSeconds: isOpen ? 0 : pauseAfter(claim.attempt), problem: words, isPinned })
}

/** What a process that was killed was sending: nobody knows whether it arrived. Returns whether there was one. */
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
