import { holdPartner, setPartner } from '#features/accounts/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { findPartnerLocked, listLeaving, updateState } from './partner-queries.ts'
import { tellPartner } from './tell-partner.ts'

/** Whether somebody has orders at hand, and a desk to finish them. */
export async function hasWork(tx: Tx, partnerId: string): Promise<boolean> {
  if (!(await holdPartner(tx, partnerId))) return false
  return (await partnerOrders.countPartnerOrders(tx, [partnerId])).has(partnerId)
}

/**
 * Ends partnerships whose last order at hand has ended, or whose partner was blocked since, and leaves orders to the shop that
 * are on the desk of somebody who is no partner any more: one that was placed while the partnership ended. One transaction
 * each: one that cannot be ended must not delay the others.
 */
export async function endLeaving(context: JobContext): Promise<void> {
  const ids = await context.db.transaction(async (tx) => listLeaving(tx, await partnerOrders.listBusy(tx)))
  await eachAlone(context, 'partnership-unended', ids, endIfOver)
}

async function endIfOver(tx: Tx, partnerId: string): Promise<void> {
  const partner = await findPartnerLocked(tx, partnerId)
  if (partner?.state === 'partner') return
  const reason = partner?.reason ?? null
  if (partner?.state === 'leaving') {
    if (await hasWork(tx, partnerId)) return
    await setPartner(tx, partnerId, false)
    await updateState(tx, partnerId, { state: 'ended', reason })
    tellPartner(tx, partnerId, { key: `ended:${Date.now()}`, words: 'mail.partnerEnded' })
    publishEvent(tx, partnerId, { kind: 'changed', what: 'user' })
  }
  await partnerOrders.leaveAllToShop(tx, partnerId, reason ?? '')
}
