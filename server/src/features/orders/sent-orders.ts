import type { OrderStatus } from '@runmart/contract/orders-states'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type MovedOrder, moveOrder } from './move-order.ts'
import { type StoredOrder, updateLeftToPeople, updateOrder, updateSentOn } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { refundDue, withDone } from './refund-due.ts'

export { isScheduled, requireStarted } from './scheduled.ts'

/*
 * Orders that others deliver. They are moved by the shop itself, never by the customer or by hand, as long as they are sent on.
 * All of it is for locked orders.
 */

/** From here on others deliver it, or may: it cannot be cancelled, changed or ended by hand. */
export const sendOn = (tx: Tx, order: StoredOrder): Promise<void> => updateSentOn(tx, order.id, true)

/** It is surely not with others. */
export const callBack = (tx: Tx, order: StoredOrder): Promise<void> => updateSentOn(tx, order.id, false)

/** Nobody sends it to others any more: people deliver it. */
export const leaveToPeople = (tx: Tx, orderId: string): Promise<void> => updateLeftToPeople(tx, orderId)

const bySystem = { by: 'system', byId: null } as const

/** Others have it: work has begun. */
export async function beginSent(tx: Tx, order: StoredOrder): Promise<void> {
  if (order.status === 'pending') await moveOrder(tx, order, { ...bySystem, to: 'in-progress', event: 'started' })
}

/** So many are done by now, also if fewer than were thought before. The timeline keeps quiet about it: it is for ever, and this comes every minute. */
export async function countSent(tx: Tx, order: StoredOrder, done: number): Promise<void> {
  if (order.status !== 'in-progress' || done === order.done || done > order.amount) return
  const moved = withDone(order, done)
  await updateOrder(tx, order.id, moved)
  publishOrderChanged(tx, moved)
}

/** What suppliers need to know of orders that are decided about together. */
export type KnownOrder = Pick<StoredOrder, 'id' | 'code' | 'customerId' | 'status' | 'sentOn'>

export function listKnown(tx: Tx, ids: readonly string[]): Promise<KnownOrder[]> {
  return tx.all(sql`
    select id, code, customer_id as "customerId", status, sent_on as "sentOn" from orders.orders where id = any (${ids}::uuid[])`)
}

/** In which states orders are, of those that are not with others. */
export async function statusesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, OrderStatus>> {
  const rows = await tx.all<{ id: string; status: OrderStatus }>(
    sql`select id, status from orders.orders where id = any (${ids}::uuid[]) and sent_on is not true`,
  )
  return new Map(rows.map((it) => [it.id, it.status]))
}

/**
 * Others are done with it: so many were delivered, whatever was counted before, and the rest goes back. Where nothing was
 * delivered, or they gave it up, it failed.
 */
export async function endSent(
  tx: Tx,
  order: StoredOrder,
  { done, isGivenUp }: { done: number; isGivenUp: boolean },
): Promise<MovedOrder> {
  const ended = withDone(order, Math.max(0, Math.min(order.amount, done)))
  const hasFailed = isGivenUp || ended.delivered === 0
  await updateSentOn(tx, order.id, false)
  return moveOrder(tx, order, {
    ...bySystem,
    to: hasFailed ? 'failed' : 'success',
    event: hasFailed ? 'failed' : 'delivered',
    done: ended.done,
    refund: refundDue(ended),
  })
}
