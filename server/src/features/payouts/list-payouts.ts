import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { PayoutSettings } from '@runmart/contract/payouts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { hasApprover, leftOfCap } from './decide-payout.ts'
import type { PayoutDependencies } from './dependencies.ts'
import { toOperatorPayouts } from './payout-view.ts'
import { countWaiting, getMinimum, listPayouts, updateMinimum } from './queries.ts'

/** The operators' payouts, how many wait, and what the caller can still pay out alone. */
export async function listPayoutsForOperator(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.payouts.list>,
  deps: PayoutDependencies,
): Promise<Result<DataOf<typeof api.payouts.list>>> {
  const { page, limit, customerId } = query
  const isKnown = customerId === undefined || isUuid(customerId)
  const { items, total } = isKnown ? await listPayouts(tx, query) : { items: [], total: 0 }
  return {
    data: {
      items: await toOperatorPayouts(tx, items),
      ...{ total, page, limit },
      waiting: await countWaiting(tx),
      cap: deps.depositLimits.manualCreditCap,
      left: await leftOfCap(tx, caller.userId, deps),
      hasApprover: await hasApprover(tx, caller.userId),
    },
  }
}

export async function getPayoutSettings(tx: Tx): Promise<Result<{ settings: PayoutSettings }>> {
  return { data: { settings: { minimum: await getMinimum(tx) } } }
}

/** Changes the least that is paid out, with before and after in the audit log. */
export async function savePayoutSettings(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.payouts.saveSettings>,
): Promise<Result<{ settings: PayoutSettings }>> {
  const before = { minimum: await getMinimum(tx) }
  await updateMinimum(tx, body.minimum)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'payouts.settings',
    subject: 'settings',
    details: { before, after: body },
  })
  return { data: { settings: body }, notice: 'messages.settingsSaved' }
}
