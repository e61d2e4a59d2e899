import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { countEnded } from './ended-queries.ts'

const server = await startTestServer()
const shop = await createShop(server)
const services = await Promise.all([shop.createService({ price: 1_000 }), shop.createService({ price: 1_000 })])
const buyer = await shop.createBuyer(1_000_000)

async function cancelOne(serviceId: string): Promise<string> {
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  return id
}

/** Copies of an ended order, one per day long ago, so that they fall into many spans. */
const addOld = (id: string, days: number, from: string) =>
  server.db.transaction((tx) =>
    tx.run(sql`
      insert into orders.orders select old.* from generate_series(1, ${days}::int) as n
      cross join lateral (select now() - interval '60 days' + ${from}::interval + n * interval '1 day' as at) as day
      cross join orders.orders o
      cross join lateral jsonb_populate_record(o, jsonb_build_object(
        'id', lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70009000' || lpad(to_hex(n), 12, '0'),
        'code', 'RM-' || to_char(at, 'YYMMDDHH24'), 'created_at', at, 'finished_at', at + interval '1 hour',
        'status', (array['cancel', 'failed', 'success'])[n % 3 + 1])) as old
      where o.id = ${id}`),
  )

const [first, second] = services
await addOld(await cancelOne(first), 40, '0')
await addOld(await cancelOne(second), 20, '10 days 5 hours')

type Query = { status: string; serviceId?: string; serviceType?: string }

/** All pages of a list, with the total of each. */
async function listAll(query: Query): Promise<{ ids: string[]; totals: number[] }> {
  const ids: string[] = []
  const totals: number[] = []
  for (let page = 1; ; page++) {
    const part = { ...query, page: String(page), limit: '7' } as never
    const { items, total } = expectData(await shop.operator.call(api.ordersOperator.queue, { query: part }))
    totals.push(total)
    if (items.length === 0) return { ids, totals: [...new Set(totals)] }
    ids.push(...items.map((it) => it.id))
  }
}

async function assertLists(): Promise<void> {
  for (const status of ['success', 'failed', 'cancel', 'refund'])
    for (const more of [
      {},
      { serviceId: first },
      { serviceId: second, serviceType: 'REFERRAL' },
      { serviceType: 'AUTO_BOT' },
    ]) {
      const query: Query = { status, ...more }
      const rows = await server.db.transaction((tx) =>
        tx.all<{ id: string }>(sql`
          select id from orders.orders where status = ${status} and service_id::text = coalesce(${query.serviceId ?? null}, service_id::text)
            and service_type = coalesce(${query.serviceType ?? null}, service_type::text) order by id desc`),
      )
      const { ids, totals } = await listAll(query)
      assert.deepEqual(
        ids,
        rows.map((it) => it.id),
        JSON.stringify(query),
      )
      assert.deepEqual(totals, [rows.length], JSON.stringify(query))
    }
}

const countedUntil = () =>
  server.db.transaction((tx) =>
    tx.get<{ until: string; orders: number }>(sql`
    select until, (select coalesce(sum(orders), 0)::int from orders.ended_counts) as orders from orders.ended_counted`),
  )

test('lists of ended orders are whole, page by page, before anything is counted', assertLists)

test('they are the same once all but the newest are counted, however often', async () => {
  await countEnded(server.db)
  assert.equal((await countedUntil()).orders, 60)
  await assertLists()
  await countEnded(server.db)
  assert.equal((await countedUntil()).orders, 60)
})

test('what ends after that is there at once', async () => {
  const id = await cancelOne(second)
  const { ids } = await listAll({ status: 'cancel' })
  assert.equal(ids[0], id)
  await assertLists()
})

test('after the clock was put back all is counted anew', async () => {
  await server.db.transaction((tx) => tx.run(sql`update orders.ended_counted set until = now() + interval '31 days'`))
  await countEnded(server.db)
  assert.equal((await countedUntil()).orders, 60)
  await assertLists()
})

test('a service that cannot be one has no orders', async () => {
  assert.deepEqual(await listAll({ status: 'cancel', serviceId: 'none' }), { ids: [], totals: [0] })
})
