import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Commission, CommissionStatus, ReferralSettings } from '@runmart/contract/referrals'
import { usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeCommission, listCommissions, lockCommission, type StoredCommission } from './commission-queries.ts'
import { schedulePayment } from './pay-commission.ts'
import { getSettings, updateSettings } from './settings-queries.ts'

type One = Result<{ commission: Commission }>

export async function listCommissionsForOperator(
  tx: Tx,
  { query }: HandlerInput<typeof api.referrals.commissions>,
): Promise<Result<DataOf<typeof api.referrals.commissions>>> {
  const { items, total, waiting } = await listCommissions(tx, query)
  const { page, limit } = query
  return { data: { items: await withNames(tx, items), total, waiting, page, limit } }
}

/** An operator finds nothing wrong with a suspicious commission: it is paid on its day. */
export function allowCommission(tx: Tx, input: HandlerInput<typeof api.referrals.allow>): Promise<One> {
  return decide(tx, input, ['suspicious'], 'held', {})
}

/** An operator refuses a commission for good, as long as it is not paid. */
export function refuseCommission(tx: Tx, input: HandlerInput<typeof api.referrals.refuse>): Promise<One> {
  return decide(tx, input, ['suspicious', 'held'], 'refused', { reason: input.body.reason })
}

async function decide(
  tx: Tx,
  { params, caller, request }: Pick<HandlerInput<typeof api.referrals.allow>, 'params' | 'caller' | 'request'>,
  from: readonly CommissionStatus[],
  status: CommissionStatus,
  details: Record<string, unknown>,
): Promise<One> {
  const commission = await lockCommission(tx, params.id)
  if (commission.referrerId === caller.userId) throw new Refusal('FORBIDDEN')
  if (!from.includes(commission.status)) throw new Refusal('CONFLICT')
  changeCommission(tx, commission.orderId, commission.amount, status)
  if (status === 'held') schedulePayment(tx, commission.orderId, commission.heldUntil)
  const action = status === 'held' ? 'referrals.allow' : 'referrals.refuse'
  const entry = { action, subject: commission.orderId, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  const [shown] = await withNames(tx, [{ ...commission, status }])
  if (!shown) throw new Error('A commission is missing')
  return { data: { commission: shown } }
}

async function withNames(tx: Tx, stored: readonly StoredCommission[]): Promise<Commission[]> {
  const names = await usernamesOf(tx, [...new Set(stored.flatMap((it) => [it.referrerId, it.referredId]))])
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  return stored.map(({ referrerId, referredId, giftPart, ...it }) => ({
    ...it,
    referrer: person(referrerId),
    referred: person(referredId),
  }))
}

/** Changes what referring earns from now on, with before and after in the audit log. */
export async function saveSettings(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.referrals.saveSettings>,
): Promise<Result<{ settings: ReferralSettings }>> {
  const before = await getSettings(tx)
  await updateSettings(tx, body)
  const entry = { action: 'referrals.settings', subject: 'settings', details: { before, after: body } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { settings: body }, notice: 'messages.settingsSaved' }
}
