import { shareOf } from '@runmart/contract/money'
import type { Suspicion } from '@runmart/contract/referrals'
import { findReferrerOf, shareDevice } from '#features/accounts/index.ts'
import { sharePayer } from '#features/deposits/index.ts'
import { getOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { changeCommission, insertCommission, lockCommission } from './commission-queries.ts'
import { getSettings } from './settings-queries.ts'

/**
 * An order of a customer was done, or money of it went back: what its referrer earns by it follows. Nothing for what was
 * given back; what was paid already stays paid.
 */
export async function earnCommission(tx: Tx, orderId: string): Promise<void> {
  const { code: orderCode, customerId: referredId, status, total, refunded } = await getOrder(tx, orderId)
  const referrerId = await findReferrerOf(tx, referredId)
  if (status !== 'success' || referrerId === null) return
  const kept = total - refunded
  const { commissionPercent: percent, holdDays } = await getSettings(tx)
  const reasons = await suspicionsOf(tx, referrerId, referredId)
  const amount = shareOf(kept, percent, 100)
  const isNew =
    amount > 0 &&
    (await insertCommission(tx, { orderId, orderCode, referrerId, referredId, percent, amount, holdDays, reasons }))
  if (!isNew) await follow(tx, orderId, kept)
}

/** Brings a commission that is not settled yet in line with what the customer has paid by now. */
async function follow(tx: Tx, orderId: string, kept: number): Promise<void> {
  const commission = await lockCommission(tx, orderId).catch(() => null)
  if (commission?.status !== 'held' && commission?.status !== 'suspicious') return
  const amount = shareOf(kept, commission.percent, 100)
  if (amount !== commission.amount) changeCommission(tx, orderId, amount, amount > 0 ? commission.status : 'taken-back')
}

/** What speaks for the two being one person. */
async function suspicionsOf(tx: Tx, referrerId: string, referredId: string): Promise<Suspicion[]> {
  const found: Suspicion[] = []
  if (await shareDevice(tx, referrerId, referredId)) found.push('same-device')
  if (await sharePayer(tx, referrerId, referredId)) found.push('same-payer')
  return found
}
