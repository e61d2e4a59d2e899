import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { measureServices } from './measure-services.ts'

const server = await startTestServer()
const shop = await createShop(server)
const words = (name: string) => ({ name, description: name })
const texts = { en: words('Guild page'), vi: words('Trang hội'), ru: words('Страница гильдии') }
const [guild, bot] = await Promise.all([
  shop.createService({ price: 1_000, texts }),
  shop.createService({ price: 10, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' }),
])
const buyer = await shop.createBuyer(1_000_000)
const stranger = await shop.createBuyer(1_000_000)
const callAsOperator = shop.operator.call
const order = async (more: object = {}, who = buyer) =>
  expectData(await who.call(api.orders.owner, { body: { serviceId: guild, amount: 1, contactInfo: '@me', ...more } }))
    .order

const mine: string[] = []
for (let index = 0; index < 12; index++) mine.unshift((await order({ note: `wish ${index}` })).id)
const botOrder = expectData(
  await buyer.call(api.orders.user, { body: { serviceId: bot, amount: 1, contactInfo: '=1+1' } }),
).order
await order({ note: 'of somebody else' }, stranger)

// Proves R22, S1.9, S3.17, S3.23, S7.23, S7.24, S9.1.
test('referral orders, bot orders and all of them: newest first, in pages, never those of others', async () => {
  const first = expectData(await buyer.call(api.orders.referralOrders))
  assert.deepEqual([first.total, first.page, first.limit, first.items.length], [12, 1, 10, 10])
  const second = expectData(await buyer.call(api.orders.referralOrders, { query: { page: '2' } }))
  assert.deepEqual(
    [...first.items, ...second.items].map((it) => it.id),
    mine,
  )
  assert.deepEqual(expectData(await buyer.call(api.orders.botOrders)).items, [botOrder])
  assert.equal(expectData(await buyer.call(api.orders.history)).total, 13)
})

// Proves S3.18, S3.23, S7.25.
test('status, bot state, words and days narrow them down', async () => {
  const [cancelled] = mine
  expectData(await buyer.call(api.orders.cancel, { params: { id: cancelled ?? '' } }))
  const count = async (query: object, call = buyer.call) => expectData(await call(api.orders.history, { query })).total
  assert.equal(await count({ status: 'cancel' }), 1)
  assert.equal(await count({ status: 'pending' }), 12)
  assert.equal(await count({ botStatus: 'waiting' }), 1)
  assert.equal(await count({ q: 'wish 1' }), 3)
  assert.equal(await count({ q: '%' }), 0)
  assert.equal(await count({ q: 'гильдии' }), 12)
  assert.equal(await count({ q: botOrder.orderCode.toLowerCase() }), 1)
  assert.equal(await count({ q: 'somebody' }), 0)
  const { timeZone } = expectData(await buyer.call(api.accounts.me)).user
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format()
  assert.equal(await count({ from: today, to: today }), 13)
  assert.equal(await count({ to: '2020-01-01' }), 0)
  expectRefusal(await buyer.call(api.orders.history, { query: { status: 'gone' } as never }), 400, 'VALIDATION')
  const inVietnamese = server.as(buyer.accessToken, 'vi')
  assert.equal(expectData(await inVietnamese(api.orders.referralOrders)).items[0]?.serviceName, 'Trang hội')
})

// Proves R31.
test('all that match can be downloaded, and no cell is a formula', async () => {
  const headers = { authorization: `Bearer ${buyer.accessToken}` }
  const answer = await fetch(`${server.url}/api/user/order/history?format=csv`, { headers })
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="runmart-orders\.csv"$/)
  const lines = (await answer.text()).trim().split('\r\n')
  assert.equal(lines.length, 14)
  assert.ok(lines.some((line) => line.includes(`,${botOrder.orderCode},`) && line.includes("'=1+1")))
})

test('the dashboard counts orders by state and shows the newest', async () => {
  const { orders, latestOrders } = expectData(await buyer.call(api.dashboard.summary))
  assert.deepEqual(orders.byStatus, { pending: 12, 'in-progress': 0, success: 0, failed: 0, cancel: 1, refund: 0 })
  assert.equal(latestOrders[0]?.id, botOrder.id)
})

test("the operator's queue: what waits, oldest first, with its customer; finished ones by asking for them", async () => {
  const { items, total, waiting } = expectData(
    await callAsOperator(api.ordersOperator.queue, { query: { status: 'pending' } }),
  )
  assert.deepEqual([total, waiting], [13, { pending: 12, inProgress: 0 }])
  assert.deepEqual([items[0]?.id, items[0]?.customer], [mine.at(-1), { id: buyer.id, username: buyer.username }])
  const ended = expectData(await callAsOperator(api.ordersOperator.queue, { query: { status: 'cancel' } }))
  assert.deepEqual([ended.total, ended.items[0]?.id], [1, mine[0]])
  assert.equal(expectData(await callAsOperator(api.ordersOperator.queue, { query: { q: stranger.username } })).total, 1)
  assert.equal(
    expectData(await callAsOperator(api.ordersOperator.queue, { query: { serviceType: 'AUTO_BOT' } })).total,
    1,
  )
})

test('nothing is claimed about a service before enough of its orders ended; then what was measured', async () => {
  const facts = async () => {
    await measureServices(server.db)
    return expectData(await server.as(null)(api.catalog.services)).items.find((it) => it.id === guild)?.stats
  }
  assert.equal(await facts(), null)
  const third = await shop.createBuyer(1_000_000)
  const rest = mine.slice(1)
  for (let missing = ORDERS_FOR_STATS - rest.length; missing > 0; missing--)
    rest.push((await order({}, missing % 2 ? stranger : third)).id)
  for (const [index, id] of rest.entries()) {
    expectData(await callAsOperator(api.ordersOperator.take, { params: { id } }))
    if (index === 0)
      expectData(await callAsOperator(api.ordersOperator.fail, { params: { id }, body: { reason: 'No' } }))
    else expectData(await callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
    if (index === rest.length - 2) assert.equal(await facts(), null)
  }
  const measured = await facts()
  assert.deepEqual([measured?.completionRate, measured?.refundRate], [0.95, 0.05])
  assert.ok(measured && measured.medianStartSeconds >= 0)
})

test('a service is changed by one operator at a time, and what was ordered meanwhile stays taken', async () => {
  const id = await shop.createService({ price: 1_000, availability: 10 })
  const found = async () => expectData(await callAsOperator(api.catalog.offered)).items.find((it) => it.id === id)
  const seen = await found()
  assert.ok(seen)
  await order({ serviceId: id, amount: 3 })
  const edit = (version: number, draft: object) =>
    callAsOperator(api.catalog.editService, {
      params: { id },
      body: { version, seenAvailability: 10, draft: { ...seen.draft, ...draft } },
    })
  const edited = expectData(await edit(seen.version, { price: 2_000, availability: 20 })).service
  assert.deepEqual([edited.draft.price, edited.draft.availability], [2_000, 17])
  expectRefusal(await edit(seen.version, { price: 3_000 }), 409, 'CONFLICT')
  for (const fixed of [{ provider: 'USER_PROVIDED' }, { serviceType: 'AUTO_BOT' }, { billing: 'day' }])
    expectRefusal(await edit(edited.version, fixed), 400, 'VALIDATION')
  for (const wrong of [{ price: -1 }, { price: 1.5 }, { minAmount: 5, maxAmount: 4 }, { texts: { en: texts.en } }])
    expectRefusal(await edit(edited.version, wrong), 400, 'VALIDATION')
  const old = expectData(await buyer.call(api.orders.history, { query: { limit: '1' } })).items[0]
  assert.equal(old?.totalCash, 3_000)
  expectRefusal(await buyer.call(api.catalog.offered), 403, 'FORBIDDEN')
})

test('the answer to placing an order is what lists say about it, category included', async () => {
  const serviceId = await shop.createService({ price: 10, category: 'game', texts })
  const body = { serviceId, amount: 2, contactInfo: '@me' }
  const placed = expectData(await stranger.call(api.orders.owner, { body })).order
  assert.equal(placed.category, 'game')
  const links = [{ link: 'https://example.com/a', amount: 2 }]
  const bulk = { serviceId, contactInfo: '@me', orderType: 'multiply' as const, links }
  const withLinks = expectData(await stranger.call(api.orders.ref, { body: bulk })).order
  const { items } = expectData(await stranger.call(api.orders.history, { query: { limit: '2' } }))
  assert.deepEqual(items, [withLinks, placed])
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
