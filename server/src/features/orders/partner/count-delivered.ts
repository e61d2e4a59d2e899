import { shareOf } from '@runmart/contract/money'
import type { Progress } from '@runmart/contract/orders-operator'
import { outOfRange } from '@runmart/contract/out-of-range'
import type * as z from 'zod/mini'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { insertEvent } from '../event-queries.ts'
import { lowerLinks, sumLinks } from '../link-queries.ts'
import { rewindDays, type StoredOrder, updateOrder } from '../order-queries.ts'
import { withDone } from '../refund-due.ts'
import type { StoredShare } from './share-queries.ts'

/** An operator's count: the done units, in all or per link, or the delivered days. */
export type Counted = z.infer<typeof Progress>

/**
 * The units or days that count as delivered by the partner's report, which an operator may lower. None for goods, which
 * the shop handed out.
 */
export function saidByPartner(order: StoredOrder, { delivered: left }: Pick<StoredShare, 'delivered'>): number {
  if (order.goods) return 0
  return order.partnerId ? order.delivered : (left ?? 0)
}

/**
 * Lowers the delivered number of a locked order below the partner's report, by at most `said`. The customer's refund
 * and the partner's share follow. Undelivered days run again. Keeps the numbers that the operator does not count.
 */
export async function countDelivered(
  tx: Tx,
  order: StoredOrder,
  { said, counted, operatorId }: { said: number; counted: Counted; operatorId: string },
): Promise<StoredOrder> {
  const before = order.delivered
  const after = await readCount(tx, order, counted)
  if (after > before || before - after > said)
    throw counted.links ? refuseField('links', 'outOfRange') : refuseField('done', outOfRange(before - said, before))
  if (after === before) return order
  // Refunds for delivered parts that no longer count become refunds for undelivered parts.
  const price = (parts: number) => shareOf(order.total, parts, order.amount)
  const uncounted = price(before) - price(after)
  const refundedDelivered = Math.max(0, (order.refundedDelivered ?? 0) - uncounted) || null
  if (order.billing === 'day') {
    const rewound = { ...order, delivered: after, refundedDelivered }
    await rewindDays(tx, rewound)
    return rewound
  }
  const lowered = { ...withDone(order, order.done - (before - after)), refundedDelivered }
  await updateOrder(tx, order.id, lowered)
  insertEvent(tx, order.id, { by: 'operator', byId: operatorId, event: 'progress', done: lowered.done })
  return lowered
}

/** The delivered number by the operator's count. */
async function readCount(tx: Tx, order: StoredOrder, { done, links }: Counted): Promise<number> {
  const inLinks = await sumLinks(tx, order.id)
  if (inLinks === null) {
    if (links) throw refuseField('links', 'unknownField')
    return done ?? order.delivered
  }
  if (done !== undefined) throw refuseField('done', 'unknownField')
  if (!links) return order.delivered
  const lines = new Set(links.map((it) => it.line))
  if (lines.size < links.length || (await lowerLinks(tx, order.id, links)) < links.length)
    throw refuseField('links', 'outOfRange')
  return order.delivered - inLinks + ((await sumLinks(tx, order.id)) ?? 0)
}
