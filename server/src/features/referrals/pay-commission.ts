import { shareOf } from '@runmart/contract/money'
import { available, house, post } from '#features/ledger/index.ts'
import { lockOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { changeCommission, findPayable, owesAny, setPaid } from './commission-queries.ts'
import { askToTakeBack } from './jobs-wanted.ts'

/** Pays a commission whose day has come, once, by what the customer has really paid by now. */
export async function payCommission(tx: Tx, orderId: string): Promise<void> {
  const { total, refunded } = await lockOrder(tx, orderId)
  const commission = await findPayable(tx, orderId)
  if (!commission) return
  const { referrerId, percent } = commission
  const amount = shareOf(total - refunded, percent, 100)
  changeCommission(tx, orderId, amount, amount > 0 ? 'paid' : 'taken-back')
  if (amount === 0) return
  setPaid(tx, orderId, amount)
  const legs = { [house.commissions]: -amount, [available(referrerId)]: amount }
  const posted = await post(tx, { kind: 'commission', reference: orderId, legs })
  if (!posted) throw new Error('This commission was posted before')
  publishEvent(tx, referrerId, { kind: 'commission-earned', amount })
  notify(tx, referrerId, { kind: 'commission-earned', amount }, orderId)
  if (await owesAny(tx, referrerId)) askToTakeBack(tx, referrerId)
}
