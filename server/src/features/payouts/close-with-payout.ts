import type { Language } from '@runmart/contract/languages'
import type { Payout, PayoutDestination } from '@runmart/contract/payouts'
import { findGiftsLeft, findOwed, findTotals, lockAccount } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { returnMoney } from './decide-payout.ts'
import { toPayout } from './payout-view.ts'
import { keepAddress, listWaitingOf, lockCustomer, lockPayout, markDecided } from './queries.ts'
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
 * is not. Whoever owes pays it first from what waits to be paid out. Returns what stays on the balance, and all payouts that go
 * on without the account.
 */
export async function payOutAtClosing(tx: Tx, closing: Closing): Promise<{ left: number; payouts: Payout[] }> {
  const { customerId, destination, email, language } = closing
  await lockCustomer(tx, customerId)
  await payDebts(tx, customerId)
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

/** Returns payouts that nobody has begun to pay to a balance that owes: the ledger takes the debt from them. */
async function payDebts(tx: Tx, customerId: string): Promise<void> {
  if ((await findOwed(tx, customerId)) === 0) return
  for (const { id } of await listWaitingOf(tx, customerId)) {
    const payout = await lockPayout(tx, id)
    if (payout?.status !== 'waiting' || payout.notedBy) continue
    await returnMoney(tx, payout, 'cancel')
    await markDecided(tx, payout.id, { status: 'cancelled', decidedBy: null })
  }
}
