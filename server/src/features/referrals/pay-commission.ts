import { customerAccount, house, post } from '#features/ledger/index.ts'
import { lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { enqueue, type JobContext, job } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { enqueueClawBack } from './claw-back.ts'
import { commissionOf } from './commission-of.ts'
import { changeCommission, findDue, findPayable, holdForReview, owesAny, setPaid } from './commission-queries.ts'
import { findSuspicions } from './find-suspicions.ts'

export const payCommissionJob = job<{ orderId: string }>('referrals.pay-commission')

/** Enqueues the payment of a commission for the end of its hold. */
export function schedulePayment(tx: Tx, orderId: string, heldUntil: string): void {
  enqueue(tx, payCommissionJob, { orderId }, { runAt: new Date(heldUntil), key: `commission ${orderId}` })
}

/**
 * Pays a commission after its hold, once, by the customer's real payment. Checks referrer and customer again: a sign
 * that no operator has seen sends the commission to review instead.
 */
export async function payCommission(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const commission = await findPayable(tx, orderId)
  if (!commission) return
  const { referrerId, referredId, paid, restored, reasons: seen } = commission
  const amount = commissionOf(order, commission)
  const found = amount > paid ? await findSuspicions(tx, referrerId, referredId) : []
  if (found.some((it) => !seen.includes(it))) {
    holdForReview(tx, orderId, [...new Set([...seen, ...found])])
    return
  }
  changeCommission(tx, orderId, amount, amount > 0 ? 'paid' : 'taken-back')
  // Anything is paid already only if a refund that reduced it was reversed.
  const due = amount - paid
  if (due > 0) {
    setPaid(tx, orderId, amount)
    const reference = restored > 0 ? `${orderId}:restored-${restored}` : orderId
    const legs = { [house.commissions]: -due, [customerAccount(referrerId)]: due }
    const posted = await post(tx, { kind: 'commission', reference, legs })
    if (!posted) throw new Error('This commission was posted before')
    publishEvent(tx, referrerId, { kind: 'commission-earned', amount: due })
    notify(tx, referrerId, { kind: 'commission-earned', amount: due }, reference)
  }
  if (await owesAny(tx, referrerId)) enqueueClawBack(tx, referrerId)
}

/**
 * Pays due commissions whose own job was lost. One transaction each, so that a failing one does not delay the others.
 */
export async function payDueCommissions(context: JobContext): Promise<void> {
  await eachAlone(context, 'commission-unpaid', await context.db.transaction(findDue), payCommission)
}
