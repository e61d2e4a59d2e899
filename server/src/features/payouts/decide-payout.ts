import type { api } from '@runmart/contract'
import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import type { OperatorPayout } from '@runmart/contract/payouts'
import { type BlockDecided, heldAmong, listStaffWith } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import { customerAccount, findOwed, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { enqueuePaidMail } from './payout-mails.ts'
import { getOperatorPayout } from './payout-view.ts'
import { lockCap, lockPayout, markDecided, markNoted, type StoredPayout, sumWithinCap } from './queries.ts'

type One = Result<{ payout: OperatorPayout }>

/** The amount that an operator can still pay out alone. */
export async function leftOfCap(tx: Tx, operatorId: string, { depositLimits }: Shop): Promise<number> {
  return Math.max(0, depositLimits.manualCreditCap - (await sumWithinCap(tx, operatorId)))
}

/** Whether another operator can confirm a payment. */
export async function hasApprover(tx: Tx, operatorId: string): Promise<boolean> {
  return (await listStaffWith(tx, 'money')).some((id) => id !== operatorId)
}

/**
 * Marks a payout as sent with its reference, once: the money leaves the books. Above the operator's daily cap, a second
 * operator confirms it in the same way. A lone operator waits some hours instead. Refuses customers with new debts
 * unless the operator accepted them: the shop took earnings back meanwhile, and refusing the payout pays the debt.
 */
export async function payPayout(
  tx: Tx,
  { params, body: { reference, acceptOwed = 0 }, caller, request }: HandlerInput<typeof api.payouts.pay>,
  shop: Shop,
): Promise<One> {
  const payout = await lockWaiting(tx, params.id, caller.userId)
  if ((await heldAmong(tx, [payout.customerId], 'payouts')).size > 0) throw new Refusal('CUSTOMER_HELD')
  // A closed account settled its debts, and has no balance that a refused payout could return to.
  const owed = payout.email === null ? await findOwed(tx, payout.customerId) : 0
  if (owed > acceptOwed) throw new Refusal('PAYOUT_OWED')
  await lockCap(tx, caller.userId)
  const isWithinCap = payout.amount <= (await leftOfCap(tx, caller.userId, shop))
  const isSecond = payout.notedBy !== null && payout.notedBy !== caller.userId
  const isRipe = payout.notedBy !== null && payout.ripensAt !== null && Date.parse(payout.ripensAt) <= Date.now()
  const audit = (action: 'payout.ask' | 'payout.pay', details: AuditDetails = {}) =>
    writeAudit(tx, {
      ...{ operatorId: caller.userId, address: request.address, action, subject: payout.id },
      details: { customerId: payout.customerId, amount: payout.amount, reference, ...details },
    })
  if (!isWithinCap && !isSecond && !isRipe) {
    const hours = (await hasApprover(tx, caller.userId)) ? null : LONE_OWNER_HOURS
    // A second note must not restart the waiting time.
    const ripensAt = payout.notedBy
      ? payout.ripensAt
      : (await markNoted(tx, payout.id, { reference, notedBy: caller.userId, hours })).ripensAt
    audit('payout.ask', { ripensAt })
    throw new Refusal('APPROVAL_NEEDED', { data: { pendingId: payout.id, ripensAt } })
  }
  const { amount, customerId, way, email } = payout
  const legs = { [house.payouts]: -amount, [way === 'bank' ? house.bank : house.binance]: amount }
  const posted = await post(tx, { kind: 'payout_paid', reference: payout.id, legs })
  if (!posted) throw new Error(`The payout ${payout.id} was paid before`)
  const withinCap = isWithinCap && !isSecond
  await markDecided(tx, payout.id, { status: 'paid', decidedBy: caller.userId, reference, withinCap })
  notify(tx, customerId, { kind: 'payout-paid', amount, reference }, payout.id)
  publishEvent(tx, customerId, { kind: 'changed', what: 'user' })
  if (email) enqueuePaidMail(tx, payout, reference)
  audit('payout.pay', { notedBy: payout.notedBy })
  return { data: { payout: await getOperatorPayout(tx, payout.id) }, notice: 'messages.payoutPaid' }
}

/**
 * Refuses a payout: the money returns to the balance, and the customer reads the reason. A closed account has no
 * balance.
 */
export async function refusePayout(
  tx: Tx,
  { params, body: { reason }, caller, request }: HandlerInput<typeof api.payouts.refuse>,
): Promise<One> {
  const payout = await lockWaiting(tx, params.id, caller.userId)
  await refuse(tx, payout, reason, { operatorId: caller.userId, address: request.address })
  return { data: { payout: await getOperatorPayout(tx, payout.id) }, notice: 'messages.payoutRefused' }
}

/** Refuses a locked, waiting payout. */
export async function refuse(
  tx: Tx,
  payout: StoredPayout,
  reason: string,
  actor: BlockDecided['actor'],
): Promise<void> {
  const { id, amount, customerId } = payout
  await returnMoney(tx, payout, 'failed')
  await markDecided(tx, id, { status: 'refused', decidedBy: actor.operatorId, reason })
  notify(tx, customerId, { kind: 'payout-refused', amount, reason }, id)
  writeAudit(tx, { ...actor, action: 'payout.refuse', subject: id, details: { customerId, amount, reason } })
}

/** Returns an unpaid payout to its balance. `status` is its final state in the list of transactions. */
export async function returnMoney(
  tx: Tx,
  { id, code, customerId, amount }: StoredPayout,
  status: 'failed' | 'cancel',
): Promise<void> {
  const legs = { [customerAccount(customerId)]: amount, [house.payouts]: -amount }
  const posted = await post(tx, { kind: 'payout_return', reference: id, details: { description: code, status }, legs })
  if (!posted) throw new Error(`The payout ${id} was returned before`)
  publishEvent(tx, customerId, { kind: 'changed', what: 'user' })
}

async function lockWaiting(tx: Tx, id: string, operatorId: string): Promise<StoredPayout> {
  const payout = isUuid(id) ? await lockPayout(tx, id) : null
  if (!payout) throw new Refusal('NOT_FOUND')
  if (payout.customerId === operatorId) throw new Refusal('FORBIDDEN')
  if (payout.status !== 'waiting') throw new Refusal('CONFLICT')
  return payout
}
