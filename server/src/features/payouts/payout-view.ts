import { banks } from '@runmart/contract/deposits-banks'
import type { OperatorPayout, Payout } from '@runmart/contract/payouts'
import { usernamesOf } from '#features/accounts/index.ts'
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
  const names = await usernamesOf(
    tx,
    payouts.flatMap((it) => [it.customerId, ...(it.notedBy ? [it.notedBy] : [])]),
  )
  const waiting = payouts.filter((it) => it.status === 'waiting')
  const ids = waiting.map((it) => it.customerId)
  const owed = await findOwedBy(tx, ids)
  const commissions = await sumChecking(tx, ids)
  const shares = await partnerOrders.sumHeld(tx, ids)
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  return payouts.map((it) => ({
    ...toPayout(it),
    reference: it.reference,
    customer: person(it.customerId),
    notedBy: it.status === 'waiting' && it.notedBy ? person(it.notedBy) : null,
    ripensAt: it.status === 'waiting' ? it.ripensAt : null,
    owed: it.status === 'waiting' ? (owed.get(it.customerId) ?? 0) : 0,
    checking:
      it.status === 'waiting' ? (commissions.get(it.customerId) ?? 0) + (shares.get(it.customerId)?.checking ?? 0) : 0,
  }))
}

/** The same for one that was just decided about. */
export async function getOperatorPayout(tx: Tx, id: string): Promise<OperatorPayout> {
  const [view] = await toOperatorPayouts(tx, [await getPayout(tx, id)])
  if (!view) throw new Error('The payout just changed is missing')
  return view
}
