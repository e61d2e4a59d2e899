import type { OrderStatus } from '@runmart/contract/orders-states'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type MovedOrder, moveOrder } from './move-order.ts'
import { type StoredOrder, updateLeftToPeople, updateOrder, updateSentOn } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { refundDue, withDone } from './refund-due.ts'

export { isScheduled, requireStarted } from './scheduled.ts'

/*
 * Orders that suppliers deliver. While suppliers have them, only the shop moves them, not the customer or an operator.
 * All functions need locked orders.
 */

/** A supplier has the order or may have it, so it cannot be cancelled, changed or ended by hand. */
export const sendOn = (tx: Tx, order: StoredOrder): Promise<void> => updateSentOn(tx, order.id, true)

/** Certainly no supplier has the order. */
export const callBack = (tx: Tx, order: StoredOrder): Promise<void> => updateSentOn(tx, order.id, false)

/** People deliver the order; the shop sends it to no supplier. */
export const leaveToPeople = (tx: Tx, orderId: string): Promise<void> => updateLeftToPeople(tx, orderId)

const bySystem = { by: 'system', byId: null } as const

/** A supplier has it: work has begun. */
export async function beginSent(tx: Tx, order: StoredOrder): Promise<void> {
  if (order.status === 'pending') await moveOrder(tx, order, { ...bySystem, to: 'in-progress', event: 'started' })
}

/** Sets the done number, which may fall. Not added to the timeline: it would grow by a row every minute. */
export async function countSent(tx: Tx, order: StoredOrder, done: number): Promise<void> {
  if (order.status !== 'in-progress' || done === order.done || done > order.amount) return
  const moved = withDone(order, done)
  await updateOrder(tx, order.id, moved)
  publishOrderChanged(tx, moved)
}

/** The data of orders that suppliers need for a bulk action. */
export type KnownOrder = Pick<StoredOrder, 'id' | 'code' | 'customerId' | 'status' | 'sentOn'>

export function listKnown(tx: Tx, ids: readonly string[]): Promise<KnownOrder[]> {
  return tx.all(sql`
    select id, code, customer_id as "customerId", status, sent_on as "sentOn" from orders.orders where id = any (${ids}::uuid[])`)
}

/** The statuses of those of these orders that no supplier has. */
export async function statusesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, OrderStatus>> {
  const rows = await tx.all<{ id: string; status: OrderStatus }>(
    sql`select id, status from orders.orders where id = any (${ids}::uuid[]) and sent_on is not true`,
  )
  return new Map(rows.map((it) => [it.id, it.status]))
}

/**
 * The supplier finished: stores the final delivered number and refunds the rest. An order without any delivery, or one
 * that the supplier gave up, failed.
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
