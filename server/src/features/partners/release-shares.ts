import { partnerShare } from '@runmart/contract/partners'
import { holdAccount } from '#features/accounts/index.ts'
import { customerAccount, house, post, takeBack } from '#features/ledger/index.ts'
import { findGiftPart, lockOrder, partnerOrders, type StoredOrder } from '#features/orders/index.ts'
import { findSuspicions } from '#features/referrals/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachAlone } from '#platform/jobs/each-alone.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { getHoldDays } from './settings.ts'
import { tellPartner } from './tell-partner.ts'

/** An order's money changed after the release of its share; `orders.follow_share` enqueues it. */
export const settleShareJob = job<{ orderId: string }>('partners.settle-share')

/**
 * Judges the shares of ended orders, and releases shares after their hold. One transaction each, so that a failing one
 * does not delay the others.
 */
export async function releaseDueShares(context: JobContext): Promise<void> {
  const { db } = context
  await eachAlone(context, 'share-unjudged', await db.transaction(partnerOrders.listUnjudgedShares), judgeEndedShare)
  await db.transaction(async (tx) => partnerOrders.setReleaseDays(tx, await getHoldDays(tx)))
  await eachAlone(context, 'share-unreleased', await db.transaction(partnerOrders.listDueShares), releaseShare)
}

async function judgeEndedShare(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const share = await partnerOrders.lockShare(tx, orderId)
  if (share?.state === 'held' && share.endedAt) await judgeShare(tx, order, share)
}

/**
 * Moves an order's held share to its partner's balance, once. Locks the order, so a refund comes before or after.
 * Judges partner and customer again: a sign that no operator has seen holds the share. Returns the share of a closed
 * account to the shop.
 */
export async function releaseShare(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const held = await partnerOrders.lockShare(tx, orderId)
  if (held?.state !== 'held' || !held.releaseAt || Date.parse(held.releaseAt) > Date.now()) return
  const share = await judgeShare(tx, order, held)
  if (share.isSuspicious) return
  const { code } = order
  const { partnerId, amount } = share
  if (!(await holdAccount(tx, partnerId))) return forfeitShare(tx, share, code)
  if (amount > 0) {
    const legs = { [house.sharesHeld]: -amount, [customerAccount(partnerId)]: amount }
    const details = { orderCode: code, partnerId }
    const posting = { kind: 'partner_share_released', reference: orderId, details, legs }
    if (!(await post(tx, posting))) throw new Error(`The share of order ${code} was released before`)
    publishEvent(tx, partnerId, { kind: 'changed', what: 'user' })
  }
  await partnerOrders.updateShare(tx, orderId, { amount, state: 'released' })
}

/** Returns a held share to the shop: its account is closed, or an operator refused it. */
export async function forfeitShare(
  tx: Tx,
  { orderId, partnerId, amount, postings }: partnerOrders.StoredShare,
  code: string,
): Promise<void> {
  if (amount > 0) await postBack(tx, { orderId, partnerId, amount, postings }, code)
  await partnerOrders.updateShare(tx, orderId, { amount: 0, state: 'given-back' })
}

/**
 * Adjusts a released share to the order's remaining price. After a refund, takes the difference from the partner's
 * balance; later credits pay what is missing. After a reversed refund, adds the difference.
 */
export async function settleShare(tx: Tx, orderId: string): Promise<void> {
  const { code, total, refunded } = await lockOrder(tx, orderId)
  const share = await partnerOrders.lockShare(tx, orderId)
  if (share?.state !== 'released') return
  const amount = shareOf({ total, refunded }, share)
  const change = amount - share.amount
  // A closed account has no balance, so the shop bears the refund.
  if (change === 0 || !(await holdAccount(tx, share.partnerId))) return
  const reference = `${orderId}:${share.postings}`
  const details = { orderCode: code, partnerId: share.partnerId }
  if (change < 0) {
    const taking = { kind: 'partner_share_back', reference, details, to: house.shares, amount: -change }
    if ((await takeBack(tx, share.partnerId, taking)) === null)
      throw new Error(`The share of order ${code} was taken back before`)
    tellPartner(tx, share.partnerId, { key: reference, words: 'mail.partnerShareBack', code })
  } else {
    const legs = { [house.shares]: -change, [customerAccount(share.partnerId)]: change }
    if (!(await post(tx, { kind: 'partner_share_released', reference, details, legs })))
      throw new Error(`The share of order ${code} was released before`)
  }
  await partnerOrders.updateShare(tx, orderId, { amount, state: 'released' })
  publishEvent(tx, share.partnerId, { kind: 'changed', what: 'user' })
}

type Share = partnerOrders.StoredShare

/** The partner's share of an order's remaining price, less gifts. `orders.follow_share` counts in the same way. */
function shareOf({ total, refunded }: Pick<StoredOrder, 'total' | 'refunded'>, it: Share): number {
  const kept = Math.min(it.limit ?? total, total - refunded)
  return partnerShare(Math.max(0, kept - (it.giftPart ?? 0)), it.share)
}

/**
 * Applies the rules of commissions to a held share: gifts earn nothing, and a sign that no operator has seen holds the
 * rest. Returns the current share; the caller has locked order and share.
 */
async function judgeShare(tx: Tx, order: StoredOrder, share: Share): Promise<Share> {
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
async function postBack(tx: Tx, { orderId, partnerId, amount, postings }: Back, code: string): Promise<void> {
  const legs = { [house.sharesHeld]: -amount, [house.shares]: amount }
  const posting = { reference: `${orderId}:${postings}`, details: { orderCode: code, partnerId }, legs }
  if (!(await post(tx, { kind: 'partner_share_back', ...posting })))
    throw new Error(`The share of order ${code} went back before`)
}
