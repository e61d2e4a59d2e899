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

/**
 * The time when the customer got an order, or its delivered part after an early end; null before. Also its warranty
 * days.
 */
export function getPromise(tx: Reader, id: string): Promise<{ deliveredAt: string | null; days: number }> {
  return tx.get(sql`
    select warranty_days as days, case when status in ('success', 'failed', 'cancel') then coalesce(days_from, finished_at)
      when status = 'in-progress' then days_from end as "deliveredAt"
    from orders.orders where id = ${id}`)
}

/** Whether the customer has a paid part of an order; for a cancelled or failed one, the part delivered until then. */
export function isKept(order: StoredOrder): boolean {
  const { status, total, refunded } = order
  if (status === 'failed' || status === 'cancel') return order.delivered > 0 && refunded < total
  return (status === 'success' || status === 'in-progress') && (total === 0 || refunded < total)
}

/** The number of units that claims may cover: items from stock, else the delivered ones. */
export function claimableOf(order: StoredOrder): number {
  return order.goods ?? order.delivered
}

/** The number of units behind the price, which measures a claimed part. */
export function pricedOf({ goods, amount }: StoredOrder): number {
  return goods ?? amount
}

/** The largest refund for a part of an order: its share of the price, within the unrefunded rest. */
export function mostRefundFor(order: StoredOrder, amount: number): number {
  return Math.min(shareOf(order.total, amount, pricedOf(order)), order.total - order.refunded)
}

/** Adds a claim, or an operator's refusal of one, to the timeline of a locked order. */
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

/** Adds a repeated delivery to the timeline of a locked order, with an optional note for the customer. */
export function noteDeliveredAgain(tx: Tx, order: StoredOrder, it: Pick<Happened, 'by' | 'byId' | 'note'>): void {
  insertEvent(tx, order.id, { event: 'replaced', ...it })
  publishOrderChanged(tx, order)
}

/** Refunds a claimed part of a locked order. A refund of the whole rest ends an open order. */
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
