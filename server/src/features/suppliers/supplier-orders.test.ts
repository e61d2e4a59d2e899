import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const MONEY = 100_000
const PAID = 10_000
const { isIn, sentOrder } = sentOrders(shop)
const orderOf = async (buyer: Person, id: string) => expectData(await buyer.call(api.orders.order, { params: { id } }))

test('a paid order is sent on at once, with its quantity and link, and is in progress; its customer cannot cancel or change it', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  assert.equal(there.fields.quantity, '100')
  const { order, refundQuote, timeline } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, refundQuote], ['in-progress', null])
  assert.equal(there.fields.link, order.inputs?.link)
  assert.deepEqual(
    timeline.map((it) => [it.event, it.by]),
    [
      ['placed', 'customer'],
      ['started', 'system'],
    ],
  )
  const cancelled = await buyer.call(api.orders.cancel, { params: { id } })
  assert.equal(cancelled.success ? '' : cancelled.code, 'INVALID_TRANSITION')
  const part = { params: { id }, body: { amount: 1_000, reason: 'x' } }
  const refunded = await shop.operator.call(api.ordersOperator.refundPart, part)
  assert.equal(refunded.success ? '' : refunded.code, 'ORDER_SENT_ON')
  const failed = await shop.operator.call(api.ordersOperator.fail, { params: { id }, body: { reason: 'x' } })
  assert.equal(failed.success ? '' : failed.code, 'ORDER_SENT_ON')
})

test('a referral order is sent on with its link; many links are refused unpaid', async () => {
  const supplier = await shop.addSupplier()
  const serviceId = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(MONEY)
  const place = (body: object) =>
    buyer.call(
      api.orders.ref,
      { body: { serviceId, contactInfo: '@me', ...body } as never },
      { idempotencyKey: randomUUID() },
    )
  const links = [1, 2].map((nth) => ({ link: `https://t.me/many${nth}`, amount: 10 }))
  expectRefusal(await place({ orderType: 'multiply', links }), 400, 'VALIDATION')
  assert.equal(await shop.balanceOf(buyer), MONEY)
  const { order } = expectData(await place({ orderType: 'single', amount: 10, referralLink: 'https://t.me/one' }))
  const { externalId } = await isIn(order.id, 'sent')
  assert.equal(supplier.panel.orders.get(Number(externalId))?.fields.link, 'https://t.me/one')
})

test('a supplied service is never for many links in one order', async () => {
  const id = await shop.createSuppliedService([await shop.addSupplier()])
  const { service } = expectData(await shop.operator.call(api.catalog.offeredService, { params: { id } }))
  const body = { draft: { ...service.draft, mode: 'multi' as const }, version: service.version, seenAvailability: null }
  const answer = await shop.operator.call(api.catalog.editService, { params: { id }, body })
  assert.deepEqual(Object.keys(expectRefusal(answer, 400, 'VALIDATION')), ['draft.mode'])
})

test('progress is counted, and what is completed succeeds; it costs what the supplier charges, in dong of the day it was sent', async () => {
  const supplier = await shop.addSupplier()
  const { buyer, id, there } = await sentOrder([supplier])
  Object.assign(there, { status: 'In progress', remains: 35 })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set dong_each = 99 where id = ${supplier.id}`),
  )
  await shop.askAll()
  assert.equal((await orderOf(buyer, id)).order.progress?.ok, 6)
  Object.assign(there, { status: 'Completed', remains: 0 })
  await shop.askAll()
  const { order } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, order.progress?.ok, order.refunded], ['success', 10, 0])
  const { state, cost } = await shop.dispatchOf(id)
  // 100 at 0.90 for a thousand are 0.09 dollars of 25,000 dong.
  assert.deepEqual([state, cost], ['done', 2_250])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('in the report by service the real cost wins, and the supplier’s charges are a line of their own', async () => {
  const { there } = await sentOrder([await shop.addSupplier()])
  there.status = 'Completed'
  await shop.askAll()
  const day = today(server.config.shopTimeZone)
  const query = { from: day, to: day }
  const { items } = expectData(await shop.operator.call(api.reports.services, { query: { ...query, limit: '100' } }))
  assert.ok(items.some((it) => it.orders === 1 && it.cost === 2_250))
  const { figures } = expectData(await shop.operator.call(api.reports.summary, { query }))
  const costs = figures.find((it) => it.figure === 'supplier-costs')
  assert.equal((costs?.amount ?? 0) % 2_250, 0)
  assert.ok(costs && costs.amount > 0)
})

test('what is partial succeeds with the rest refunded, by whole units of ours; the cost is put right', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  await shop.askAll()
  Object.assign(there, { status: 'Partial', remains: 35, charge: '0.05850' })
  await shop.askAll()
  const { order } = await orderOf(buyer, id)
  assert.deepEqual([order.orderStatus, order.progress?.ok, order.refunded], ['success', 6, 4_000])
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID + 4_000)
  assert.equal((await shop.dispatchOf(id)).cost, 1_463)
  await shop.askAll()
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID + 4_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

for (const remains of [100, 0])
  test(`what is cancelled there fails and is refunded, also where it says that ${remains} remain`, async () => {
    const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
    Object.assign(there, { status: 'Canceled', remains, charge: '0' })
    await shop.askAll()
    const { order } = await orderOf(buyer, id)
    assert.deepEqual([order.orderStatus, order.refunded], ['failed', PAID])
    assert.equal(await shop.balanceOf(buyer), MONEY)
    assert.deepEqual(await shop.brokenBooks(), [])
  })

test('at the end the supplier’s last number counts, not what it told on the way', async () => {
  for (const [status, remains, refunded] of [
    ['Canceled', 0, PAID],
    ['Canceled', 70, 7_000],
    ['Partial', 70, 7_000],
  ] as const) {
    const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
    Object.assign(there, { status: 'Pending', remains: 0 })
    await shop.askAll()
    assert.equal((await orderOf(buyer, id)).order.progress?.ok ?? 0, 0)
    Object.assign(there, { status: 'In progress', remains: 40 })
    await shop.askAll()
    assert.equal((await orderOf(buyer, id)).order.progress?.ok, 6)
    Object.assign(there, { status, remains })
    await shop.askAll()
    const { order } = await orderOf(buyer, id)
    assert.deepEqual([order.refunded, await shop.balanceOf(buyer)], [refunded, MONEY - PAID + refunded])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('an order that is sent to another supplier costs what both charge', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  const { id, buyer } = await sentOrder([first, second])
  await shop.askAll()
  assert.equal((await shop.dispatchOf(id)).cost, 2_250)
  first.panel.orders.clear()
  for (let turn = 0; turn < 5; turn++) await shop.askAll()
  await isIn(id, 'unclear')
  first.panel.trouble = 'closed'
  const body = { found: false as const }
  expectData(await shop.operator.call(api.supplierOrders.resolve, { params: { id }, body }))
  const { supplierId, status, cost } = await isIn(id, 'sent')
  assert.deepEqual([supplierId, status, cost], [second.id, null, 2_250])
  for (const there of second.panel.orders.values()) Object.assign(there, { status: 'Completed', charge: '0.05000' })
  await shop.askAll()
  assert.equal((await shop.dispatchOf(id)).cost, 3_500)
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what is charged in another currency is delivered, and its cost is not guessed', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  Object.assign(there, { status: 'Completed', charge: '2250', currency: 'VND' })
  await shop.askAll()
  const { state, cost, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, cost, problem], ['done', null, 'own:other-currency:VND'])
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
})

test('a supplier that thinks better of a finished order is noted, its cost put right, and no customer pays or gets anything', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  there.status = 'Completed'
  await shop.askAll()
  Object.assign(there, { status: 'Canceled', charge: '0' })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set recheck_at = now() where order_id = ${id}`),
  )
  await shop.askAll()
  const { state, problem, cost } = await shop.dispatchOf(id)
  assert.deepEqual([state, problem, cost], ['done', 'own:changed-since:Completed:Canceled', 0])
  assert.equal((await orderOf(buyer, id)).order.orderStatus, 'success')
  assert.equal(await shop.balanceOf(buyer), MONEY - PAID)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('five hundred open orders are asked for by five calls, and none of them twice by two nodes', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into suppliers.dispatches (order_id, service_id, amount, state, supplier_id, offer_id, units_each, quantity,
        external_id, sent_at, dong_each, status, start_count, remains, charge)
      select gen_random_uuid(), ${service}, 10, 'sent', ${supplier.id}, '1', 10, 100, n::text, now(), 25000, 'Pending', 0, 100, 0.09
      from generate_series(1, 500) as n`),
  )
  for (let n = 1; n <= 500; n++) {
    const there = {
      order: n,
      service: 1,
      fields: {},
      addedAt: 0,
      status: 'Pending',
      charge: '0.09',
      startCount: 0,
      remains: 100,
    }
    supplier.panel.orders.set(n, there)
  }
  const due = sql`update suppliers.dispatches set due_at = now() where service_id = ${service}`
  await server.owner.transaction((tx) => tx.run(due))
  await Promise.all([1, 2].map(() => shop.ask(supplier)))
  assert.equal(supplier.panel.calls('status'), 5)
  await server.owner.transaction((tx) => tx.run(sql`delete from suppliers.dispatches where service_id = ${service}`))
})

test('what was said can be read, and the key nowhere', async () => {
  const { id } = await sentOrder([await shop.addSupplier()])
  await shop.askAll()
  const exchanges = await server.owner.transaction((tx) =>
    tx.all<{ action: string; request: string; answer: string; outcome: string }>(sql`
      select action, request, answer, outcome from suppliers.exchanges where order_id = ${id} order by id`),
  )
  assert.deepEqual(
    exchanges.map((it) => [it.action, it.outcome]),
    [
      ['add', 'done'],
      ['status', 'done'],
    ],
  )
  assert.match(exchanges[0]?.request ?? '', /quantity=100/)
  assert.ok(!JSON.stringify(exchanges).includes('stand-in'))
})

test('of an answer about several orders the part about each is kept as it came; what could not be asked is read at the supplier', async () => {
  const supplier = await shop.addSupplier()
  const [one, other] = [await sentOrder([supplier]), await sentOrder([supplier])]
  await shop.askAll()
  const { call } = shop.operator
  const { exchanges } = expectData(await call(api.supplierOrders.ofOrder, { params: { id: one.id } }))
  const told = exchanges.find((it) => it.action === 'status')
  const numbers = await Promise.all([one, other].map(async ({ id }) => (await shop.dispatchOf(id)).externalId ?? ''))
  for (const number of numbers) assert.ok(told?.request.includes(number))
  assert.equal(
    told?.answer,
    '200 {"charge":"0.09000","start_count":"3572","status":"Pending","remains":"100","currency":"USD"}',
  )
  supplier.panel.trouble = 'garbage'
  await shop.askAll()
  const { items } = expectData(await call(api.suppliers.exchanges, { params: { id: supplier.id } }))
  assert.deepEqual(
    items.map((it) => [it.action, it.outcome, it.answer]),
    [['status', 'unclear', '200 <html>maintenance</html>']],
  )
  expectRefusal(await call(api.suppliers.exchanges, { params: { id: 'nothing' } }), 404, 'NOT_FOUND')
})

test('when sending began is known of what may be at the supplier', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'cut'
  const id = await shop.order(await shop.createBuyer(MONEY), await shop.createSuppliedService([supplier]))
  await isIn(id, 'unclear')
  const { dispatch } = expectData(await shop.operator.call(api.supplierOrders.ofOrder, { params: { id } }))
  assert.equal(dispatch?.sentAt, null)
  assert.ok(dispatch?.triedAt)
})
