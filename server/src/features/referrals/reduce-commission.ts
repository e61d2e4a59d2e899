import { lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueueClawBack } from './claw-back.ts'
import { commissionOf } from './commission-of.ts'
import { changeCommission, findCommission } from './commission-queries.ts'

/** A completed order was refunded: the commission shrinks with it; what was already paid is clawed back. */
export async function reduceCommission(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const commission = await findCommission(tx, orderId)
  if (!commission || commission.status === 'refused') return
  const amount = commissionOf(order, commission)
  if (amount >= commission.amount) return
  changeCommission(tx, orderId, amount, amount > 0 ? commission.status : 'taken-back')
  if (commission.status === 'paid') enqueueClawBack(tx, commission.referrerId)
}
