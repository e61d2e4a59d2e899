import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import type { Shop } from '#platform/shop.ts'
import { hasApprover, leftOfCap } from './decide-payout.ts'
import { toOperatorPayouts } from './payout-view.ts'
import { countWaiting, listPayouts } from './queries.ts'

/** The payouts for operators, the number of waiting ones, and the amount that the caller can pay out alone. */
export async function listPayoutsForOperator(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.payouts.list>,
  shop: Shop,
): Promise<Result<DataOf<typeof api.payouts.list>>> {
  const { page, limit, customerId } = query
  const isKnown = customerId === undefined || isUuid(customerId)
  const { items, total } = isKnown ? await listPayouts(tx, query) : { items: [], total: 0 }
  return {
    data: {
      items: await toOperatorPayouts(tx, items),
      ...{ total, page, limit },
      waiting: await countWaiting(tx),
      cap: shop.depositLimits.manualCreditCap,
      left: await leftOfCap(tx, caller.userId, shop),
      hasApprover: await hasApprover(tx, caller.userId),
    },
  }
}
