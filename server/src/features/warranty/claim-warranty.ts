import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import type { NewClaim } from '@runmart/contract/warranty-forms'
import { holdAccount } from '#features/accounts/index.ts'
import { claimedOrders, lockOrder, type StoredOrder } from '#features/orders/index.ts'
import { getClaimDays, hasDesk, tellPartner } from '#features/partners/index.ts'
import { findPool, type LockedGood, lockGoods } from '#features/stock/index.ts'
import { requestRefill } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import {
  countReplaced,
  getClaim,
  giveToPartner,
  giveToSupplier,
  insertClaim,
  listClaimsOf,
  lockReplacementsOf,
  markDecided,
  type StoredClaim,
} from './claim-queries.ts'
import { presentClaim } from './present-claim.ts'
import { isPast, warrantyEnd } from './warranty-end.ts'

/** Claims per order, so that one customer cannot flood the operators' list. */
const MOST_CLAIMS = 50
/**
 * Automatic replacements of a service per customer in `SMALL_DAYS`, for orders below the percentage's first whole item.
 */
const MOST_OF_SMALL = 3
const SMALL_DAYS = 30

/**
 * Claims the broken part of a delivered order. Replaces items in the same transaction if the stock's rule allows it and
 * enough are left. All other claims wait for the order's provider or for an operator. Locks the order, so its claims
 * come one by one.
 */
export async function claimWarranty(
  tx: Tx,
  { params, body, caller }: HandlerInput<typeof api.warranty.claim>,
): Promise<Result<{ claim: WarrantyClaim }>> {
  // Holds the account, so that its closing cannot miss this claim.
  if (!(await holdAccount(tx, caller.userId))) throw new Refusal('UNAUTHENTICATED')
  const order = await lockOrder(tx, params.id, caller.userId)
  const until = await warrantyEnd(tx, order)
  if (!until) throw new Refusal('NO_WARRANTY')
  if (isPast(until)) throw new Refusal('WARRANTY_OVER')
  const before = await listClaimsOf(tx, order.id)
  if (before.length >= MOST_CLAIMS) throw refuseField('text', 'claimsFull')
  const goods = order.goods ? await requireItems(tx, order, body, before) : []
  const amount = order.goods ? goods.length : requireMissing(order, body, before)
  const { id: orderId, customerId, serviceId } = order
  const claim = { id: randomUUID(), orderId, customerId, serviceId, amount, text: body.text }
  await insertClaim(tx, { ...claim, items: goods.map((it) => it.id) })
  claimedOrders.noteClaim(tx, order, { event: 'claimed' })
  const isReplaced = await replaceByRule(tx, order, goods, before)
  if (isReplaced) await markDecided(tx, claim.id, { status: 'replaced', decidedBy: null })
  else {
    await claimedOrders.holdForClaim(tx, order.id)
    await giveToProvider(tx, order, claim.id, before)
  }
  return {
    data: { claim: presentClaim(await getClaim(tx, claim.id)) },
    notice: isReplaced ? 'messages.warrantyReplaced' : 'messages.warrantyClaimed',
  }
}

/** Checks the claimed items: of this order, in use, and in no other claim. */
async function requireItems(
  tx: Tx,
  order: StoredOrder,
  { items, missing }: NewClaim,
  before: readonly StoredClaim[],
): Promise<LockedGood[]> {
  if (missing !== undefined) throw refuseField('missing', 'unknownField')
  if (!items) throw refuseField('items', 'required')
  const ids = [...new Set(items)]
  const goods = await lockGoods(tx, order.id, ids)
  if (goods.length < ids.length) throw refuseField('items', 'invalid')
  const claimed = new Set(before.flatMap((it) => it.items))
  if (goods.some((it) => it.replacedBy || claimed.has(it.id))) throw refuseField('items', 'claimedAlready')
  return goods
}

/**
 * Checks the missing number of an order without items: at most the delivered part that no other claim covers. One claim
 * waits at a time.
 */
function requireMissing(order: StoredOrder, { items, missing }: NewClaim, before: readonly StoredClaim[]): number {
  if (items) throw refuseField('items', 'unknownField')
  if (missing === undefined) throw refuseField('missing', 'required')
  if (before.some(isWaiting)) throw refuseField('missing', 'claimWaiting')
  const left = claimedOrders.claimableOf(order) - sumOf(before.filter(isUsedUp))
  if (left <= 0) throw refuseField('missing', 'claimedAlready')
  if (missing > left) throw refuseField('missing', outOfRange(1, left))
  return missing
}

/**
 * Replaces items automatically, within the stock's percentage of the order, rounded down, over all its claims. A
 * smaller order may get one item, unless its customer recently got several of the service. Without that exception's
 * limit, any percentage would cover every order of one.
 */
async function replaceByRule(
  tx: Tx,
  order: StoredOrder,
  goods: readonly LockedGood[],
  before: readonly StoredClaim[],
): Promise<boolean> {
  if (!order.goods || !claimedOrders.mayBeReplaced(order)) return false
  // A customer who never opened a file cannot know that it is broken.
  if (goods.some((it) => !it.seenAt)) return false
  const percent = (await findPool(tx, order.serviceId))?.replacePercent ?? 0
  if (percent === 0) return false
  const most = Math.floor((order.goods * percent) / 100)
  if (sumOf(before) + goods.length > Math.max(1, most)) return false
  if (most === 0) {
    await lockReplacementsOf(tx, order.customerId)
    if ((await countReplaced(tx, order, SMALL_DAYS)) >= MOST_OF_SMALL) return false
  }
  const replaced = await claimedOrders.replaceItems(tx, order, { goods, reason: null, by: 'system', byId: null })
  return replaced !== null
}

/**
 * Hands a claim to the order's partner, but not after an earlier answer about this order. Otherwise requests a refill
 * if the supplier offers them. All else is for the shop.
 */
async function giveToProvider(
  tx: Tx,
  { id: orderId, code, partnerId }: StoredOrder,
  claimId: string,
  before: readonly StoredClaim[],
): Promise<void> {
  if (before.some(isPartnersAnswer)) return
  if (partnerId && (await hasDesk(tx, partnerId))) {
    await giveToPartner(tx, claimId, { partnerId, days: await getClaimDays(tx) })
    tellPartner(tx, partnerId, { key: claimId, words: 'mail.partnerClaim', code })
  } else if (await requestRefill(tx, { claimId, orderId })) await giveToSupplier(tx, claimId)
}

/** Whether the order takes no claim for now: it has too many, or a waiting one without items. */
export function isFull({ goods }: StoredOrder, claims: readonly StoredClaim[]): boolean {
  return claims.length >= MOST_CLAIMS || (!goods && claims.some(isWaiting))
}

/** A replaced part can break again, and a partner's answer is not the shop's decision. */
export const isUsedUp = (claim: StoredClaim) => claim.status !== 'replaced' && !isPartnersAnswer(claim)

const isPartnersAnswer = ({ decidedBy, partnerId }: StoredClaim) => decidedBy !== null && decidedBy === partnerId

const isWaiting = ({ status }: StoredClaim) => status === 'waiting'

export function sumOf(claims: readonly StoredClaim[]): number {
  return claims.reduce((sum, it) => sum + it.amount, 0)
}
