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
 * Deletes what waits of a customer whose orders are locked, since nobody is there to get anything for it, and the words of all
 * else. Whoever earns by these orders waits no longer for an answer.
 */
export async function deleteClaimsOf(tx: Tx, customerId: string): Promise<void> {
  await claimedOrders.releaseAfterClaims(tx, await deleteWaitingClaims(tx, customerId))
  deleteClaimWords(tx, customerId)
}
