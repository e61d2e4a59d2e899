import { findReferrerOf } from '#features/accounts/index.ts'
import { findGiftPart, lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { commissionOf } from './commission-of.ts'
import { insertCommission } from './commission-queries.ts'
import { findSuspicions } from './find-suspicions.ts'
import { schedulePayment } from './pay-commission.ts'
import { getTerms } from './rate-queries.ts'

/**
 * An order was completed: inserts the commission of the customer's referrer, once, by the terms that the referrer has now. The order is
 * locked, so that money that goes back meanwhile is either counted here or followed afterwards, never missed.
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

/** The same for orders that were completed together, in the order of their ids, in which others lock them, too. */
export async function earnCommissions(tx: Tx, orders: readonly { orderId: string }[]): Promise<void> {
  const ids = orders.map((it) => it.orderId)
  for (const orderId of ids.toSorted()) await earnCommission(tx, orderId)
}
