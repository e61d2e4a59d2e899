import type { api } from '@runmart/contract'
import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import type { TopUp } from '@runmart/contract/suppliers-money'
import { listStaffWith } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { presentTopUp } from './list-money.ts'
import { getSupplier } from './supplier-queries.ts'
import {
  getTopUp,
  insertTopUp,
  lockCap,
  lockTopUp,
  markEnded,
  markPosted,
  type StoredTopUp,
  sumWithinCap,
} from './top-up-queries.ts'

type One = Result<{ topUp: TopUp }>

/** The amount that an operator can still note alone. */
export async function leftOfCap(tx: Tx, operatorId: string, { depositLimits }: Shop): Promise<number> {
  return Math.max(0, depositLimits.manualCreditCap - (await sumWithinCap(tx, operatorId)))
}

/** Whether another operator can confirm a payment. */
export async function hasApprover(tx: Tx, operatorId: string): Promise<boolean> {
  return (await listStaffWith(tx, 'money')).some((id) => id !== operatorId)
}

/**
 * Notes a payment to a supplier with its account: the money moves to the shop's balance there. Above the operator's
 * daily cap it waits for a second operator. A lone operator waits some hours instead.
 */
export async function noteTopUp(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.supplierMoney.note>,
  shop: Shop,
): Promise<One> {
  const { id: supplierId, currency } = await getSupplier(tx, params.id)
  await lockCap(tx, caller.userId)
  const isWithinCap = body.dong <= (await leftOfCap(tx, caller.userId, shop))
  const hours = isWithinCap || (await hasApprover(tx, caller.userId)) ? null : LONE_OWNER_HOURS
  const id = await insertTopUp(tx, { ...body, supplierId, currency, notedBy: caller.userId }, hours)
  const topUp = await getTopUp(tx, id)
  const action = isWithinCap ? 'suppliers.top-up' : 'suppliers.top-up-ask'
  audit(tx, { caller, request }, action, topUp)
  if (!isWithinCap) throw new Refusal('APPROVAL_NEEDED', { data: { pendingId: id, ripensAt: topUp.ripensAt } })
  await postTopUp(tx, topUp, 1)
  await markPosted(tx, id, caller.userId, true)
  return { data: { topUp: await presentTopUp(tx, id) }, notice: 'messages.topUpNoted' }
}

/** Confirms a payment of another operator, or one's own after its hours. */
export async function confirmTopUp(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.supplierMoney.confirm>,
): Promise<One> {
  const topUp = await lockKnown(tx, params.id)
  if (topUp.status !== 'waiting') throw new Refusal('CONFLICT')
  const isRipe = topUp.ripensAt !== null && Date.parse(topUp.ripensAt) <= Date.now()
  if (topUp.notedBy === caller.userId && !isRipe) throw new Refusal('FORBIDDEN')
  await postTopUp(tx, topUp, 1)
  await markPosted(tx, topUp.id, caller.userId, false)
  audit(tx, { caller, request }, 'suppliers.top-up-confirm', topUp)
  return { data: { topUp: await presentTopUp(tx, topUp.id) }, notice: 'messages.topUpNoted' }
}

/**
 * Reverses a mistaken payment by an opposite posting, or drops it before its posting. The operator who noted a
 * confirmed payment cannot reverse it alone.
 */
export async function reverseTopUp(
  tx: Tx,
  { params, body: { reason }, caller, request }: HandlerInput<typeof api.supplierMoney.reverse>,
): Promise<One> {
  const topUp = await lockKnown(tx, params.id)
  const isPosted = topUp.status === 'posted'
  if (!isPosted && topUp.status !== 'waiting') throw new Refusal('CONFLICT')
  const isOwn = topUp.notedBy === caller.userId
  if (isPosted && !topUp.withinCap && isOwn && (await hasApprover(tx, caller.userId))) throw new Refusal('FORBIDDEN')
  if (isPosted) await postTopUp(tx, topUp, -1)
  await markEnded(tx, topUp.id, { status: isPosted ? 'reversed' : 'withdrawn', endedBy: caller.userId, reason })
  audit(tx, { caller, request }, 'suppliers.top-up-reverse', topUp, { from: topUp.status, reason })
  return { data: { topUp: await presentTopUp(tx, topUp.id) }, notice: 'messages.topUpReversed' }
}

async function lockKnown(tx: Tx, id: string): Promise<StoredTopUp> {
  const topUp = isUuid(id) ? await lockTopUp(tx, id) : null
  if (!topUp) throw new Refusal('NOT_FOUND')
  return topUp
}

const accountOf = { bank: house.bank, binance: house.binance, other: house.manual } as const

/** Posts from the paying account to the balance at suppliers, or back. */
async function postTopUp(tx: Tx, topUp: StoredTopUp, sign: 1 | -1): Promise<void> {
  const { id, supplierId, supplierName, amount, currency, dong, paidFrom, reference } = topUp
  const posted = await post(tx, {
    kind: sign === 1 ? 'supplier_top_up' : 'supplier_top_up_back',
    reference: id,
    details: { supplierId, description: `${supplierName}: ${amount} ${currency}, ${reference}` },
    legs: { [accountOf[paidFrom]]: sign * dong, [house.suppliers]: -sign * dong },
  })
  if (!posted) throw new Error(`The top-up ${id} was posted before`)
}

type Act = Pick<HandlerInput<typeof api.supplierMoney.confirm>, 'caller' | 'request'>
type Action = `suppliers.top-up${'' | '-ask' | '-confirm' | '-reverse'}`

function audit(tx: Tx, { caller, request }: Act, action: Action, topUp: StoredTopUp, details: object = {}): void {
  const { id, supplierId, amount, currency, dong, paidFrom, reference } = topUp
  const told = { topUp: id, amount, currency, dong, paidFrom, reference, ...details }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: supplierId, details: told })
}
