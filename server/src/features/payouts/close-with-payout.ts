import type { Language } from '@runmart/contract/languages'
import type { Payout, PayoutDestination } from '@runmart/contract/payouts'
import { findGiftsLeft, findTotals, lockAccount } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { toPayout } from './payout-view.ts'
import { keepAddress, listWaitingOf, lockCustomer } from './queries.ts'
import { openPayout, requireDestination } from './request-payout.ts'

type Closing = {
  customerId: string
  /** The balance that the customer saw. */
  balance: number
  destination: PayoutDestination | undefined
  email: string
  language: Language
}

/**
 * Has what is left on an account that is about to be closed paid out, where its owner says where to; what the shop gave away
 * is not. Returns what stays on the balance, and all payouts that go on without the account.
 */
export async function payOutAtClosing(tx: Tx, closing: Closing): Promise<{ left: number; payouts: Payout[] }> {
  const { customerId, destination, email, language } = closing
  await lockCustomer(tx, customerId)
  await lockAccount(tx, customerId)
  const { balance } = await findTotals(tx, customerId)
  if (balance !== closing.balance) throw new Refusal('BALANCE_LEFT', { data: { balance } })
  const amount = destination ? balance - (await findGiftsLeft(tx, customerId)) : 0
  if (destination && amount > 0) {
    requireDestination(destination, 'payout.')
    await openPayout(tx, { customerId, kind: 'closing', amount, destination })
  }
  const waiting = await listWaitingOf(tx, customerId)
  keepAddress(tx, customerId, email, language)
  return { left: balance - amount, payouts: waiting.map(toPayout) }
}
