import { lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueueClawBack } from './claw-back.ts'
import { commissionOf } from './commission-of.ts'
import { changeCommission, findCommission } from './commission-queries.ts'

/** Reduces the commission after a refund of a completed order, and claws paid amounts back. */
export async function reduceCommission(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const commission = await findCommission(tx, orderId)
  if (!commission || commission.status === 'refused') return
  const amount = commissionOf(order, commission)
  if (amount >= commission.amount) return
  changeCommission(tx, orderId, amount, amount > 0 ? commission.status : 'taken-back')
  if (commission.status === 'paid') enqueueClawBack(tx, commission.referrerId)
}
