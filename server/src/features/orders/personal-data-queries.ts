import { deleteGoodsOf } from '#features/stock/index.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type OrderNamed = Pick<Row<'orders.orders'>, 'id' | 'code'> & { isOpen: boolean }

/** Every order of a customer, oldest first. */
export function ordersOf(tx: Tx, customerId: string): Promise<OrderNamed[]> {
  return tx.all(
    query
      .selectFrom('orders.orders')
      .select(['id', 'code', sql<boolean>`finished_at is null`.as('isOpen')])
      .where('customerId', '=', customerId)
      .orderBy('id'),
  )
}

/** Locks every order of a customer, oldest first. */
export async function lockOrdersOf(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select from orders.orders where customer_id = ${customerId} order by id for update`)
}

/** Deletes a customer's texts, uploads and goods; keeps the orders and payments. */
export function deleteOrderDetails(tx: Tx, customerId: string): void {
  const theirs = query.selectFrom('orders.orders').select('id').where('customerId', '=', customerId)
  deleteGoodsOf(tx, sql`select id from orders.orders where customer_id = ${customerId}`)
  tx.write(query.deleteFrom('orders.inputs').where('orderId', 'in', theirs))
  tx.write(query.deleteFrom('orders.links').where('orderId', 'in', theirs))
  tx.write(query.deleteFrom('orders.saved_views').where('operatorId', '=', customerId))
  tx.write(query.deleteFrom('orders.uploaded').where('customerId', '=', customerId))
  tx.write(sql`select ${callFunction('orders.forget_words', { customer: customerId })}`)
  tx.write(
    query
      .updateTable('orders.orders')
      .set({ contactInfo: '', note: '', documentLink: null, inputs: null })
      .where('customerId', '=', customerId),
  )
}
