import type { Exchange } from '@runmart/contract/suppliers-orders'
import type { PanelError } from '#outside/panel-v2/send-action.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

export type NewExchange = {
  supplierId: string
  orderId: string | null
  action: string
  request: string
  answer: string
  outcome: 'done' | PanelError['kind']
  milliseconds: number
}

/** A list of all services is long, and kept nowhere else. */
const LONGEST = 4_000
const shorten = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text

/** Keeps what was said. */
export function insertExchange(tx: Tx, it: NewExchange): void {
  const [request, answer] = [it.request, it.answer].map((text) => shorten(text).replaceAll('\0', '').toWellFormed())
  tx.write(sql`
    insert into suppliers.exchanges (supplier_id, order_id, action, request, answer, outcome, milliseconds)
    values (${it.supplierId}, ${it.orderId}::uuid, ${it.action}, ${request}, ${answer}, ${it.outcome}, ${it.milliseconds})`)
}

/** More than an order ever has, unless a supplier changes its mind every minute. */
const MOST_LISTED = 200

/** What was said about an order, the last first. */
export function listExchanges(tx: Tx, orderId: string): Promise<Exchange[]> {
  return tx.all(sql`
    select e.id::text as id, e.at, s.name as "supplierName", e.action, e.request, e.answer, e.outcome, e.milliseconds
    from suppliers.exchanges e join suppliers.suppliers s on s.id = e.supplier_id
    where e.order_id = ${orderId} order by e.id desc limit ${MOST_LISTED}`)
}

/** As many as a day brings. */
const MOST_OF_SUPPLIER = 50

/** What was said to a supplier about no single order, the last first: its offers, its balance, and questions that it did not answer. */
export function listSupplierExchanges(tx: Tx, supplierId: string): Promise<Exchange[]> {
  return tx.all(sql`
    select e.id::text as id, e.at, s.name as "supplierName", e.action, e.request, e.answer, e.outcome, e.milliseconds
    from suppliers.exchanges e join suppliers.suppliers s on s.id = e.supplier_id
    where e.supplier_id = ${supplierId} and e.order_id is null order by e.id desc limit ${MOST_OF_SUPPLIER}`)
}

/** What was said is of use for a while, and holds what customers entered. */
const KEPT_DAYS = 90

export const deleteOldExchanges = (db: Transactions): Promise<void> =>
  deleteInBatches(db, sql`suppliers.exchanges`, sql`at < now() - make_interval(days => ${KEPT_DAYS})`)

/** Deletes what was said about the orders of a customer who leaves; what they cost stays. */
export function deleteSaidAbout(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`delete from suppliers.exchanges where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`
    update suppliers.dispatches set problem = null where order_id = any (${orderIds}::uuid[]) and problem is not null`)
}

/** Asks for nothing more about their refills, which are locked after their orders. */
export function endRefillsOf(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`
    update suppliers.refills set state = 'ended', problem = null where order_id = any (${orderIds}::uuid[])`)
}
