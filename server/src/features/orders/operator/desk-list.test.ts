import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_VIEWS } from '@runmart/contract/orders-desk'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const own = await shop.createService({ price: 1_000 })
const partners = await shop.createService({ price: 5_000, provider: 'PARTNER_PROVIDED' })
const [buyer, other] = [await shop.createBuyer(9_000_000), await shop.createBuyer(9_000_000)]

const body = (serviceId: string, amount: number) => ({ serviceId, amount, contactInfo: '@me' })
const placed: string[] = []
for (let at = 1; at <= 6; at++)
  placed.push(expectData(await buyer.call(api.orders.owner, { body: body(own, at) })).order.id)
for (const at of [1, 2])
  placed.push(expectData(await other.call(api.orders.partner, { body: { data: body(partners, at) } })).order.id)
for (const id of placed.slice(0, 2)) expectData(await buyer.call(api.orders.cancel, { params: { id } }))

type Query = NonNullable<Parameters<typeof list>[0]>
const list = async (query: Record<string, string> = {}) =>
  expectData(await operator.call(api.ordersOperator.queue, { query: query as never }))
const idsOf = async (query: Query) => (await list(query)).items.map((it) => it.id)
const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: expectData(await operator.call(api.accounts.me)).user.timeZone,
}).format()

test('all orders are all, open and ended, from either end, and as many as the tab says', async () => {
  const { items, total, all, more } = await list()
  assert.deepEqual([total, all, more], [8, 8, false])
  assert.deepEqual(
    items.map((it) => it.id),
    placed.toReversed(),
  )
  assert.deepEqual(await idsOf({ sort: 'oldest' }), placed)
  assert.deepEqual(await idsOf({ sort: 'oldest', limit: '3', page: '3' }), placed.slice(6))
  assert.deepEqual(await idsOf({ limit: '3', page: '2' }), placed.toReversed().slice(3, 6))
  assert.deepEqual(await idsOf({ page: '2' }), [])
  const { waiting } = await list()
  assert.equal((await list({ status: 'pending', serviceType: 'REFERRAL' })).total, waiting.pending)
})

test('customer, provider, service, sum, day and status narrow the list down, and what is shown is what is counted', async () => {
  const expected: [Record<string, string>, number][] = [
    [{ customerId: other.id }, 2],
    [{ customerId: 'nobody' }, 0],
    [{ provider: 'PARTNER_PROVIDED' }, 2],
    [{ serviceId: own }, 6],
    [{ minTotal: '5000' }, 4],
    [{ minTotal: '5000', maxTotal: '5000' }, 2],
    [{ from: today, to: today }, 8],
    [{ from: '2020-01-01', to: '2020-01-31' }, 0],
    [{ status: 'cancel', customerId: buyer.id, from: today }, 2],
    [{ status: 'pending', maxTotal: '4000' }, 2],
  ]
  for (const [query, count] of expected) {
    const { items, total } = await list(query)
    assert.deepEqual([items.length, total], [count, count], JSON.stringify(query))
  }
})

test('orders can be filtered by every service that has some, also hidden and archived ones, and a customer has a name', async () => {
  const names = async (customerId?: string) =>
    expectData(await operator.call(api.ordersDesk.filterNames, { query: customerId ? { customerId } : {} }))
  const before = (await names()).services.map((it) => it.id)
  assert.deepEqual(
    [own, partners].filter((id) => !before.includes(id)),
    [],
  )
  await server.db.transaction((tx) =>
    tx.run(sql`update catalog.services set visibility = 'archived' where id = ${own}`),
  )
  const { services } = await names()
  assert.deepEqual(
    services.map((it) => it.id),
    before,
  )
  await server.db.transaction((tx) => tx.run(sql`update catalog.services set visibility = 'shown' where id = ${own}`))
  assert.equal((await names(buyer.id)).customer, buyer.username)
  assert.equal((await names('nobody')).customer, null)
})

test('the days of a list are those on which orders were placed, however long ago', async () => {
  const at = '2024-03-05T12:00:00Z'
  const id = `${Date.parse(at).toString(16).padStart(12, '0')}70009000000000000001`
  await server.db.transaction((tx) =>
    tx.run(sql`
      insert into orders.orders select old.* from orders.orders o cross join lateral jsonb_populate_record(o,
        jsonb_build_object('id', ${id}::text, 'code', 'RM-OLDONE', 'created_at', ${at}::text)) as old
      where o.id = ${placed[0]}`),
  )
  assert.equal((await list({ from: '2024-03-05', to: '2024-03-06' })).total, 1)
  assert.equal((await list({ to: '2024-03-03' })).total, 0)
  assert.equal((await list()).all, 9)
})

test('open orders can be sorted by anything, and so can those of one customer or of some days, but not all there ever were', async () => {
  const sums = async (query: Record<string, string>) => (await list(query)).items.map((it) => it.totalCash)
  assert.deepEqual(await sums({ status: 'pending', sort: 'dearest' }), [10_000, 6_000, 5_000, 5_000, 4_000, 3_000])
  assert.deepEqual(await sums({ customerId: other.id, sort: 'cheapest' }), [5_000, 10_000])
  const days = { from: today, to: today }
  assert.deepEqual((await sums({ ...days, sort: 'dearest' })).slice(0, 3), [10_000, 6_000, 5_000])
  const amounts = (await list({ ...days, sort: 'amount-desc' })).items.map((it) => it.amount)
  assert.deepEqual(amounts, [6, 5, 4, 3, 2, 2, 1, 1])
  const statuses = (await list({ ...days, sort: 'status-asc' })).items.map((it) => it.orderStatus)
  assert.deepEqual(statuses, [...Array(6).fill('pending'), ...Array(2).fill('cancel')])
  const { services } = expectData(await operator.call(api.ordersDesk.filterNames, { query: {} }))
  const rank = (id: string) => services.findIndex((it) => it.id === id)
  const ranks = (await list({ ...days, sort: 'service-asc' })).items.map((it) => rank(it.serviceId))
  assert.deepEqual(
    ranks,
    ranks.toSorted((a, b) => a - b),
  )
  assert.deepEqual(
    (await list({ ...days, sort: 'service-desc' })).items.map((it) => rank(it.serviceId)),
    ranks.toReversed(),
  )
  const [first] = await idsOf({ status: 'pending' })
  await server.db.transaction((tx) => tx.run(sql`update orders.orders set done = 1 where id = ${first}`))
  assert.equal((await idsOf({ status: 'pending', sort: 'progress-desc' }))[0], first)
  assert.equal((await idsOf({ status: 'pending', sort: 'progress-asc' })).at(-1), first)
  const providers = (await list({ ...days, sort: 'provider-desc' })).items.map((it) => it.provider)
  assert.deepEqual(providers, [...Array(2).fill('PARTNER_PROVIDED'), ...Array(6).fill('OWNER_PROVIDE')])
  assert.equal((await list({ ...days, sort: 'provider-asc' })).items[0]?.provider, 'OWNER_PROVIDE')
  const refunds = (await list({ ...days, sort: 'refunded-desc' })).items.map((it) => it.refunded)
  assert.deepEqual(refunds, [2_000, 1_000, ...Array(6).fill(0)])
  assert.equal((await list({ ...days, sort: 'refunded-asc' })).items.at(-1)?.refunded, 2_000)
  for (const query of [
    { sort: 'dearest' },
    { sort: 'refunded-desc' },
    { sort: 'provider-asc', status: 'refund' },
    { sort: 'cheapest', status: 'success' },
    { sort: 'service-asc', from: '2025-01-01', to: '2025-02-28' },
    { sort: 'amount-asc', to: today },
  ])
    expectRefusal(await operator.call(api.ordersOperator.queue, { query: query as never }), 400, 'VALIDATION')
})

test('operators may have 200 rows a page, customers a hundred', async () => {
  assert.equal((await list({ limit: '200' })).limit, 200)
  expectRefusal(await operator.call(api.ordersOperator.queue, { query: { limit: '201' } }), 400, 'VALIDATION')
  expectRefusal(await buyer.call(api.orders.history, { query: { limit: '200' } }), 400, 'VALIDATION')
})

test('all that match can be chosen at once', async () => {
  const { items, more } = expectData(await operator.call(api.ordersDesk.matches, { query: { status: 'pending' } }))
  assert.deepEqual([items.map((it) => it.id), more], [placed.slice(2), false])
})

test('the audit log says that a view was saved, without the words that it looks for', async () => {
  const body = { name: 'Of somebody', filters: 'view=all&q=%40anna&min=1000' }
  const { id } = expectData(await operator.call(api.ordersDesk.saveView, { body }))
  const [saved] = expectData(await operator.call(api.audit.list, { query: { subject: id } })).items
  assert.equal(saved?.changes.find((it) => it.name === 'filters')?.after, 'view=all&min=1000')
  expectData(await operator.call(api.ordersDesk.deleteView, { params: { id } }))
})

test('a view is saved under its name for its operator alone, replaced by the next of that name, and deleted', async () => {
  const colleague = await (await createShop(server)).operator
  const views = async (who = operator) => expectData(await who.call(api.ordersDesk.views)).items
  const save = (name: string, filters: string) => operator.call(api.ordersDesk.saveView, { body: { name, filters } })
  const { id } = expectData(await save('Big ones', 'view=all&min=1000000'))
  assert.deepEqual(expectData(await save('Big ones', 'view=all&min=2000000')), { id })
  assert.deepEqual(await views(), [{ id, name: 'Big ones', filters: 'view=all&min=2000000' }])
  assert.deepEqual(await views(colleague), [])
  expectRefusal(await colleague.call(api.ordersDesk.deleteView, { params: { id } }), 404, 'NOT_FOUND')
  for (let at = 1; at < MAX_VIEWS; at++) expectData(await save(`View ${at}`, 'view=all'))
  expectRefusal(await save('One too many', 'view=all'), 409, 'CONFLICT')
  expectRefusal(await save(' ', 'view=all'), 400, 'VALIDATION')
  expectData(await operator.call(api.ordersDesk.deleteView, { params: { id } }))
  assert.equal((await views()).length, MAX_VIEWS - 1)
  expectRefusal(await buyer.call(api.ordersDesk.views), 403, 'FORBIDDEN')
})
