import type { api } from '@runmart/contract'
import { type CustomerRate, MAX_RATE_CHANGES, type RateChange } from '@runmart/contract/referrals-rates'
import { getCustomer, usernamesOf } from '#features/accounts/index.ts'
import { listActsOn, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { getRate, lockRate, updateRate } from './rate-queries.ts'
import { requireRate } from './require-rate.ts'
import { getSettings } from './settings-queries.ts'

/** A referrer's rate, and who changed it when and why. */
export async function showRate(
  tx: Tx,
  { params }: Pick<HandlerInput<typeof api.referralRates.get>, 'params'>,
): Promise<Result<CustomerRate>> {
  const { id } = await getCustomer(tx, params.id)
  const { percent, version } = await getRate(tx, id)
  const { commissionPercent: general } = await getSettings(tx)
  return { data: { percent, general, version, history: await listChanges(tx, id) } }
}

/** Sets a referrer's own rate, or returns to the general one. Refuses an outdated version. */
export async function saveRate(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.referralRates.save>,
): Promise<Result<CustomerRate>> {
  const { id } = await getCustomer(tx, params.id)
  // Operators cannot decide their own rate.
  if (id === caller.userId) throw new Refusal('FORBIDDEN')
  const { percent: before, version } = await lockRate(tx, id)
  const { percent: after, reason } = body
  if (version !== body.version) throw new Refusal('CONFLICT')
  if (before !== after) {
    if (after !== null) await requireRate(tx, 'percent', after)
    await updateRate(tx, id, after)
    const details = { before: { percent: before }, after: { percent: after }, reason }
    const entry = { action: 'referrals.rate', subject: id, details } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  }
  return { data: (await showRate(tx, { params })).data, notice: 'messages.settingsSaved' }
}

type Details = { before: { percent: number | null }; after: { percent: number | null }; reason: string }

async function listChanges(tx: Tx, referrerId: string): Promise<RateChange[]> {
  const acts = await listActsOn(tx, 'referrals.rate', referrerId, MAX_RATE_CHANGES)
  const names = await usernamesOf(tx, [...new Set(acts.flatMap((it) => it.operatorId ?? []))])
  return acts.map(({ at, operatorId, details }) => {
    const { before, after, reason } = details as Details
    return { at, by: names.get(operatorId ?? '') ?? '', before: before.percent, after: after.percent, reason }
  })
}
