import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'

export const payCommissionJob = job<{ orderId: string }>('referrals.pay-commission')
export const takeBackJob = job<{ referrerId: string }>('referrals.take-back')

/** Has a commission paid when its day comes. */
export function askToPay(tx: Tx, orderId: string, heldUntil: string): void {
  enqueue(tx, payCommissionJob, { orderId }, { runAt: new Date(heldUntil), key: `commission ${orderId}` })
}

/** Has taken back from a referrer what he was paid for money that went back. */
export function askToTakeBack(tx: Tx, referrerId: string): void {
  enqueue(tx, takeBackJob, { referrerId }, { key: `commissions of ${referrerId}` })
}
