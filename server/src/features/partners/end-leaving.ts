import { holdPartner, setPartner } from '#features/accounts/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { findPartnerLocked, listLeaving, updateState } from './partner-queries.ts'
import { tellPartner } from './tell-partner.ts'

/** Whether a partner has open orders, and a desk to finish them. */
export async function hasWork(tx: Tx, partnerId: string): Promise<boolean> {
  if (!(await holdPartner(tx, partnerId))) return false
  return (await partnerOrders.countPartnerOrders(tx, [partnerId])).has(partnerId)
}

/**
 * Ends partnerships after their last open order, or after a block. Leaves the orders of former partners to the shop,
 * such as one placed while the partnership ended. One transaction each, so that a failing one does not delay the
 * others.
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
