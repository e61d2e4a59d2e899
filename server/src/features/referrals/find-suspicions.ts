import { type Suspicion, suspicions } from '@runmart/contract/referrals'
import { compareAccounts } from '#features/accounts/index.ts'
import { sharePayer } from '#features/deposits/index.ts'
import { findTotals } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Signs that many honest people show, too; only several together count. */
const weak: readonly Suspicion[] = ['no-device', 'same-network', 'registered-together', 'no-deposit']

/** Signs that referrer and referred customer are the same person. Empty if too weak to hold a commission. */
export async function findSuspicions(tx: Tx, referrerId: string, referredId: string): Promise<Suspicion[]> {
  const accounts = await compareAccounts(tx, referrerId, referredId)
  const isFound: Record<Suspicion, boolean> = {
    'same-device': accounts.sameDevice,
    'same-payer': await sharePayer(tx, referrerId, referredId),
    'no-device': accounts.noDevice,
    'same-network': accounts.sameNetwork,
    'registered-together': accounts.registeredTogether,
    'no-deposit': (await findTotals(tx, referrerId)).deposited === 0,
  }
  const found = suspicions.filter((it) => isFound[it])
  return found.length === 1 && found.every((it) => weak.includes(it)) ? [] : found
}
