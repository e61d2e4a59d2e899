import type { PartnerSums } from '@runmart/contract/partners'
import { findTotals } from '#features/ledger/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import { findAvailable } from '#features/payouts/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The sums of a partner's shares by state. */
export async function sumPartner(tx: Tx, partnerId: string): Promise<PartnerSums> {
  const { held = 0, checking = 0 } = (await partnerOrders.sumHeld(tx, [partnerId])).get(partnerId) ?? {}
  const { shared: earned } = await findTotals(tx, partnerId)
  const { paidOut } = await findAvailable(tx, partnerId)
  return { held, checking, earned, paidOut }
}
