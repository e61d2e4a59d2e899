import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { claimedOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { deleteClaimWords, deleteWaitingClaims, listClaimsBy } from './claim-queries.ts'
import { presentClaim } from './present-claim.ts'

const MOST = 10_000

/** All warranty claims of a customer, oldest first. */
export async function claimsOf(tx: Tx, customerId: string): Promise<(WarrantyClaim & { orderId: string })[]> {
  const claims = await listClaimsBy(tx, customerId, MOST)
  return claims.map((it) => ({ orderId: it.orderId, ...presentClaim(it) }))
}

/**
 * Deletes the waiting claims of a customer whose orders are locked, since the closing account can get nothing. Deletes
 * the texts of all other claims. Releases the earnings of these orders.
 */
export async function deleteClaimsOf(tx: Tx, customerId: string): Promise<void> {
  await claimedOrders.releaseAfterClaims(tx, await deleteWaitingClaims(tx, customerId))
  deleteClaimWords(tx, customerId)
}
