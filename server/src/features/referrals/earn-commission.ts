import { findReferrerOf } from '#features/accounts/index.ts'
import { findGiftPart, lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { commissionOf } from './commission-of.ts'
import { insertCommission } from './commission-queries.ts'
import { findSuspicions } from './find-suspicions.ts'
import { schedulePayment } from './pay-commission.ts'
import { getTerms } from './rate-queries.ts'

/**
 * Stores the referrer's commission for a completed order, once, by the referrer's current terms. Locks the order: a
 * concurrent refund either counts here or changes the commission afterwards.
 */
export async function earnCommission(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const { code: orderCode, customerId: referredId, status, total, refunded } = order
  const referrerId = await findReferrerOf(tx, referredId)
  if (status !== 'success' || referrerId === null) return
  const { commissionPercent: percent, holdDays } = await getTerms(tx, referrerId)
  const giftPart = await findGiftPart(tx, order)
  const amount = commissionOf({ total, refunded }, { percent, giftPart })
  if (amount === 0) return
  const reasons = await findSuspicions(tx, referrerId, referredId)
  const sums = { percent, amount, giftPart, holdDays, reasons }
  const made = await insertCommission(tx, { orderId, orderCode, referrerId, referredId, ...sums })
  if (made?.status === 'held') schedulePayment(tx, orderId, made.heldUntil)
}

/** Does it for orders completed together, in the order of their ids, the common lock order. */
export async function earnCommissions(tx: Tx, orders: readonly { orderId: string }[]): Promise<void> {
  const ids = orders.map((it) => it.orderId)
  for (const orderId of ids.toSorted()) await earnCommission(tx, orderId)
}
