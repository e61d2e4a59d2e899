import { findGiftSpent } from '#features/ledger/index.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from './order-queries.ts'

/**
 * The part of an ended, locked order that gifts paid; it earns no commission or share. Computes it once and counts no
 * gift twice. Calls for the same customer wait for each other.
 */
export async function findGiftPart(tx: Tx, { id, customerId, total, refunded }: StoredOrder): Promise<number> {
  const known = await tx.find(query.selectFrom('orders.gift_parts').select('amount').where('orderId', '=', id))
  if (known) return known.amount
  const spent = await findGiftSpent(tx, customerId)
  if (spent === 0) return 0
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`gifts of ${customerId}`}, 0))`)
  const { found } = await tx.get<{ found: number }>(sql`
    select coalesce(sum(g.amount), 0)::bigint as found from orders.gift_parts g
    join orders.orders o on o.id = g.order_id where o.customer_id = ${customerId}`)
  const amount = Math.min(total - refunded, Math.max(0, spent - found))
  if (amount > 0) await tx.run(query.insertInto('orders.gift_parts').values({ orderId: id, amount }))
  return amount
}
