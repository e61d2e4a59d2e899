import type { TimelineEntry } from '@runmart/contract/orders'
import type { OrderActor, OrderEvent, OrderStatus } from '@runmart/contract/orders-states'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

export type Happened = {
  by: OrderActor
  byId: string | null
  event: OrderEvent
  from?: OrderStatus | null
  to?: OrderStatus | null
  done?: number | null
  refunded?: number
  restocked?: number
  note?: string
}

/** Writes one line of an order's timeline, for ever. */
export function insertEvent(tx: Tx, orderId: string, it: Happened): void {
  tx.write(
    query.insertInto('orders.events').values({
      orderId,
      by: it.by,
      byId: it.byId,
      event: it.event,
      fromStatus: it.from ?? null,
      toStatus: it.to ?? null,
      done: it.done ?? null,
      refunded: it.refunded ?? 0,
      restocked: it.restocked ?? 0,
      note: it.note ?? '',
    }),
  )
}

/** Whether the run of an order ended after this time, whatever became of it since. */
export async function hasEndedSince(tx: Tx, orderId: string, time: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from orders.events
    where order_id = ${orderId} and event in ('bot-stopped', 'bot-finished', 'bot-failed') and at > ${time} limit 1`)
  return found !== null
}

/** All that happened to an order, from its placing on, which is known from the order itself. */
export async function timelineOf(tx: Reader, order: StoredOrder): Promise<TimelineEntry[]> {
  const placed: TimelineEntry = {
    at: order.createdAt,
    by: 'customer',
    event: 'placed',
    from: null,
    to: 'pending',
    done: null,
    refunded: 0,
    restocked: 0,
    note: '',
  }
  const events = await tx.all(
    query
      .selectFrom('orders.events')
      .select(['at', 'by', 'event', 'fromStatus as from', 'toStatus as to', 'done', 'refunded', 'restocked', 'note'])
      .$narrowType<Pick<TimelineEntry, 'event' | 'from' | 'to'>>()
      .where('orderId', '=', order.id)
      .orderBy('id'),
  )
  return [placed, ...events]
}
