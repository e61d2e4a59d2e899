import { findReferrerOf } from '#features/accounts/index.ts'
import { lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { commissionOf } from './commission-of.ts'
import { changeCommission, findCommission, restoreCommission } from './commission-queries.ts'
import { schedulePayment } from './pay-commission.ts'

/**
 * Raises the commission after a reversed refund of a completed order. Pays a settled one again, up to its new amount.
 * One that an operator reviewed and that was taken back returns to review.
 */
export async function raiseCommission(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const commission = await findCommission(tx, orderId)
  if (!commission || commission.status === 'refused') return
  const { status, reasons, heldUntil, referredId } = commission
  const amount = commissionOf(order, commission)
  if (amount <= commission.amount) return
  if (status === 'held' || status === 'suspicious') return changeCommission(tx, orderId, amount, status)
  if ((await findReferrerOf(tx, referredId)) === null) return
  const isDoubtful = status === 'taken-back' && reasons.length > 0
  restoreCommission(tx, orderId, amount, isDoubtful ? 'suspicious' : 'held')
  if (!isDoubtful) schedulePayment(tx, orderId, heldUntil)
}
