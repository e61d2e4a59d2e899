import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, serviceDraft } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { buyItems, claim, claimed, createStockedService, goodsOf } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const buyer = await shop.createBuyer(900_000)
const { operator } = shop

const change = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const warrantyOf = async (id: string, { call }: Person = buyer) =>
  expectData(await call(api.warranty.mine, { params: { id } }))
const eventsOf = async (id: string) =>
  expectData(await buyer.call(api.orders.order, { params: { id } })).timeline.map(({ by, event }) => [by, event])
const deliver = async (serviceId: string, amount: number) => {
  const body = { serviceId, amount, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  expectData(await operator.call(api.ordersOperator.take, { params: { id: order.id } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: order.id }, body: { rest: 'delivered' } }))
  return order
}
const problemOf = (answer: Parameters<typeof expectRefusal>[0]) => expectRefusal(answer, 400, 'VALIDATION')

// Proves S10.52.
test('items within the part that the stock allows are replaced right away, the rest waits, counted over all claims', async () => {
  const serviceId = await createStockedService(shop, { items: 20, replacePercent: 50 })
  const { order, items } = await buyItems(buyer, serviceId, 5)
  const [a = '', b = '', c = ''] = items
  const first = await claimed(buyer, order.id, { items: [a, b] })
  assert.deepEqual([first.status, first.amount, first.items, first.refunded], ['replaced', 2, [a, b], 0])
  assert.ok(first.decidedAt)
  const goods = await goodsOf(buyer.call, order.id)
  assert.equal(goods.length, 5)
  assert.ok(!goods.some((it) => it.id === a || it.id === b))
  assert.deepEqual(goods.map((it) => it.replaces).filter(Boolean), [a, b])
  const second = await claimed(buyer, order.id, { items: [c] })
  assert.deepEqual([second.status, second.decidedAt], ['waiting', null])
  assert.equal((await goodsOf(buyer.call, order.id)).filter((it) => it.replaces).length, 2)
  assert.deepEqual(await eventsOf(order.id), [
    ['customer', 'placed'],
    ['system', 'delivered'],
    ['customer', 'claimed'],
    ['system', 'replaced'],
    ['customer', 'claimed'],
  ])
  const { claimable, claims } = await warrantyOf(order.id)
  assert.equal(claimable, 4)
  assert.deepEqual(
    claims.map((it) => it.id),
    [second.id, first.id],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was given for a broken item can be claimed in turn, what it was given for cannot', async () => {
  const serviceId = await createStockedService(shop, { items: 10, replacePercent: 100 })
  const { order, items } = await buyItems(buyer, serviceId, 2)
  await claimed(buyer, order.id, { items: items.slice(0, 1) })
  assert.deepEqual(Object.keys(problemOf(await claim(buyer.call, order.id, { items: items.slice(0, 1) }))), ['items'])
  const next = (await goodsOf(buyer.call, order.id)).find((it) => it.replaces === items[0])
  assert.equal((await claimed(buyer, order.id, { items: [next?.id ?? ''] })).status, 'replaced')
  const third = (await goodsOf(buyer.call, order.id)).find((it) => it.replaces === next?.id)
  // Two of two were replaced: the third is for an operator.
  assert.equal((await claimed(buyer, order.id, { items: [third?.id ?? ''] })).status, 'waiting')
})

test('without a rule, or without enough in stock, nothing is replaced and the claim waits', async () => {
  const never = await buyItems(buyer, await createStockedService(shop, { items: 9 }), 2)
  assert.equal((await claimed(buyer, never.order.id, { items: never.items })).status, 'waiting')
  const serviceId = await createStockedService(shop, { items: 4, replacePercent: 100 })
  const { order, items } = await buyItems(buyer, serviceId, 3)
  assert.equal((await claimed(buyer, order.id, { items: items.slice(0, 2) })).status, 'waiting')
  assert.equal((await goodsOf(buyer.call, order.id)).filter((it) => it.replaces).length, 0)
  const { stock } = expectData(await operator.call(api.stock.stock, { params: { id: serviceId } }))
  assert.deepEqual([stock?.counts.free, stock?.counts.sold], [1, 3])
})

test('a claim names items of its own order that nobody claimed, and says what is wrong', async () => {
  const serviceId = await createStockedService(shop, { items: 9 })
  const [mine, other] = [await buyItems(buyer, serviceId, 2), await buyItems(buyer, serviceId, 1)]
  const { id } = mine.order
  const [item = ''] = mine.items
  assert.ok(problemOf(await claim(buyer.call, id, { items: other.items })).items)
  assert.ok(problemOf(await claim(buyer.call, id, { items: ['x', '-1', '99999999999999999'] })).items)
  assert.ok(problemOf(await claim(buyer.call, id, { items: [] })).items)
  assert.ok(problemOf(await claim(buyer.call, id, {})).items)
  assert.ok(problemOf(await claim(buyer.call, id, { items: [item], missing: 1 })).missing)
  assert.ok(problemOf(await claim(buyer.call, id, { items: [item], text: '  ' })).text)
  assert.ok(problemOf(await claim(buyer.call, id, { items: [item], text: 'a'.repeat(1_001) })).text)
  assert.equal((await claimed(buyer, id, { items: [item, item] })).amount, 1)
  assert.match(String(problemOf(await claim(buyer.call, id, { items: mine.items })).items), /already/)
  const stranger = await server.createCustomer()
  expectRefusal(await claim(stranger.call, id, { items: mine.items }), 404, 'NOT_FOUND')
  expectRefusal(await stranger.call(api.warranty.mine, { params: { id } }), 404, 'NOT_FOUND')
})

test('the same key claims once', async () => {
  const { order, items } = await buyItems(buyer, await createStockedService(shop, { items: 9, replacePercent: 50 }), 2)
  const key = randomUUID()
  const again = () => claim(buyer.call, order.id, { items: items.slice(0, 1) }, key)
  assert.deepEqual(expectData(await again()), expectData(await again()))
  assert.equal((await warrantyOf(order.id)).claims.length, 1)
})

test('of what people delivered as many can be claimed as were delivered, in parts, one after the other', async () => {
  const serviceId = await shop.createService({ price: 100, warrantyDays: 7 })
  const { id } = await deliver(serviceId, 10)
  assert.equal((await warrantyOf(id)).claimable, 10)
  assert.ok(problemOf(await claim(buyer.call, id, { items: ['1'] })).items)
  assert.ok(problemOf(await claim(buyer.call, id, {})).missing)
  assert.ok(problemOf(await claim(buyer.call, id, { missing: 11 })).missing)
  const refuse = async ({ id: claimId }: { id: string }) =>
    expectData(await operator.call(api.warrantyOperator.refuse, { params: { id: claimId }, body: { reason: 'No' } }))
  const first = await claimed(buyer, id, { missing: 4 })
  assert.equal(first.status, 'waiting')
  assert.match(String(problemOf(await claim(buyer.call, id, { missing: 1 })).missing), /still looking/)
  assert.equal((await warrantyOf(id)).claimable, 0)
  await refuse(first)
  assert.equal((await warrantyOf(id)).claimable, 6)
  assert.ok(problemOf(await claim(buyer.call, id, { missing: 7 })).missing)
  await refuse(await claimed(buyer, id, { missing: 6 }))
  assert.equal((await warrantyOf(id)).claimable, 0)
  assert.match(String(problemOf(await claim(buyer.call, id, { missing: 1 })).missing), /already/)
})

test('only what was delivered has a warranty, for as long as was promised when it was ordered', async () => {
  const serviceId = await shop.createService({ price: 100, warrantyDays: 7 })
  const body = { serviceId, amount: 2, contactInfo: '@me' }
  const { order: waiting } = expectData(await buyer.call(api.orders.owner, { body }))
  expectRefusal(await claim(buyer.call, waiting.id, { missing: 1 }), 409, 'NO_WARRANTY')
  const { id } = await deliver(serviceId, 2)
  const before = await warrantyOf(id)
  const draft = { ...serviceDraft, price: 100, warrantyDays: null }
  const edit = { params: { id: serviceId }, body: { version: 1, seenAvailability: null, draft } }
  expectData(await operator.call(api.catalog.editService, edit))
  assert.deepEqual(await warrantyOf(id), before)
  const { id: later } = await deliver(serviceId, 2)
  assert.deepEqual(await warrantyOf(later), { until: null, claimable: 0, claims: [] })
  expectRefusal(await claim(buyer.call, later, { missing: 1 }), 409, 'NO_WARRANTY')
  await change(sql`update orders.orders set finished_at = finished_at - interval '6 days 23 hours' where id = ${id}`)
  await claimed(buyer, id, { missing: 1 })
  await change(sql`update orders.orders set finished_at = finished_at - interval '1 hour' where id = ${id}`)
  expectRefusal(await claim(buyer.call, id, { missing: 1 }), 409, 'WARRANTY_OVER')
  const over = await warrantyOf(id)
  assert.deepEqual([over.claimable, over.claims.length], [0, 1])
  assert.ok(over.until && Date.parse(over.until) < Date.now())
})

test('an order that was paid back has nothing to claim', async () => {
  const serviceId = await shop.createService({ price: 100, warrantyDays: 7 })
  const { id } = await deliver(serviceId, 2)
  assert.equal((await warrantyOf(id)).claimable, 2)
  const whole = { params: { id }, body: { amount: 200, reason: 'Sorry' } }
  expectData(await operator.call(api.ordersOperator.refundPart, whole))
  expectRefusal(await claim(buyer.call, id, { missing: 1 }), 409, 'NO_WARRANTY')
})

test('of what is paid by the day the days that began can be claimed, and its item while the days run', async () => {
  const byDay = { billing: 'day', price: 1_000, warrantyDays: 30 } as const
  const body = { serviceId: await shop.createService(byDay), amount: 10, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  const params = { id: order.id }
  expectData(await operator.call(api.ordersOperator.take, { params }))
  assert.equal((await warrantyOf(order.id)).until, null)
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  await change(sql`update orders.orders set days_from = now() - interval '50 hours' where id = ${order.id}`)
  assert.equal((await warrantyOf(order.id)).claimable, 3)
  assert.equal((await claimed(buyer, order.id, { missing: 2 })).amount, 2)

  const stocked = await shop.createService(byDay)
  const lines = ['by-day-1', 'by-day-2']
  expectData(await operator.call(api.stock.add, { params: { id: stocked }, body: { lines } }))
  const bought = await buyItems(buyer, stocked, 10)
  assert.equal(bought.order.orderStatus, 'in-progress')
  assert.equal((await claimed(buyer, bought.order.id, { items: bought.items })).status, 'waiting')
})

test('no more than all of an order is replaced without an operator', async () => {
  const params = { id: await createStockedService(shop, { items: 1, replacePercent: 40 }) }
  const { stock } = expectData(await operator.call(api.stock.stock, { params }))
  assert.ok(stock)
  const body = { version: stock.version, settings: { ...stock.settings, replacePercent: 101 } }
  assert.ok(problemOf(await operator.call(api.stock.saveSettings, { params, body }))['settings.replacePercent'])
})
