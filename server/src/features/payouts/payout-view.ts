import type { NamedCustomer } from '@runmart/contract/accounts-held'
import { banks } from '@runmart/contract/deposits-banks'
import type { OperatorPayout, Payout } from '@runmart/contract/payouts'
import { nameCustomers } from '#features/accounts/index.ts'
import { findOwedBy } from '#features/ledger/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import { sumChecking } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { getPayout, type StoredPayout } from './queries.ts'

/** A payout as its customer sees it. */
export function toPayout(it: StoredPayout): Payout {
  const { id, code, kind, status, amount, way, account, accountName, askedAt, decidedAt, reason } = it
  const bank = banks[it.bankBin] ?? it.bankBin
  // A reference that waits for a second operator is not a payment yet.
  const reference = status === 'paid' ? it.reference : null
  return { id, code, kind, status, amount, way, bank, account, accountName, askedAt, decidedAt, reference, reason }
}

/** Payouts as operators see them, with the names of people. */
export async function toOperatorPayouts(tx: Tx, payouts: readonly StoredPayout[]): Promise<OperatorPayout[]> {
  const customer = await nameCustomers(
    tx,
    payouts.flatMap((it) => [it.customerId, ...(it.notedBy ? [it.notedBy] : [])]),
  )
  const waiting = payouts.filter((it) => it.status === 'waiting')
  const ids = waiting.map((it) => it.customerId)
  const owed = await findOwedBy(tx, ids)
  const commissions = await sumChecking(tx, ids)
  const shares = await partnerOrders.sumHeld(tx, ids)
  return payouts.map((it) => ({
    ...toPayout(it),
    reference: it.reference,
    customer: customer(it.customerId),
    notedBy: it.status === 'waiting' && it.notedBy ? personOf(customer(it.notedBy)) : null,
    ripensAt: it.status === 'waiting' ? it.ripensAt : null,
    owed: it.status === 'waiting' ? (owed.get(it.customerId) ?? 0) : 0,
    checking:
      it.status === 'waiting' ? (commissions.get(it.customerId) ?? 0) + (shares.get(it.customerId)?.checking ?? 0) : 0,
  }))
}

const personOf = ({ id, username }: NamedCustomer) => ({ id, username })

/** One payout as operators see it, after a decision. */
export async function getOperatorPayout(tx: Tx, id: string): Promise<OperatorPayout> {
  const [view] = await toOperatorPayouts(tx, [await getPayout(tx, id)])
  if (!view) throw new Error('The payout just changed is missing')
  return view
}
