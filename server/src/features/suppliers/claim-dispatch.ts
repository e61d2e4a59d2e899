import { isFinal } from '@runmart/contract/orders-states'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import { heldAmong } from '#features/accounts/index.ts'
import { lockOrder, sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { takeCall } from './call-queries.ts'
import { holdOthersBack } from './circuit-queries.ts'
import { type Candidate, lockCandidate, markSending, markWaiting, putOff, updateState } from './dispatch-queries.ts'
import { fillFields } from './fill-fields.ts'

/** The pause of an order while its customer's orders are held. */
const HELD_MS = 600_000

/** A leased order to send now, exactly once. */
export type Claim = Pick<Candidate, 'orderId' | 'supplierId' | 'offerId' | 'url' | 'repeatsSafely' | 'wasPinned'> & {
  /** The try of this order; settling does not overwrite later decisions. */
  attempt: number
  filled: Record<string, string | number>
  claimedAt: number
}

/**
 * Leases the next due order. Returns null when nothing is due, 'other' when this one was handled without sending; call
 * again.
 */
export async function claimDispatch(tx: Tx): Promise<Claim | 'other' | null> {
  const it = await lockCandidate(tx)
  if (!it) return null
  const order = await lockOrder(tx, it.orderId)
  // The customer cancelled it, or an operator took or ended it.
  if (order.status !== 'pending' && !order.sentOn) {
    await updateState(tx, it.orderId, isFinal(order.status) ? 'done' : 'by-people')
    return 'other'
  }
  // Scheduled for later; put it back.
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
  // Another node may have taken the last call.
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
