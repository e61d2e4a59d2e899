import type { TimelineEntry } from '@runmart/contract/orders-order'
import { type OrderActor, type OrderEvent, type OrderStatus, orderEvents } from '@runmart/contract/orders-states'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

export type Happened = {
  by: OrderActor
  byId: string | null
  event: Exclude<OrderEvent, 'placed'>
  to?: OrderStatus | null
  done?: number | null
  refunded?: number
  restocked?: number
  note?: string
}

/** The optional fields of a timeline entry. */
type Details = Partial<Pick<TimelineEntry, 'refunded' | 'restocked' | 'note'>>

/** Adds a permanent entry to an order's timeline. */
export function insertEvent(tx: Tx, orderId: string, it: Happened): void {
  const details: Details = {
    ...(it.refunded && { refunded: it.refunded }),
    ...(it.restocked && { restocked: it.restocked }),
    // JSON cannot hold half of a character.
    ...(it.note && { note: it.note.toWellFormed() }),
  }
  tx.write(
    query.insertInto('orders.timeline').values({
      orderId,
      by: it.by,
      byId: it.byId,
      event: it.event,
      toStatus: it.to ?? null,
      done: it.done ?? null,
      details: Object.keys(details).length > 0 ? details : null,
    }),
  )
}

/** Whether an order's run ended after this time, whatever its state now. */
export async function hasEndedSince(tx: Tx, orderId: string, time: string): Promise<boolean> {
  const found = await tx.find(sql`
    select from orders.timeline
    where order_id = ${orderId} and event in ('bot-stopped', 'bot-finished', 'bot-failed') and at > ${time} limit 1`)
  return found !== null
}

/** A timeline entry with its actor's id. */
export type TimelineLine = TimelineEntry & { byId: string | null }

/**
 * The timeline of an order. The placing comes from the order itself, and the old state of a step from the step before.
 * Leaves out events of a later version: this one has no words for them, and they must not fail the whole answer.
 */
export async function timelineLines(
  tx: Reader,
  order: Pick<StoredOrder, 'id' | 'createdAt' | 'customerId'>,
): Promise<TimelineLine[]> {
  const nothing = { from: null, done: null, refunded: 0, restocked: 0, note: '' }
  const placed: TimelineLine = {
    ...nothing,
    at: order.createdAt,
    by: 'customer',
    byId: order.customerId,
    event: 'placed',
    to: 'pending',
  }
  const lines = await tx.all(
    query
      .selectFrom('orders.timeline')
      .select(['at', 'by', 'byId', 'event', 'toStatus as to', 'done', 'details'])
      .$narrowType<{ details: Details | null }>()
      .where('orderId', '=', order.id)
      .orderBy('at'),
  )
  let status: OrderStatus = 'pending'
  const events = lines.flatMap(({ details, ...line }): TimelineLine[] => {
    const from = line.to && status
    status = line.to ?? status
    return orderEvents.includes(line.event) ? [{ ...nothing, ...line, from, ...details }] : []
  })
  return [placed, ...events]
}

/** The timeline for customers, without the operators' ids. */
export async function timelineOf(
  tx: Reader,
  order: Pick<StoredOrder, 'id' | 'createdAt' | 'customerId'>,
): Promise<TimelineEntry[]> {
  return (await timelineLines(tx, order)).map(({ byId: _, ...entry }) => entry)
}
