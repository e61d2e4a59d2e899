import { shareOf } from '@runmart/contract/money'
import { available, house, post } from '#features/ledger/index.ts'
import { getOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { tell } from '#platform/live/tell.ts'
import { notify } from '#platform/notify.ts'
import { changeCommission, findDue, lockCommission } from './commission-queries.ts'

/** Pays the commissions whose day has come. One transaction each: one that cannot be paid must not keep the others. */
export async function payCommissions({ steps, log }: JobContext): Promise<void> {
  for (const orderId of await steps.transaction(findDue))
    await steps
      .transaction((tx) => payCommission(tx, orderId))
      .catch((problem: Error) =>
        log.error(
          { event: 'commission-unpaid', order: orderId, problem: problem.message },
          'a commission was not paid',
        ),
      )
}

/** Looked at again under its lock, and by what the customer has really paid by now. */
async function payCommission(tx: Tx, orderId: string): Promise<void> {
  const { referrerId, percent, status, heldUntil } = await lockCommission(tx, orderId)
  if (status !== 'held' || heldUntil > new Date().toISOString()) return
  const { total, refunded } = await getOrder(tx, orderId)
  const amount = shareOf(total - refunded, percent, 100)
  changeCommission(tx, orderId, amount, amount > 0 ? 'paid' : 'taken-back')
  if (amount === 0) return
  const legs = { [house.commissions]: -amount, [available(referrerId)]: amount }
  const posted = await post(tx, { kind: 'commission', reference: orderId, legs })
  if (!posted) throw new Error('This commission was posted before')
  tell(tx, referrerId, { kind: 'commission-earned', amount })
  notify(tx, referrerId, { kind: 'commission-earned', amount }, orderId)
}
