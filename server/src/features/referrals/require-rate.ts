import { WHOLE_SHARE } from '@runmart/contract/partners'
import { findHighestShare } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { lockHighestRate } from './rate-queries.ts'

/**
 * Refuses a commission that exceeds the price together with a partner's share. Otherwise every order between those two
 * would make money.
 */
export async function requireRate(tx: Tx, field: string, percent: number): Promise<void> {
  await lockHighestRate(tx)
  if (isAbovePrice(await findHighestShare(tx), percent)) throw refuseField(field, 'shareAndCommission')
}

/** Refuses a share that exceeds the price together with a referrer's commission. */
export async function requireShare(tx: Tx, field: string, share: number): Promise<void> {
  if (isAbovePrice(share, await lockHighestRate(tx))) throw refuseField(field, 'shareAndCommission')
}

const isAbovePrice = (share: number, percent: number) => percent > 0 && share + percent * 100 > WHOLE_SHARE
