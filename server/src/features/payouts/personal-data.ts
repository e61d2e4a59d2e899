import type { Payout } from '@runmart/contract/payouts'
import type { Tx } from '#platform/db/tx.ts'
import { toPayout } from './payout-view.ts'
import { listPayoutsOf } from './queries.ts'

const MOST = 10_000

/** All payouts of a customer, newest first. */
export async function payoutsOf(tx: Tx, customerId: string): Promise<Payout[]> {
  return (await listPayoutsOf(tx, customerId, MOST)).map(toPayout)
}
