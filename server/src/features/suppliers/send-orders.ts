import { ownProblem } from '@runmart/contract/suppliers-problems'
import { sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, type JobContext } from '#platform/jobs/job.ts'
import { type Claim, claimDispatch } from './claim-dispatch.ts'
import { connect, type SupplierAccess, SupplierError } from './connect.ts'
import { giveUpHopeless, giveUpWaiting, isCallAwaited, listStuck, updateState } from './dispatch-queries.ts'
import { sendOrdersJob, settleAbandoned, settleFailed, settleSent } from './settle-sending.ts'

/** Orders that a process sends at once, so that a slow supplier does not hold up the others. */
const AT_ONCE = 4
/** An older lease was held up, and another process may have settled it. */
const MOST_STALE_MS = 30_000
const CALL_AGAIN_MS = 1_500

/** Sends all due orders, each once. Jobs that find this process busy leave the work to the running ones. */
export function orderSender(): (_: unknown, context: JobContext, shop: SupplierAccess) => Promise<void> {
  let active = 0
  return async (_, context, shop) => {
    const lanes = Array.from({ length: AT_ONCE - active }, async () => {
      active++
      await sendSome(context, shop).finally(() => active--)
    })
    const [failed] = (await Promise.allSettled(lanes)).filter((it) => it.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** Sends one order after the other, until none can be sent now. */
async function sendSome(context: JobContext, shop: SupplierAccess): Promise<void> {
  const { db } = context
  while (await db.transaction(settleAbandoned));
  for (;;) {
    const claim = await db.transaction(claimDispatch)
    if (claim === null) break
    if (claim !== 'other') await sendOne(context, claim, shop)
  }
  await db.transaction(async (tx) => {
    await giveUpWaiting(tx)
    const ownOrders = await sentOrders.statusesOf(tx, await giveUpHopeless(tx))
    for (const orderId of ownOrders.keys()) {
      await updateState(tx, orderId, 'by-people')
      await sentOrders.leaveToPeople(tx, orderId)
    }
    await forgetTaken(tx)
    if (await isCallAwaited(tx)) {
      const runAt = new Date(Date.now() + CALL_AGAIN_MS)
      enqueue(tx, sendOrdersJob, {}, { runAt, key: 'suppliers.send soon' })
    }
  })
}

/**
 * Ends the waiting of orders that people took or ended, or that customers cancelled. Those in progress stay with
 * people.
 */
async function forgetTaken(tx: Tx): Promise<void> {
  const statuses = await sentOrders.statusesOf(tx, await listStuck(tx))
  for (const [orderId, status] of statuses)
    if (status !== 'pending') await updateState(tx, orderId, status === 'in-progress' ? 'by-people' : 'done')
}

async function sendOne({ db, log }: JobContext, claim: Claim, shop: SupplierAccess): Promise<void> {
  const { orderId, supplierId, offerId, url, repeatsSafely: isMarked, filled: fields } = claim
  try {
    const supplier = await connect(db, supplierId, shop).catch((problem: Error) => {
      throw new SupplierError('not-sent', problem.message)
    })
    if (Date.now() - claim.claimedAt > MOST_STALE_MS) throw new SupplierError('not-sent', ownProblem('held-up'))
    const { externalId, said } = await supplier.addOrder({ orderId, offerId, url, isMarked, fields })
    await db
      .transaction((tx) => settleSent(tx, claim, externalId, said))
      .catch((problem: Error) => {
        // This log is the only remaining place with its number.
        log.error({ event: 'sent-order-not-noted', orderId, supplierId, externalId }, 'a sent order could not be noted')
        throw problem
      })
  } catch (problem) {
    // Any other error is our own: the lease stays, and its end makes the order unclear.
    if (!(problem instanceof SupplierError)) throw problem
    await db.transaction((tx) => settleFailed(tx, claim, problem))
  }
}
