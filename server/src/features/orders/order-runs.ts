import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { moveOrder } from './move-order.ts'
import { isOpen, orders } from './order-queries.ts'
import { placeOrders } from './place-order.ts'
import { createRequest, type FilledForm, type Ordered } from './place-queries.ts'
import { refundDue } from './refund-due.ts'
import type { OrderAndBalance } from './show-order.ts'

/*
 * The runs of a spread: orders placed and paid together that begin one after the other. The feature above knows the
 * spread as a whole.
 */

/** Places an order for each run, the first one due now. Throws the refusal of any run, so that the transaction ends. */
export async function placeRuns(
  tx: Tx,
  input: Ordered,
  form: FilledForm,
  { runs, everyMinutes }: { runs: number; everyMinutes: number },
): Promise<OrderAndBalance[]> {
  const requests = Array.from({ length: runs }, (_, run) =>
    createRequest(input, form, { startsIn: run * everyMinutes }),
  )
  const outcomes = await placeOrders(tx, requests)
  return outcomes.map((it) => {
    if (it instanceof Refusal) throw it
    return it.data
  })
}

/** The data that a spread reads of each run. */
export type OrderRun = Pick<
  Row<'orders.orders'>,
  'id' | 'code' | 'status' | 'amount' | 'total' | 'refunded' | 'startsAt' | 'sentOn'
>

/** These orders, by their ids. */
export async function runsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, OrderRun>> {
  const rows = await reader.all<OrderRun>(sql`
    select id, code, status, amount, total, refunded, starts_at as "startsAt", sent_on as "sentOn"
    from orders.orders where id = any (${ids}::uuid[])`)
  return new Map(rows.map((it) => [it.id, it]))
}

/** For SQL of the feature above: whether the order with this id is open. */
export const isOpenRun = (orderId: Sql): Sql =>
  sql`exists (select from orders.orders o where o.id = ${orderId} and ${isOpen})`

/** Whether a run has not begun, whatever its date: neither people nor suppliers have it. */
export function isUnbegun({ status, sentOn }: Pick<OrderRun, 'status' | 'sentOn'>): boolean {
  return status === 'pending' && !sentOn
}

/**
 * Cancels and refunds those of these orders that have not begun. Locks all first, in the order of their ids: a
 * concurrent start comes before, or finds the order cancelled.
 */
export async function cancelUnbegun(tx: Tx, ids: readonly string[], customerId: string | null): Promise<number[]> {
  const locked = await tx.all(orders.where(sql<boolean>`o.id = any (${ids}::uuid[])`).orderBy('o.id').forUpdate())
  const by = customerId ? ({ by: 'customer', byId: customerId } as const) : ({ by: 'system', byId: null } as const)
  const refunds: number[] = []
  for (const order of locked.filter(isUnbegun)) {
    const refund = refundDue(order)
    await moveOrder(tx, order, { ...by, to: 'cancel', event: 'cancelled', refund, isNotified: true })
    refunds.push(refund)
  }
  return refunds
}
