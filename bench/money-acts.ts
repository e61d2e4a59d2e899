import { randomUUID } from 'node:crypto'
import { sql } from '../server/src/platform/db/sql.ts'
import type { BackOfficeShop } from './back-office-shop.ts'
import { customerId } from './customers.ts'
import { RawClient } from './raw-client.ts'

const FEW = 5

/**
 * An operator refunds some orders and credits some customers through the shop. Few of all entries, so that lists have
 * to find them among the rest.
 */
export async function actOnMoney({ db, port, token }: BackOfficeShop): Promise<void> {
  const operatorId = customerId(1)
  const orders = await db.transaction(async (tx) => {
    await tx.run(sql`update accounts.sessions set confirmed_at = now() where user_id = ${operatorId}`)
    return tx.all<{ id: string; customerId: string }>(sql`
      select id, customer_id as "customerId" from orders.orders
      where status = 'success' and refunded = 0 and sent_on is not true and customer_id <> ${operatorId} order by id desc limit ${FEW}`)
  })
  const client = new RawClient(port)
  const act = async (path: string, body: object) => {
    const { status, text } = await client.ask({ method: 'POST', path: `/api${path}`, token, key: randomUUID(), body })
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
  }
  for (const { id, customerId } of orders) {
    await act(`/operator/orders/${id}/refund-part`, { amount: 1, reason: 'A complaint' })
    await act('/operator/credits', { customerId, amount: 1_000, reason: 'Paid in cash', kind: 'deposit' })
  }
  client.close()
}
