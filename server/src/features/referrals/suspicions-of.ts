import type { Suspicion } from '@runmart/contract/referrals'
import { shareDevice } from '#features/accounts/index.ts'
import { sharePayer } from '#features/deposits/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** What speaks for a referrer and whom he referred being one person. */
export async function suspicionsOf(tx: Tx, referrerId: string, referredId: string): Promise<Suspicion[]> {
  const found: Suspicion[] = []
  if (await shareDevice(tx, referrerId, referredId)) found.push('same-device')
  if (await sharePayer(tx, referrerId, referredId)) found.push('same-payer')
  return found
}
