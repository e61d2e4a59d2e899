import { api } from '@runmart/contract'
import { extendStatementTimeout } from '#platform/db/extend-statement-timeout.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from './expect-answer.ts'
import { createShop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/**
 * A shop with 1,111 orders that contain the words "facebook page". One of them is the other customer's, in March 2024.
 */
export async function foundOrders(server: TestServer) {
  const shop = await createShop(server)
  const { operator } = shop
  const service = await shop.createService({ price: 1_000 })
  const [buyer, other] = [await shop.createBuyer(1_000_000), await shop.createBuyer(1_000_000)]
  const place = async (who: Person) => {
    const body = { serviceId: service, amount: 1, contactInfo: '@me' }
    return expectData(await who.call(api.orders.owner, { body })).order.id
  }
  const cancelled = async (who: Person) => {
    const id = await place(who)
    expectData(await who.call(api.orders.cancel, { params: { id } }))
    return id
  }
  const ofBuyer = await cancelled(buyer)
  /** Adds cancelled orders with these words, one per second from this moment on. */
  const addOrders = async (words: string, count: number, from: string, like = ofBuyer) => {
    await server.db.transaction(async (tx) => {
      await extendStatementTimeout(tx)
      await tx.run(sql`
        with added as (
          insert into orders.orders select added.* from orders.orders o cross join generate_series(1, ${count}::int) n
          cross join lateral (select ${from}::timestamptz + n * interval '1 second' as at) moment
          cross join lateral jsonb_populate_record(o, jsonb_build_object('created_at', at, 'code', 'RM-' || ${from}::text || n,
            'id', lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70009000000000000000')) as added
          where o.id = ${like} returning id)
        insert into orders.search_texts (order_id, search_text) select id, ${words} from added`)
    })
    // As autovacuum does in a shop: without it every search has a plan for a few orders.
    await server.owner.transaction((tx) => tx.run(sql`analyze orders.orders, orders.search_texts`))
  }
  /** Gives the other customer and 120 more a common name, and the other customer an open order. */
  const addNamesakes = async () => {
    expectData(await other.call(api.accounts.editProfile, { body: { fullName: 'Namesake' } }))
    await server.db.transaction((tx) =>
      tx.run(sql`
        insert into accounts.users (id, username, email, referral_code)
        select ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'namesake' || n, 'namesake' || n || '@example.test', 'SAME' || n
        from generate_series(1, 120) n`),
    )
    await place(other)
  }
  const ask = async (query: Record<string, string>) =>
    expectData(await operator.call(api.ordersOperator.queue, { query: query as never }))
  const found = async (query: Record<string, string>) => {
    const { total, more } = await ask(query)
    return [total, more]
  }
  await addOrders('facebook page', 1, '2024-03-05T12:00:00Z', await cancelled(other))
  await addOrders('facebook page', 10, '2025-04-10T12:00:00Z')
  await addOrders('facebook page', 1_100, '2025-06-10T12:00:00Z')
  return { operator, buyer, other, addOrders, addNamesakes, ask, found }
}

export const inMarch = { from: '2024-03-01', to: '2024-03-31' }
