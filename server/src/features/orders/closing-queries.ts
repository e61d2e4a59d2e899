import type { OrderLink } from '@runmart/contract/orders'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type OrderNamed = { id: string; code: string; isOpen: boolean }

/** Every order of a customer, oldest first. */
export function ordersOf(tx: Tx, customerId: string): Promise<OrderNamed[]> {
  return tx.all<OrderNamed>(sql`
    select id, code, finished_at is null as "isOpen" from orders.orders where customer_id = ${customerId} order by id`)
}

/** Links of an order above a line, so many at most. */
export function linksAfter(tx: Tx, orderId: string, line: number, most: number): Promise<OrderLink[]> {
  return tx.all<OrderLink>(sql`
    select line, link, amount, done from orders.links
    where order_id = ${orderId} and line > ${line} order by line limit ${most}`)
}

/** What a customer wrote, sent and was given with his orders is forgotten; what he ordered and paid stays. */
export function forgetBuyer(tx: Tx, customerId: string): void {
  const his = sql`(select id from orders.orders where customer_id = ${customerId})`
  tx.write(sql`delete from orders.inputs where order_id in ${his}`)
  tx.write(sql`delete from orders.links where order_id in ${his}`)
  tx.write(sql`select orders.forget_words(${customerId})`)
  tx.write(sql`
    update orders.orders set contact_info = '', note = '', document_link = null where customer_id = ${customerId}`)
}
