import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const service = await shop.createService({ price: 1_000 })
const [buyer, other] = [await shop.createBuyer(1_000_000), await shop.createBuyer(1_000_000)]

const cancelled = async (who: typeof buyer) => {
  const body = { serviceId: service, amount: 1, contactInfo: '@me' }
  const { id } = expectData(await who.call(api.orders.owner, { body })).order
  expectData(await who.call(api.orders.cancel, { params: { id } }))
  return id
}
const [ofBuyer, ofOther] = [await cancelled(buyer), await cancelled(other)]
/** Puts cancelled orders that hold these words into the shop, placed one second apart from this moment on. */
const addOrders = (like: string, words: string, count: number, from: string) =>
  server.db.transaction((tx) =>
    tx.run(sql`
      with added as (
        insert into orders.orders select added.* from orders.orders o cross join generate_series(1, ${count}::int) n
        cross join lateral (select ${from}::timestamptz + n * interval '1 second' as at) moment
        cross join lateral jsonb_populate_record(o, jsonb_build_object('created_at', at, 'code', 'RM-' || ${from}::text || n,
          'id', lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70009000000000000000')) as added
        where o.id = ${like} returning id)
      insert into orders.search_texts select id, ${words} from added`),
  )
const ask = async (query: Record<string, string>) =>
  expectData(await operator.call(api.ordersOperator.queue, { query: query as never }))
const found = async (query: Record<string, string>) => {
  const { total, more } = await ask(query)
  return [total, more]
}
const inMarch = { from: '2024-03-01', to: '2024-03-31' }

await addOrders(ofOther, 'facebook page', 1, '2024-03-05T12:00:00Z')
await addOrders(ofBuyer, 'facebook page', 10, '2025-04-10T12:00:00Z')
await addOrders(ofBuyer, 'facebook page', 1_100, '2025-06-10T12:00:00Z')

test('words that very many orders hold find all of them together with status, customer, days and sums', async () => {
  const q = 'page facebook'
  assert.deepEqual(await found({ q }), [1_111, false])
  assert.deepEqual(await found({ q, status: 'cancel' }), [1_111, false])
  assert.deepEqual(await found({ q, status: 'success' }), [0, false])
  assert.deepEqual(await found({ q, status: 'cancel', customerId: other.id }), [1, false])
  assert.deepEqual(await found({ q, status: 'cancel', ...inMarch }), [1, false])
  assert.deepEqual(await found({ q, to: '2025-05-31' }), [11, false])
  assert.deepEqual(await found({ q, ...inMarch, minTotal: '2000' }), [0, false])
  assert.deepEqual(await found({ q: 'facebook nowhere', customerId: other.id }), [0, false])
  const [oldest] = (await ask({ q, sort: 'oldest' })).items
  assert.equal(oldest?.customer.id, other.id)
})

test('a name that more than a hundred people have finds the orders of each of them in a list that is short', async () => {
  expectData(await other.call(api.accounts.editProfile, { body: { fullName: 'Namesake' } }))
  await server.db.transaction((tx) =>
    tx.run(sql`
      insert into accounts.users (id, username, email, referral_code)
      select ('ffffffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'namesake' || n, 'namesake' || n || '@example.test', 'SAME' || n
      from generate_series(1, 120) n`),
  )
  const body = { serviceId: service, amount: 1, contactInfo: '@me' }
  expectData(await other.call(api.orders.owner, { body }))
  for (const [query, count] of [
    [{}, 3],
    [{ status: 'cancel' }, 2],
    [{ status: 'pending' }, 1],
    [inMarch, 1],
    [{ customerId: other.id }, 3],
    [{ customerId: buyer.id }, 0],
  ] as const)
    assert.deepEqual(await found({ q: 'namesake', ...query }), [count, false], JSON.stringify(query))
})

test('in a list too long to look at each order the newest that hold the words are found, of its days, and it says that there are more', async () => {
  await addOrders(ofBuyer, 'instagram', 20_000, '2025-05-10T00:00:00Z')
  const q = 'facebook'
  assert.deepEqual(await found({ q }), [1_000, true])
  assert.deepEqual(await found({ q, status: 'cancel' }), [1_000, true])
  assert.deepEqual(await found({ q, minTotal: '2000' }), [0, true])
  assert.deepEqual(await found({ q: 'namesake' }), [0, true])
  assert.deepEqual(await found({ q: 'nowhere' }), [0, false])
  // Words of these days, although very many newer orders hold them.
  assert.deepEqual(await found({ q, status: 'cancel', to: '2025-05-31' }), [11, false])
  assert.deepEqual(await found({ q, status: 'cancel', from: '2025-04-01', to: '2025-05-31' }), [10, false])
  assert.deepEqual(await found({ q, status: 'cancel', ...inMarch }), [1, false])
  assert.deepEqual(await found({ q, status: 'cancel', customerId: other.id }), [1, false])
  assert.deepEqual(await found({ q: 'namesake', customerId: other.id }), [3, false])
})

test('all that match, to act on them, and the counts of views say so, too', async () => {
  const matches = async (query: Record<string, string>) => {
    const { items, more } = expectData(await operator.call(api.ordersDesk.matches, { query: query as never }))
    return [items.length, more]
  }
  assert.deepEqual(await matches({ q: 'facebook' }), [1_000, true])
  assert.deepEqual(await matches({ q: 'facebook', status: 'cancel', minTotal: '2000' }), [0, true])
  assert.deepEqual(await matches({ q: 'facebook', status: 'cancel', to: '2025-05-31' }), [11, false])
  for (const filters of ['q=facebook&min=2000', 'q=facebook&to=2025-05-31'])
    expectData(await operator.call(api.ordersDesk.saveView, { body: { name: filters, filters } }))
  const counts = expectData(await operator.call(api.ordersDesk.viewCounts)).items
  assert.deepEqual(
    counts.map(({ count, more }) => [count, more]),
    [
      [0, true],
      [11, false],
    ],
  )
})
