import { customerAccount, findTotals, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { lockOwed, setPaid } from './commission-queries.ts'

export const clawBackJob = job<{ referrerId: string }>('referrals.take-back')

/** Enqueues taking back a referrer's overpaid commissions. */
export function enqueueClawBack(tx: Tx, referrerId: string): void {
  enqueue(tx, clawBackJob, { referrerId }, { key: `commissions of ${referrerId}` })
}

/**
 * Takes commissions for refunded money back, at most the referrer's balance. The referrer owes the rest, and the next
 * commissions pay it. If the referrer spends at the same moment, the balance's own check refuses this posting, and the
 * job retries.
 */
export async function clawBack(tx: Tx, referrerId: string): Promise<void> {
  const owed = await lockOwed(tx, referrerId)
  let { balance } = owed.length > 0 ? await findTotals(tx, referrerId) : { balance: 0 }
  for (const { orderId, amount, paid, restored } of owed) {
    const taken = Math.min(paid - amount, balance)
    if (taken === 0) return
    // The amount paid until now tells one clawback from the next, unless the shop paid it again since.
    const reference = `${orderId}:${paid}${restored > 0 ? `:again-${restored}` : ''}`
    const legs = { [house.commissions]: taken, [customerAccount(referrerId)]: -taken }
    const posted = await post(tx, { kind: 'commission', reference, legs })
    if (!posted) throw new Error('This commission was taken back before')
    setPaid(tx, orderId, paid - taken)
    publishEvent(tx, referrerId, { kind: 'changed', what: 'user' })
    notify(tx, referrerId, { kind: 'commission-taken-back', amount: taken }, reference)
    balance -= taken
  }
}
