import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_DRIPS } from '@runmart/contract/drips'
import { sql } from '#platform/db/sql.ts'
import { createDripShop } from '#test/drip-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { findDue } from './drip-queries.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { spread, spreadOf, comeTo, end } = createDripShop(server)
const serviceId = await shop.createService({ price: 1_000, availability: 1_000 })
const form = { serviceId, amount: 2, contactInfo: '@me', runs: 3, everyMinutes: 60 }
const { operator } = shop
const deliver = async (id: string) => {
  expectData(await operator.call(api.ordersOperator.take, { params: { id } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
}
const listed = async ({ call }: Person, status?: 'pending' | 'scheduled' | 'cancel') =>
  expectData(await call(api.orders.history, { query: { ...(status && { status }) } }))

test('a spread is paid at once, an order for each run; the first starts now and each other an interval later', async () => {
  const buyer = await shop.createBuyer(10_000)
  const quote = expectData(await buyer.call(api.orders.quote, { body: { serviceId, amount: 2, runs: 3 } }))
  assert.deepEqual(
    [quote.subtotal, quote.total, quote.enough, quote.runs],
    [6_000, 6_000, true, { count: 3, each: 2_000 }],
  )
  const placed = expectData(await buyer.call(api.drips.place, { body: { ...form, acceptTotal: quote.total } }))
  assert.deepEqual([placed.balance, await shop.balanceOf(buyer)], [4_000, 4_000])
  const { drip, run, runs } = await spreadOf(buyer, placed.order.id)
  assert.deepEqual([run, drip.totalCash, drip.refunded, drip.stopRefund, drip.done], [1, 6_000, 0, 6_000, 0])
  const first = Date.parse(runs[0]?.startsAt ?? '')
  assert.deepEqual(
    runs.map((it) => [it.run, it.orderStatus, (Date.parse(it.startsAt) - first) / 60_000]),
    [
      [1, 'pending', 0],
      [2, 'pending', 60],
      [3, 'pending', 120],
    ],
  )
  assert.deepEqual([drip.nextAt, drip.lastAt], [runs[1]?.startsAt, runs[2]?.startsAt])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('the key of the call covers the whole spread: sent twice, it is placed once', async () => {
  const buyer = await shop.createBuyer(20_000)
  const once = { idempotencyKey: randomUUID() }
  const [one, other] = [
    expectData(await buyer.call(api.drips.place, { body: form }, once)),
    expectData(await buyer.call(api.drips.place, { body: form }, once)),
  ]
  assert.equal(one.drip.id, other.drip.id)
  assert.equal(await shop.balanceOf(buyer), 14_000)
})

test('all runs or none: too little money, too little left, another price', async () => {
  const buyer = await shop.createBuyer(5_000)
  expectRefusal(await buyer.call(api.drips.place, { body: form }), 402, 'INSUFFICIENT_BALANCE')
  const rare = await shop.createService({ price: 10, availability: 5 })
  const answer = await buyer.call(api.drips.place, { body: { ...form, serviceId: rare } })
  expectRefusal(answer, 409, 'SERVICE_UNAVAILABLE_NOW')
  const quoted = await buyer.call(api.orders.quote, { body: { serviceId: rare, amount: 2, runs: 3 } })
  expectRefusal(quoted, 409, 'SERVICE_UNAVAILABLE_NOW')
  const dear = await buyer.call(api.drips.place, { body: { ...form, amount: 1, acceptTotal: 2_999 } })
  assert.deepEqual(dear.success ? null : [dear.code, dear.data], ['PRICE_CHANGED', { total: 3_000 }])
  const { total } = await listed(buyer, 'scheduled')
  assert.deepEqual([total, await shop.balanceOf(buyer)], [0, 5_000])
})

test('so many go on at a time; another one is refused and costs nothing', async () => {
  const buyer = await shop.createBuyer(200_000)
  for (let nth = 0; nth < MAX_DRIPS; nth++) await spread(buyer, serviceId)
  const before = await shop.balanceOf(buyer)
  expectRefusal(await buyer.call(api.drips.place, { body: form }), 409, 'DRIPS_FULL')
  assert.equal(await shop.balanceOf(buyer), before)
})

test('what cannot be spread is refused, in a quote, too: bots, days, goods from stock; and codes', async () => {
  const buyer = await shop.createBuyer(100_000)
  const stocked = await shop.createService({ price: 100 })
  expectData(await operator.call(api.stock.add, { params: { id: stocked }, body: { lines: ['a', 'b', 'c', 'd'] } }))
  const byDay = await shop.createService({ price: 100, billing: 'day' })
  const bot = await shop.createService({ price: 100, provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT' })
  for (const id of [stocked, byDay, bot]) {
    const body = { ...form, serviceId: id, amount: 1 }
    expectRefusal(await buyer.call(api.drips.place, { body }), 409, 'NOT_SPREADABLE')
    const quoted = await buyer.call(api.orders.quote, { body: { serviceId: id, amount: 1, runs: 3 } })
    expectRefusal(quoted, 409, 'NOT_SPREADABLE')
  }
  const discountCode = await shop.createCode('SPREAD')
  const withCode = await buyer.call(api.orders.quote, { body: { serviceId, amount: 1, runs: 3, discountCode } })
  expectRefusal(withCode, 409, 'NOT_SPREADABLE')
  assert.equal(await shop.balanceOf(buyer), 100_000)
})

test('runs, interval and the time of all together have limits', async () => {
  const buyer = await shop.createBuyer(100_000)
  const wrong = [
    { runs: 1 },
    { runs: 101 },
    { everyMinutes: 4 },
    { everyMinutes: 10_081 },
    { runs: 15, everyMinutes: 10_080 },
  ]
  for (const it of wrong) {
    const fields = expectRefusal(await buyer.call(api.drips.place, { body: { ...form, ...it } }), 400, 'VALIDATION')
    assert.deepEqual(Object.keys(fields), ['runs' in it && !('everyMinutes' in it) ? 'runs' : 'everyMinutes'])
  }
})

test('what is scheduled is in no list of work and not among the orders of its customer, unless it is asked for', async () => {
  const buyer = await shop.createBuyer(10_000)
  const waitingBefore = expectData(await operator.call(api.ordersOperator.queue, { query: { status: 'pending' } }))
  const first = await spread(buyer, serviceId)
  const { runs } = await spreadOf(buyer, first)
  const later = runs.slice(1).map((it) => it.orderId)
  const ids = ({ items }: { items: { id: string }[] }) => items.map((it) => it.id)
  assert.deepEqual(ids(await listed(buyer)), [first])
  assert.deepEqual(ids(await listed(buyer, 'pending')), [first])
  assert.deepEqual(ids(await listed(buyer, 'scheduled')).sort(), later.toSorted())
  const byCode = expectData(await buyer.call(api.orders.history, { query: { q: runs[1]?.orderCode ?? '' } }))
  assert.deepEqual(ids(byCode), later.slice(0, 1))
  const summary = expectData(await buyer.call(api.dashboard.summary))
  assert.equal(summary.orders.byStatus.pending, 1)

  const queue = expectData(
    await operator.call(api.ordersOperator.queue, { query: { status: 'pending', limit: '200' } }),
  )
  assert.ok(!ids(queue).some((id) => later.includes(id)))
  assert.equal(queue.waiting.pending, waitingBefore.waiting.pending + 1)
  const params = { id: buyer.id }
  const ofCustomer = expectData(await operator.call(api.ordersOperator.ofCustomer, { params }))
  assert.deepEqual([ids(ofCustomer), ofCustomer.open], [[first], 1])
  const scheduled = expectData(
    await operator.call(api.ordersOperator.queue, { query: { status: 'scheduled', customerId: buyer.id } }),
  )
  assert.deepEqual(ids(scheduled).sort(), later.toSorted())
})

// Proves S10.48.
test('nobody begins a run before its date; from then on it is an order like any other, its deadline counted from there', async () => {
  const buyer = await shop.createBuyer(10_000)
  const { runs } = await spreadOf(buyer, await spread(buyer, serviceId))
  const id = runs[1]?.orderId ?? ''
  expectRefusal(await operator.call(api.ordersOperator.take, { params: { id } }), 409, 'ORDER_SCHEDULED')
  const act = { key: randomUUID(), act: 'deliver' as const, orders: [{ id }] }
  const { outcomes } = expectData(await operator.call(api.ordersDesk.act, { body: act }))
  assert.equal(outcomes[0]?.problem?.why, 'other')
  const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  assert.equal(Date.parse(order.expiresAt ?? '') - Date.parse(order.startsAt ?? ''), 30 * 86_400_000)
  await comeTo(id)
  await deliver(id)
  const { drip } = await spreadOf(buyer, id)
  assert.equal(drip.done, 1)
})

// Proves S10.48.
test('a supplier gets each run on its date, not before, whoever hurries, and once', async () => {
  const supplier = await shop.addSupplier()
  const supplied = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(100_000)
  const inputs = { link: 'https://t.me/spread' }
  const first = await spread(buyer, supplied, { amount: 10, inputs })
  await eventually(() => supplier.panel.orders.size === 1)
  const { runs } = await spreadOf(buyer, first)
  const second = runs[1]?.orderId ?? ''
  await shop.sendDue()
  assert.equal(supplier.panel.orders.size, 1)
  const retried = await operator.call(api.supplierOrders.retry, { params: { id: second } })
  expectRefusal(retried, 409, 'ORDER_SCHEDULED')
  await comeTo(second)
  await shop.sendDue()
  await shop.sendDue()
  assert.equal(supplier.panel.orders.size, 2)
  assert.deepEqual(
    (await spreadOf(buyer, first)).runs.map((it) => it.orderStatus),
    ['in-progress', 'in-progress', 'pending'],
  )
})

test('a partner sees a run and is told of it when it starts, and earns by each', async () => {
  const partners = partnerShop(server, shop)
  const partner = await partners.createPartner()
  const theirs = await partners.createServiceOf(partner, 5_000, { price: 1_000 })
  const buyer = await shop.createBuyer(10_000)
  const first = await spread(buyer, theirs)
  const deskOf = async () => expectData(await partner.call(api.partnersDesk.orders)).items.map((it) => it.id)
  const tellings = () =>
    server.owner.transaction((tx) =>
      tx.all<{ isLater: boolean }>(sql`
        select run_at > now() as "isLater" from graphile_worker.jobs where task_identifier = 'partners.tell-orders'`),
    )
  assert.deepEqual(await deskOf(), [first])
  assert.equal(expectData(await partner.call(api.partnersDesk.overview)).waiting.pending, 1)
  await eventually(async () => (await tellings()).filter((it) => it.isLater).length === 2)
  const { runs } = await spreadOf(buyer, first)
  await comeTo(runs[1]?.orderId ?? '')
  assert.equal((await deskOf()).length, 2)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a spread is looked at again only when nothing of it is open', async () => {
  const buyer = await shop.createBuyer(10_000)
  const { drip, runs } = await spreadOf(buyer, await spread(buyer, serviceId, { runs: 2 }))
  const isFound = async () =>
    (await server.db.transaction((tx) => findDue(tx, null, 1_000))).some((it) => it.id === drip.id)
  const [one = '', two = ''] = runs.map((it) => it.orderId)
  await comeTo(one, two)
  await deliver(one)
  assert.equal(await isFound(), false)
  await deliver(two)
  assert.equal(await isFound(), true)
  await end()
  assert.equal(await isFound(), false)
})

test('of all that is scheduled operators see first what comes first', async () => {
  const buyer = await shop.createBuyer(10_000)
  const late = await spread(buyer, serviceId, { runs: 2, everyMinutes: 600 })
  const soon = await spread(buyer, serviceId, { runs: 2, everyMinutes: 60 })
  const second = async (first: string) => (await spreadOf(buyer, first)).runs[1]?.orderId
  const query = { status: 'scheduled', customerId: buyer.id } as const
  const seen = async (sort: 'oldest' | 'newest') =>
    expectData(await operator.call(api.ordersOperator.queue, { query: { ...query, sort } })).items.map((it) => it.id)
  assert.deepEqual(await seen('oldest'), [await second(soon), await second(late)])
  assert.deepEqual(await seen('newest'), [await second(late), await second(soon)])
})

test('when all runs are over their customer is told once, not of each; one that goes wrong is told right away', async () => {
  const buyer = await shop.createBuyer(10_000)
  const { drip, runs } = await spreadOf(buyer, await spread(buyer, serviceId))
  const [one, two, three] = runs.map((it) => it.orderId) as [string, string, string]
  const news = async () =>
    expectData(await buyer.call(api.notifications.list)).items.map(({ news: it }) =>
      it.kind === 'order-changed' ? it.orderStatus : it,
    )
  await comeTo(one, two, three)
  await deliver(one)
  await deliver(two)
  await end()
  expectData(await operator.call(api.ordersOperator.fail, { params: { id: three }, body: { reason: 'Lost' } }))
  await eventually(async () => (await news()).length === 1)
  assert.deepEqual(await news(), ['failed'])
  await end()
  await end()
  await eventually(async () => (await news()).length === 2)
  const { orderId, orderCode } = drip
  assert.deepEqual((await news())[0], { kind: 'drip-ended', orderId, orderCode, runs: 3, done: 2, refunded: 1_000 })
  assert.ok((await spreadOf(buyer, one)).drip.endedAt)
  const { items } = expectData(await buyer.call(api.drips.list))
  assert.deepEqual(
    items.map((it) => [it.id, it.done, it.refunded, it.stopRefund]),
    [[drip.id, 2, 1_000, null]],
  )
})

test('a spread is for its customer; operators see it with each of its orders', async () => {
  const [buyer, stranger] = [await shop.createBuyer(10_000), await server.createCustomer()]
  const id = await spread(buyer, serviceId)
  expectRefusal(await stranger.call(api.drips.ofOrder, { params: { id } }), 404, 'NOT_FOUND')
  assert.equal(expectData(await stranger.call(api.drips.list)).total, 0)
  const { runs } = expectData(await operator.call(api.drips.ofOperatorOrder, { params: { id } }))
  const last = expectData(await operator.call(api.drips.ofOperatorOrder, { params: { id: runs[2]?.orderId ?? '' } }))
  assert.deepEqual([last.run, last.drip?.runs], [3, 3])
})
