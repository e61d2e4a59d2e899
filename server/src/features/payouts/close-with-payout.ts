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
 * Pays out the balance of a closing account to the destination that its owner names, gifts excluded. Waiting payouts
 * pay the owner's debts first. Returns the remaining balance and the payouts that continue without the account.
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

/**
 * Returns waiting payouts to a balance that owes, so the ledger takes the debt from them. Skips payouts that an
 * operator began to pay.
 */
async function payDebts(tx: Tx, customerId: string): Promise<void> {
  if ((await findOwed(tx, customerId)) === 0) return
  for (const { id } of await listWaitingOf(tx, customerId)) {
    const payout = await lockPayout(tx, id)
    if (payout?.status !== 'waiting' || payout.notedBy) continue
    await returnMoney(tx, payout, 'cancel')
    await markDecided(tx, payout.id, { status: 'cancelled', decidedBy: null })
  }
}
