import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Payout } from '@runmart/contract/payouts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { returnMoney } from './decide-payout.ts'
import { toPayout } from './payout-view.ts'
import { getPayout, listPayoutsOf, lockPayout, markDecided } from './queries.ts'
import { findAvailable } from './request-payout.ts'
import { getMinimum } from './settings.ts'

const LATEST = 20

/** The amount that the caller can request, and the caller's payouts. */
export async function getPayoutOverview(
  tx: Tx,
  { caller }: HandlerInput<typeof api.payouts.overview>,
): Promise<Result<DataOf<typeof api.payouts.overview>>> {
  const items = await listPayoutsOf(tx, caller.userId, LATEST)
  return {
    data: {
      ...(await findAvailable(tx, caller.userId)),
      minimum: await getMinimum(tx),
      items: items.map(toPayout),
    },
  }
}

/** Cancels a payout unless an operator began to pay it. */
export async function cancelPayout(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.payouts.cancel>,
): Promise<Result<{ payout: Payout }>> {
  const payout = isUuid(params.id) ? await lockPayout(tx, params.id) : null
  if (!payout || payout.customerId !== caller.userId) throw new Refusal('NOT_FOUND')
  if (payout.status !== 'waiting' || payout.notedBy) throw new Refusal('CONFLICT')
  await returnMoney(tx, payout, 'cancel')
  await markDecided(tx, payout.id, { status: 'cancelled', decidedBy: null })
  return { data: { payout: toPayout(await getPayout(tx, payout.id)) }, notice: 'messages.payoutCancelled' }
}
