import { claimedOrders, lockOrder } from '#features/orders/index.ts'
import type { EndedRefill } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findClaim, passToShop } from './claim-queries.ts'
import { settleClaim } from './decide-claim.ts'

/**
 * Settles a claim that a supplier made good, or passes it to an operator with the reason. Does not overrule an earlier
 * decision.
 */
export async function settleRefill(tx: Tx, { claimId, problem }: EndedRefill): Promise<void> {
  const found = await findClaim(tx, claimId)
  if (!found) return
  const order = await lockOrder(tx, found.orderId)
  const claim = await findClaim(tx, claimId)
  if (claim?.status !== 'waiting' || claim.turn !== 'supplier') return
  if (problem !== null) {
    await passToShop(tx, claimId, problem)
    claimedOrders.publishOrderChanged(tx, order)
    return
  }
  claimedOrders.noteDeliveredAgain(tx, order, { by: 'system', byId: null })
  await settleClaim(tx, order, claim, { status: 'replaced', decidedBy: null })
}
