import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Commission, CommissionStatus, OfPair, ReferralSettings } from '@runmart/contract/referrals'
import type { Saved } from '@runmart/contract/settings'
import { usernamesOf } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import { changeSettings, showSettings } from '#features/settings/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeCommission, getCommission, lockCommission, type StoredCommission } from './commission-queries.ts'
import { schedulePayment } from './pay-commission.ts'
import { requireRate } from './require-rate.ts'
import { countWaitingPairs, listCommissions, lockWaitingOfPair } from './review-queries.ts'
import { referralSettings } from './settings-queries.ts'

type One = Result<{ commission: Commission }>

export async function listCommissionsForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.referrals.commissions>,
): Promise<Result<DataOf<typeof api.referrals.commissions>>> {
  const { items, total, waiting } = await listCommissions(tx, query)
  const { page, limit } = query
  return { data: { items: await withNames(tx, items), total, waiting, page, limit } }
}

/** Allows a suspicious commission, or all of the same pair. Each is paid after its hold. */
export function allowCommission(tx: Tx, input: HandlerInput<typeof api.referrals.allow>): Promise<One> {
  return decide(tx, input, ['suspicious'], 'held', {})
}

/** Refuses an unpaid commission for good, or all waiting ones of the same pair. */
export function refuseCommission(tx: Tx, input: HandlerInput<typeof api.referrals.refuse>): Promise<One> {
  return decide(tx, input, ['suspicious', 'held'], 'refused', { reason: input.body.reason })
}

async function decide(
  tx: Tx,
  {
    params,
    body,
    caller,
    request,
  }: Pick<HandlerInput<typeof api.referrals.allow>, 'params' | 'body' | 'caller' | 'request'>,
  from: readonly CommissionStatus[],
  status: 'held' | 'refused',
  details: AuditDetails,
): Promise<One> {
  const chosen = body.ofPair ? await lockPairAsSeen(tx, params.id, body.ofPair) : [await lockCommission(tx, params.id)]
  for (const commission of chosen) {
    if (commission.referrerId === caller.userId) throw new Refusal('FORBIDDEN')
    if (!from.includes(commission.status)) throw new Refusal('CONFLICT')
    changeCommission(tx, commission.orderId, commission.amount, status)
    if (status === 'held') schedulePayment(tx, commission.orderId, commission.heldUntil)
    const action = status === 'held' ? 'referrals.allow' : 'referrals.refuse'
    const entry = {
      action,
      subject: commission.orderId,
      details: { ...details, customerId: commission.referrerId },
    } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  }
  const shown = await withNames(
    tx,
    chosen.map((it) => ({ ...it, status })),
  )
  const commission = shown.find((it) => it.orderId === params.id)
  if (!commission) throw new Error('A commission is missing')
  return { data: { commission } }
}

/** Locks all waiting commissions of a pair, if number and sum equal those that the operator saw. */
async function lockPairAsSeen(tx: Tx, orderId: string, seen: NonNullable<OfPair>): Promise<StoredCommission[]> {
  const waiting = await lockWaitingOfPair(tx, await getCommission(tx, orderId))
  const amount = waiting.reduce((sum, it) => sum + it.amount, 0)
  const isSame = waiting.length === seen.count && amount === seen.amount
  if (!isSame || !waiting.some((it) => it.orderId === orderId)) throw new Refusal('CONFLICT')
  return waiting
}

async function withNames(tx: Tx, stored: readonly StoredCommission[]): Promise<Commission[]> {
  const names = await usernamesOf(tx, [...new Set(stored.flatMap((it) => [it.referrerId, it.referredId]))])
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  const pairs = await countWaitingPairs(tx, stored)
  return stored.map(({ referrerId, referredId, giftPart, ...it }) => {
    const pair = pairs.find((other) => other.referrerId === referrerId && other.referredId === referredId)
    return {
      ...it,
      referrer: person(referrerId),
      referred: person(referredId),
      ...(it.status === 'suspicious' && pair && { pair: { count: pair.count, amount: pair.amount } }),
    }
  })
}

/** Changes the terms of future commissions. */
export async function saveSettings(
  tx: Tx,
  input: HandlerInput<typeof api.referrals.saveSettings>,
): Promise<Result<Saved<ReferralSettings>>> {
  await requireRate(tx, 'commissionPercent', input.body.commissionPercent)
  await changeSettings(tx, referralSettings, input)
  return { data: await showSettings(tx, referralSettings), notice: 'messages.settingsSaved' }
}
