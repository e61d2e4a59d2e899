import { shareOf } from '@runmart/contract/money'
import { isFinal } from '@runmart/contract/orders-states'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type Happened, insertEvent } from './event-queries.ts'
import { moveOrder } from './move-order.ts'
import { giveBackPart } from './operator/refund-part.ts'
import type { StoredOrder } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'

export { mayBeReplaced, replaceItems } from './goods.ts'
export { listByNames } from './operator/desk-queries.ts'
export { requireOthers } from './operator/require-others.ts'
export { holdForClaim, releaseAfterClaims } from './partner/share-queries.ts'
export { publishOrderChanged } from './publish-order-changed.ts'

/** When the customer got an order, or its delivered part if it ended early, null before; and its days of warranty. */
export function getPromise(tx: Reader, id: string): Promise<{ deliveredAt: string | null; days: number }> {
  return tx.get(sql`
    select warranty_days as days, case when status in ('success', 'failed', 'cancel') then coalesce(days_from, finished_at)
      when status = 'in-progress' then days_from end as "deliveredAt"
    from orders.orders where id = ${id}`)
}

/** Whether its customer has something of an order and paid for it; of one that was given up, what was delivered until then. */
export function isKept(order: StoredOrder): boolean {
  const { status, total, refunded } = order
  if (status === 'failed' || status === 'cancel') return order.delivered > 0 && refunded < total
  return (status === 'success' || status === 'in-progress') && (total === 0 || refunded < total)
}

/** How many a claim can be about: items from stock, else what was delivered. */
export function claimableOf(order: StoredOrder): number {
  return order.goods ?? order.delivered
}

/** How many the price was for: what a claimed part is measured by. */
export function pricedOf({ goods, amount }: StoredOrder): number {
  return goods ?? amount
}

/** The most that can be given back for a part of an order: its share of the price, within what was not given back yet. */
export function mostRefundFor(order: StoredOrder, amount: number): number {
  return Math.min(shareOf(order.total, amount, pricedOf(order)), order.total - order.refunded)
}

/** Notes in the timeline of a locked order that its customer claimed something, or that an operator refused it. */
export function noteClaim(
  tx: Tx,
  order: StoredOrder,
  it: { event: 'claimed' } | { event: 'claim-refused'; operatorId: string; reason: string },
): void {
  const by =
    it.event === 'claimed'
      ? ({ by: 'customer', byId: order.customerId } as const)
      : ({ by: 'operator', byId: it.operatorId, note: it.reason } as const)
  insertEvent(tx, order.id, { event: it.event, ...by })
  publishOrderChanged(tx, order)
}

/** Notes in the timeline of a locked order that what was claimed was delivered again, in words for its customer where somebody wrote any. */
export function noteDeliveredAgain(tx: Tx, order: StoredOrder, it: Pick<Happened, 'by' | 'byId' | 'note'>): void {
  insertEvent(tx, order.id, { event: 'replaced', ...it })
  publishOrderChanged(tx, order)
}

/** Gives back money for a claimed part of a locked order. All that is left of an open order ends it. */
export async function refundClaimed(
  tx: Tx,
  order: StoredOrder,
  { amount, reason, operatorId }: { amount: number; reason: string; operatorId: string },
): Promise<void> {
  if (isFinal(order.status) || amount < order.total - order.refunded) {
    await giveBackPart(tx, order, { amount, reason, operatorId, isForDelivered: true })
    return
  }
  const step = { to: 'refund', by: 'operator', byId: operatorId, event: 'refunded', note: reason } as const
  await moveOrder(tx, order, { ...step, refund: amount, isNotified: true })
}
