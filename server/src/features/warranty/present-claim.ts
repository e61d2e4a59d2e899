import type { Language } from '@runmart/contract/accounts'
import { type ClaimTurn, claimTurns, type WarrantyClaim } from '@runmart/contract/warranty-claims'
import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import { usernamesOf } from '#features/accounts/index.ts'
import { claimedOrders, showOperatorOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { getClaim, type StoredClaim } from './claim-queries.ts'

/** A claim as its customer sees it. */
export function presentClaim(it: StoredClaim): WarrantyClaim {
  const { id, status, items, amount, text, claimedAt, decidedAt, refunded, reason } = it
  const isRefilling = status === 'waiting' && it.turn === 'supplier'
  return { id, status, items, amount, text, claimedAt, decidedAt, refunded, reason, isRefilling }
}

/** Treats an unknown turn of a later version as the shop's. */
const turnOf = ({ turn }: StoredClaim): ClaimTurn => claimTurns.find((it) => it === turn) ?? 'shop'

/** Claims as operators see them: with order, customer, decider, and the possible decisions. */
export async function presentForOperators(
  tx: Tx,
  claims: readonly StoredClaim[],
  language: Language,
): Promise<OperatorClaim[]> {
  const stored = await claimedOrders.listByNames(tx, 'id', [...new Set(claims.map((it) => it.orderId))])
  const shown = await showOperatorOrders(tx, stored, language)
  const orders = new Map(stored.map((order, at) => [order.id, { order, shown: shown[at] }]))
  const names = await usernamesOf(
    tx,
    claims.flatMap((it) => [it.decidedBy ?? [], it.partnerId ?? []].flat()),
  )
  return claims.map((claim) => {
    const found = orders.get(claim.orderId)
    if (!found?.shown) throw new Error('The order of a claim is missing')
    const { order, shown: named } = found
    const { id, orderCode, serviceName, billing, totalCash, customer } = named
    const isWaiting = claim.status === 'waiting'
    const { partnerId, note } = claim
    const turn = turnOf(claim)
    return {
      ...presentClaim(claim),
      order: {
        ...{ id, orderCode, serviceName, totalCash },
        // Items count in pieces, whatever their billing.
        billing: order.goods ? 'unit' : billing,
        amount: claimedOrders.pricedOf(order),
      },
      customer,
      decidedBy: claim.decidedBy && (names.get(claim.decidedBy) ?? ''),
      mostRefund: isWaiting ? claimedOrders.mostRefundFor(order, claim.amount) : 0,
      canReplace: isWaiting && (order.goods === null || claimedOrders.mayBeReplaced(order)),
      turn,
      partner: partnerId
        ? {
            id: partnerId,
            username: names.get(partnerId) ?? '',
            passesAt: isWaiting && turn === 'partner' ? claim.passesAt : null,
          }
        : null,
      note,
    }
  })
}

/** One claim as operators see it, after a decision. */
export async function getOperatorClaim(tx: Tx, id: string, language: Language): Promise<OperatorClaim> {
  const [claim] = await presentForOperators(tx, [await getClaim(tx, id)], language)
  if (!claim) throw new Error('The claim just decided is missing')
  return claim
}
