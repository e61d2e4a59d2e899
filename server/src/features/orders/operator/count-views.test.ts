import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_VIEW_COUNT } from '@runmart/contract/orders-desk'
import { viewQuery } from '@runmart/contract/orders-desk-filters'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const service = await shop.createService({ price: 1_000 })
const partners = await shop.createService({ price: 5_000, provider: 'PARTNER_PROVIDED' })
const [buyer, other] = [await shop.createBuyer(9_000_000), await shop.createBuyer(9_000_000)]

const form = (serviceId: string, amount: number) => ({ serviceId, amount, contactInfo: '@me' })
const place = async (amount: number) =>
  expectData(await buyer.call(api.orders.owner, { body: form(service, amount) })).order
const orders = [await place(1), await place(2), await place(3), await place(7)]
expectData(await other.call(api.orders.partner, { body: { data: form(partners, 1) } }))
expectData(await buyer.call(api.orders.cancel, { params: { id: orders[0]?.id ?? '' } }))

const views = new Map<string, string>()
async function save(filters: string): Promise<void> {
  const body = { name: `View ${views.size}`, filters }
  views.set(filters, expectData(await operator.call(api.ordersDesk.saveView, { body })).id)
}
const countOf = async (filters: string) => {
  const { items } = expectData(await operator.call(api.ordersDesk.viewCounts))
  const found = items.find(({ id }) => id === views.get(filters))
  return found && [found.count, found.more]
}
const listed = async (filters: string) =>
  expectData(await operator.call(api.ordersOperator.queue, { query: viewQuery(filters) })).total
/** Inserts orders like the first one, one second apart from this moment on. */
const addOrders = (count: number, from: string) =>
  server.db.transaction((tx) =>
    tx.run(sql`
      insert into orders.orders select added.* from orders.orders o cross join generate_series(1, ${count}::int) n
      cross join lateral (select ${from}::timestamptz + n * interval '1 second' as at) moment
      cross join lateral jsonb_populate_record(o, jsonb_build_object('created_at', at, 'code', 'RM-' || ${from}::text || n,
        'id', lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000900000000000' || '0000')) as added
      where o.id = ${orders[0]?.id}`),
  )

test('each view says as many as its list has, and follows what happens to the orders', async () => {
  const filters = [
    '',
    'status=pending&type=REFERRAL',
    'status=cancel',
    `customer=${buyer.id}`,
    'customer=nobody',
    `service=${service}`,
    'service=nobody',
    'provider=PARTNER_PROVIDED',
    'min=2000&max=6000&sort=newest',
    'from=2020-01-01&to=2020-01-31',
    `q=${orders[1]?.orderCode}`,
  ]
  for (const it of filters) await save(it)
  for (const it of filters) assert.deepEqual(await countOf(it), [await listed(it), false], it)
  assert.deepEqual(await countOf('status=cancel'), [1, false])
  expectData(await buyer.call(api.orders.cancel, { params: { id: orders[1]?.id ?? '' } }))
  assert.deepEqual(await countOf('status=cancel'), [2, false])
  assert.deepEqual(await countOf('status=pending&type=REFERRAL'), [3, false])
})

test('a view whose filters mean nothing is not counted, the others are; nobody sees those of others', async () => {
  await save(`q=${'x'.repeat(2_001)}`)
  assert.equal(await countOf(`q=${'x'.repeat(2_001)}`), undefined)
  assert.deepEqual(await countOf('status=cancel'), [2, false])
  const colleague = (await createShop(server)).operator
  assert.deepEqual(expectData(await colleague.call(api.ordersDesk.viewCounts)), { items: [] })
  expectRefusal(await buyer.call(api.ordersDesk.viewCounts), 403, 'FORBIDDEN')
})

test('what is counted ends at 99', async () => {
  await addOrders(MAX_VIEW_COUNT, '2024-03-05T12:00:00Z')
  for (const it of ['', 'status=cancel', `customer=${buyer.id}`, `service=${service}`])
    assert.deepEqual(await countOf(it), [MAX_VIEW_COUNT, true], it)
})

test('among many thousand orders that ended, what no index finds is counted among the latest of its days', async () => {
  await save('min=7000')
  await save('min=1000&max=1000&from=2024-03-01&to=2024-03-31')
  assert.deepEqual(await countOf('min=7000'), [1, false])
  await addOrders(20_000, '2035-01-01T00:00:00Z')
  // The only match is older than the orders that the count reads.
  assert.deepEqual([await countOf('min=7000'), await listed('min=7000')], [[0, true], 1])
  assert.deepEqual(await countOf('min=1000&max=1000&from=2024-03-01&to=2024-03-31'), [MAX_VIEW_COUNT, false])
  assert.deepEqual(await countOf('status=pending&type=REFERRAL'), [3, false])
  assert.deepEqual(await countOf(`q=${orders[1]?.orderCode}`), [1, false])
})
