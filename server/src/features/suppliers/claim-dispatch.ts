import { isFinal } from '@runmart/contract/orders-states'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { heldAmong } from '#features/accounts/index.ts'
import { lockOrder, sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { takeCall } from './call-queries.ts'
import { holdOthersBack } from './circuit-queries.ts'
import { type Candidate, lockCandidate, markSending, markWaiting, putOff, updateState } from './dispatch-queries.ts'
import { fillFields } from './fill-fields.ts'

/** So long an order of a customer whose orders are held is left alone before it is looked at again. */
const HELD_MS = 600_000

/** An order that is to be sent now, once, by whoever claimed it. */
export type Claim = Pick<Candidate, 'orderId' | 'supplierId' | 'offerId' | 'url' | 'repeatsSafely' | 'wasPinned'> & {
  /** Which try of this order it is: what others decided since is not overwritten. */
  attempt: number
  filled: Record<string, string | number>
  claimedAt: number
}

/** Claims the next order that can be sent; `null`: there is none now, `'other'`: this one needed something else, and the next may be. */
export async function claimDispatch(tx: Tx): Promise<Claim | 'other' | null> {
  const it = await lockCandidate(tx)
  if (!it) return null
  const order = await lockOrder(tx, it.orderId)
  // Cancelled by its customer, taken or ended by an operator.
  if (order.status !== 'pending' && !order.sentOn) {
    await updateState(tx, it.orderId, isFinal(order.status) ? 'done' : 'by-people')
    return 'other'
  }
  // Somebody hurried it: its date has not come.
  if (sentOrders.isScheduled(order)) {
    await putOff(tx, it.orderId, order.startsAt)
    return 'other'
  }
  if (!order.sentOn && (await heldAmong(tx, [order.customerId], 'orders')).size > 0) {
    await putOff(tx, it.orderId, new Date(Date.now() + HELD_MS).toISOString())
    return 'other'
  }
  const fields = fillFields(it.fields, { quantity: it.quantity, isPackage: it.isPackage, inputs: order.inputs })
  const left = order.total - order.refunded
  const loss = it.cost > left && !it.wasPinned && ownProblem('costs-more', it.cost, left)
  if ('problem' in fields || loss) {
    const problem = 'problem' in fields ? fields.problem : loss || ''
    if (it.wasPinned) await updateState(tx, it.orderId, 'unclear', problem)
    else await markWaiting(tx, it.orderId, { afterSeconds: 0, problem, refusedBy: `${it.supplierId}/${it.offerId}` })
    return 'other'
  }
  // Another node may have made the last call that was left.
  if (!(await takeCall(tx, it.supplierId))) return null
  if (it.failures > 0) await holdOthersBack(tx, it.supplierId)
  await markSending(tx, it)
  if (!order.sentOn) await sentOrders.sendOn(tx, order)
  const { orderId, supplierId, offerId, url, repeatsSafely, wasPinned } = it
  return {
    orderId,
    supplierId,
    offerId,
    url,
    repeatsSafely,
    wasPinned,
    attempt: it.tries + 1,
    filled: fields.fields,
    claimedAt: Date.now(),
  }
}
