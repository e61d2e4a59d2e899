import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import type { Tx } from '#platform/db/tx.ts'
import { listClaimsBy } from './claim-queries.ts'
import { presentClaim } from './present-claim.ts'

const MOST = 10_000

/** All warranty claims of a customer, oldest first. */
export async function claimsOf(tx: Tx, customerId: string): Promise<(WarrantyClaim & { orderId: string })[]> {
  const claims = await listClaimsBy(tx, customerId, MOST)
  return claims.map((it) => ({ orderId: it.orderId, ...presentClaim(it) }))
}
