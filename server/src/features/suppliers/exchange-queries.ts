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

/** A list of all services is long; this text is its only copy. */
const LONGEST = 4_000
const shorten = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text

/** Logs an exchange with a supplier. */
export function insertExchange(tx: Tx, it: NewExchange): void {
  const [request, answer] = [it.request, it.answer].map((text) => shorten(text).replaceAll('\0', '').toWellFormed())
  tx.write(sql`
    insert into suppliers.exchanges (supplier_id, order_id, action, request, answer, outcome, milliseconds)
    values (${it.supplierId}, ${it.orderId}::uuid, ${it.action}, ${request}, ${answer}, ${it.outcome}, ${it.milliseconds})`)
}

/** More than an order ever has, unless a supplier's status changes every minute. */
const MOST_LISTED = 200

/** The exchanges about an order, newest first. */
export function listExchanges(tx: Tx, orderId: string): Promise<Exchange[]> {
  return tx.all(sql`
    select e.id::text as id, e.at, s.name as "supplierName", e.action, e.request, e.answer, e.outcome, e.milliseconds
    from suppliers.exchanges e join suppliers.suppliers s on s.id = e.supplier_id
    where e.order_id = ${orderId} order by e.id desc limit ${MOST_LISTED}`)
}

/** About a day's number. */
const MOST_OF_SUPPLIER = 50

/** The exchanges with a supplier about no single order, newest first: offers, balances and failed requests. */
export function listSupplierExchanges(tx: Tx, supplierId: string): Promise<Exchange[]> {
  return tx.all(sql`
    select e.id::text as id, e.at, s.name as "supplierName", e.action, e.request, e.answer, e.outcome, e.milliseconds
    from suppliers.exchanges e join suppliers.suppliers s on s.id = e.supplier_id
    where e.supplier_id = ${supplierId} and e.order_id is null order by e.id desc limit ${MOST_OF_SUPPLIER}`)
}

/** Exchanges help only for a while, and hold customers' inputs. */
const KEPT_DAYS = 90

export const deleteOldExchanges = (db: Transactions): Promise<void> =>
  deleteInBatches(db, sql`suppliers.exchanges`, sql`at < now() - make_interval(days => ${KEPT_DAYS})`)

/** Deletes the exchanges about the orders of a leaving customer; their costs stay. */
export function deleteSaidAbout(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`delete from suppliers.exchanges where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`
    update suppliers.dispatches set problem = null where order_id = any (${orderIds}::uuid[]) and problem is not null`)
}

/** Ends the refills of these orders. Lock refills after their orders. */
export function endRefillsOf(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`
    update suppliers.refills set state = 'ended', problem = null where order_id = any (${orderIds}::uuid[])`)
}
