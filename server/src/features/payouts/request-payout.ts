import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { banks } from '@runmart/contract/deposits-banks'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { Payout, PayoutDestination } from '@runmart/contract/payouts'
import { customerAccount, findTotals, house, lockAccount, post } from '#features/ledger/index.ts'
import { makeCode } from '#platform/codes.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { toPayout } from './payout-view.ts'
import { getPayout, hasWaiting, insertPayout, lockCustomer, sumCommissionPayouts } from './queries.ts'
import { getMinimum } from './settings.ts'

/** The payable amount: commissions and partner's shares, less earlier and waiting payouts, at most the balance. */
export async function findAvailable(
  tx: Tx,
  customerId: string,
): Promise<{ available: number; earned: number; paidOut: number }> {
  const { balance, earned: commissions, shared } = await findTotals(tx, customerId)
  const earned = commissions + shared
  const paidOut = await sumCommissionPayouts(tx, customerId)
  return { available: Math.max(0, Math.min(balance, earned - paidOut)), earned, paidOut }
}

/** Moves earned money from the caller's balance into a payout for an operator to pay, one at a time. */
export async function requestPayout(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.payouts.request>,
): Promise<Result<{ payout: Payout }>> {
  // Operators see and pay the requests, so they cannot request payouts themselves.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const { amount, ...destination } = body
  requireDestination(destination)
  await lockCustomer(tx, caller.userId)
  if (await hasWaiting(tx, caller.userId)) throw new Refusal('PAYOUT_OPEN')
  const minimum = await getMinimum(tx)
  if (amount < minimum) throw refuseField('amount', outOfRange(minimum, null, 'dong'))
  await lockAccount(tx, caller.userId)
  const { available } = await findAvailable(tx, caller.userId)
  if (amount > available) throw refuseField('amount', outOfRange(null, available, 'dong'))
  const id = await openPayout(tx, { customerId: caller.userId, kind: 'commission', amount, destination })
  publishEvent(tx, caller.userId, { kind: 'changed', what: 'user' })
  logAfterCommit(tx, request, 'payout-requested', { userId: caller.userId, payoutId: id })
  return { data: { payout: toPayout(await getPayout(tx, id)) }, notice: 'messages.payoutRequested' }
}

type NewPayout = {
  customerId: string
  kind: 'commission' | 'closing'
  amount: number
  destination: PayoutDestination
}

/** Moves money from a balance into a new payout. */
export async function openPayout(tx: Tx, { customerId, kind, amount, destination }: NewPayout): Promise<string> {
  const [id, code] = [randomUUIDv7(), makeCode('PO-', 7)]
  await insertPayout(tx, { id, code, customerId, kind, amount, ...destination })
  const legs = { [customerAccount(customerId)]: -amount, [house.payouts]: amount }
  const posted = await post(tx, { kind: 'payout', reference: id, details: { description: code }, legs })
  if (!posted) throw new Error(`The payout ${id} was posted before`)
  return id
}

/** Refuses an impossible destination: an account needs a bank, and a Binance ID has only digits. */
export function requireDestination({ way, bankBin, account }: PayoutDestination, field = ''): void {
  if (way === 'bank' && !banks[bankBin]) throw refuseField(`${field}bankBin`, 'required')
  if (way === 'binance' && !/^\d{5,20}$/.test(account)) throw refuseField(`${field}account`, 'accountFormat')
}
