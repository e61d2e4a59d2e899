import { partnerShare } from '@runmart/contract/partners'
import { house, post } from '#features/ledger/index.ts'
import { findGiftPart, partnerOrders, type StoredOrder } from '#features/orders/index.ts'
import { findSuspicions } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'

type Share = partnerOrders.StoredShare

/** The partner's share of what the shop keeps of an order, less gifts; `orders.follow_share` counts in the same way. */
export function shareOf({ total, refunded }: Pick<StoredOrder, 'total' | 'refunded'>, it: Share): number {
  const kept = Math.min(it.limit ?? total, total - refunded)
  return partnerShare(Math.max(0, kept - (it.giftPart ?? 0)), it.share)
}

/**
 * Passes a held share through the gates of commissions: what of the order was a gift earns nothing, and a sign that no operator has
 * seen holds the rest. Returns the share as it is now; order and share are locked.
 */
export async function judgeShare(tx: Tx, order: StoredOrder, share: Share): Promise<Share> {
  const giftPart = share.giftPart ?? (await findGiftPart(tx, order))
  const amount = shareOf(order, { ...share, giftPart })
  const found = amount > 0 ? await findSuspicions(tx, share.partnerId, order.customerId) : []
  const signs = [...new Set([...share.signs, ...found])]
  const isSuspicious = amount > 0 && (share.isSuspicious || signs.length > share.signs.length)
  await partnerOrders.noteJudgement(tx, share.orderId, { giftPart, signs, isSuspicious })
  const judged = { ...share, giftPart, signs, isSuspicious }
  if (amount === share.amount) return judged
  await postBack(tx, { ...share, amount: share.amount - amount }, order.code)
  await partnerOrders.updateShare(tx, share.orderId, { amount, state: 'held' })
  return { ...judged, amount, postings: share.postings + 1 }
}

type Back = Pick<Share, 'orderId' | 'partnerId' | 'amount' | 'postings'>

/** Posts a part of a held share back to the shop. */
export async function postBack(tx: Tx, { orderId, partnerId, amount, postings }: Back, code: string): Promise<void> {
  const legs = { [house.sharesHeld]: -amount, [house.shares]: amount }
  const posting = { reference: `${orderId}:${postings}`, details: { orderCode: code, partnerId }, legs }
  if (!(await post(tx, { kind: 'partner_share_back', ...posting })))
    throw new Error(`The share of order ${code} went back before`)
}
