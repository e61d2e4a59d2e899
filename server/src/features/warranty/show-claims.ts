import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { claimedOrders, getOrder } from '#features/orders/index.ts'
import { countGoodsBesides } from '#features/stock/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { countWaitingClaims, listClaims, listClaimsOf } from './claim-queries.ts'
import { isFull, isUsedUp, sumOf } from './claim-warranty.ts'
import { presentClaim, presentForOperators } from './present-claim.ts'
import { isPast, warrantyEnd } from './warranty-end.ts'

/**
 * The warranty of a customer's order: its end, the claimable rest, and the claims so far. Hides new deliveries from
 * staff who view as the customer.
 */
export async function showMyWarranty(
  reader: Reader,
  { params, caller }: HandlerInput<typeof api.warranty.mine>,
): Promise<Result<DataOf<typeof api.warranty.mine>>> {
  const order = await getOrder(reader, params.id, caller.userId)
  const [until, claims] = await Promise.all([warrantyEnd(reader, order), listClaimsOf(reader, order.id)])
  const left = () => Math.max(0, claimedOrders.claimableOf(order) - sumOf(claims.filter(isUsedUp)))
  const leftOfItems = () =>
    countGoodsBesides(
      reader,
      order.id,
      claims.flatMap((it) => it.items),
    )
  const isOpen = until !== null && !isPast(until) && !isFull(order, claims)
  const claimable = isOpen ? await (order.goods ? leftOfItems() : left()) : 0
  const shown = claims.map(presentClaim)
  return { data: { until, claimable, claims: caller.isView ? shown.map(withoutDelivery) : shown } }
}

function withoutDelivery(claim: WarrantyClaim): WarrantyClaim {
  return claim.status === 'replaced' ? { ...claim, reason: null } : claim
}

/** Waiting claims, or all, for operators. */
export async function listClaimsForOperator(
  tx: Tx,
  { query, request }: HandlerInput<typeof api.warrantyOperator.list>,
): Promise<Result<DataOf<typeof api.warrantyOperator.list>>> {
  const { page, limit } = query
  const { items, total } = await listClaims(tx, query)
  const { count: waiting } = await countWaitingClaims(tx)
  return { data: { items: await presentForOperators(tx, items, request.language), total, page, limit, waiting } }
}

/** The claims of one order, for operators. */
export async function listOrderClaims(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.warrantyOperator.ofOrder>,
): Promise<Result<DataOf<typeof api.warrantyOperator.ofOrder>>> {
  const { id } = await getOrder(tx, params.id)
  return { data: { claims: await presentForOperators(tx, await listClaimsOf(tx, id), request.language) } }
}
