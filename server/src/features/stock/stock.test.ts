import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { StockSettings } from '@runmart/contract/stock'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { rotateSecrets } from '#platform/rotate-secrets.ts'
import { keyVersionOf } from '#platform/sealed.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sealedGoods, stockCronJobs } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const log = createLog('silent', 'test')

let made = 0
/** Lines that are in no stock. */
const lines = (count: number) => Array.from({ length: count }, () => `10.0.0.${++made}:8080:user:${made}`)

const add = (id: string, given: readonly string[], more: object = {}) =>
  shop.operator.call(api.stock.add, { params: { id }, body: { lines: [...given], ...more } })
async function stockedService(given: readonly string[], more: object = {}): Promise<string> {
  const id = await shop.createService({ price: 1_000, ...more })
  expectData(await add(id, given))
  return id
}
const order = (buyer: Person, serviceId: string, amount: number) =>
  buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })
const buy = async (buyer: Person, serviceId: string, amount: number) =>
  expectData(await order(buyer, serviceId, amount)).order.id
const goodsOf = async (buyer: Person, id: string) => expectData(await buyer.call(api.goods.mine, { params: { id } }))
const valuesOf = async (buyer: Person, id: string) => (await goodsOf(buyer, id)).items.map((it) => it.value)
const countsOf = async (id: string) =>
  expectData(await shop.operator.call(api.stock.stock, { params: { id } })).stock?.counts
const offered = async (id: string) =>
  expectData(await shop.operator.call(api.catalog.offeredService, { params: { id } })).service
const lookAfter = async () => {
  for (const { handle } of stockCronJobs) await handle(null as never, { db: server.db, log }, server.shop)
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const isNear = (time: string | null | undefined, expected: string) =>
  Math.abs(Date.parse(time ?? '') - Date.parse(expected)) < 60_000
const find = async (value: string) => expectData(await shop.operator.call(api.stock.find, { body: { value } })).item

async function saveSettings(id: string, changes: Partial<StockSettings>) {
  const { stock } = expectData(await shop.operator.call(api.stock.stock, { params: { id } }))
  assert.ok(stock)
  const body = { version: stock.version, settings: { ...stock.settings, ...changes } }
  return { body, answer: await shop.operator.call(api.stock.saveSettings, { params: { id }, body }) }
}

// Proves S10.40.
test('an order is paid and delivered in one answer, and its goods are read by its customer alone', async () => {
  const given = lines(7)
  const id = await stockedService(given)
  const [buyer, other] = [await shop.createBuyer(10_000), await server.createCustomer()]
  const placed = expectData(await order(buyer, id, 5))
  assert.deepEqual([placed.goods, placed.balance], [5, 5_000])
  assert.deepEqual([placed.order.orderStatus, placed.order.goods], ['success', 5])
  assert.deepEqual(placed.order.progress, { total: 5, ok: 5, failed: 0 })
  const params = { id: placed.order.id }
  const { timeline, goodsKeptUntil } = expectData(await buyer.call(api.orders.order, { params }))
  assert.ok(isNear(goodsKeptUntil, inDays(90)), 'known before anything is read')
  assert.deepEqual(
    timeline.map(({ event, by, to, done }) => [event, by, to, done]),
    [
      ['placed', 'customer', 'pending', null],
      ['delivered', 'system', 'success', 5],
    ],
  )
  const first = await goodsOf(buyer, params.id)
  assert.deepEqual(
    first.items.map((it) => [it.value, it.seenAt]),
    given.slice(0, 5).map((value) => [value, null]),
  )
  assert.ok(isNear(first.keptUntil, inDays(90)))
  for (const { seenAt } of (await goodsOf(buyer, params.id)).items) assert.ok(seenAt)
  expectRefusal(await other.call(api.goods.mine, { params }), 404, 'NOT_FOUND')
  expectRefusal(await shop.operator.call(api.goods.mine, { params }), 404, 'NOT_FOUND')
  const { items } = expectData(await shop.operator.call(api.goods.ofOrder, { params }))
  assert.deepEqual(
    items.map((it) => [it.state, it.orderId]),
    Array(5).fill(['sold', params.id]),
  )
  assert.ok(items.every((it) => it.seenAt))
  assert.ok(!JSON.stringify(items).includes('10.0.0.'))
  assert.deepEqual(await countsOf(id), { free: 2, sold: 5, expired: 0, withdrawn: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was ever in a stock is not added again, in whichever service, and nothing of it is stored readable', async () => {
  const [one, two] = lines(2)
  assert.ok(one && two)
  const id = await shop.createService()
  const added = expectData(await add(id, [one, '', two, ` ${one} `, '   ']))
  assert.deepEqual([added.added, added.repeated, added.stock.counts.free], [2, [4], 2])
  const buyer = await shop.createBuyer(2_000)
  assert.deepEqual(await valuesOf(buyer, await buy(buyer, id, 2)), [one, two])
  const [three = ''] = lines(1)
  const again = expectData(await add(await shop.createService(), [two, three, one]))
  assert.deepEqual([again.added, again.repeated], [1, [1, 3]])
  expectRefusal(await add(id, ['  ', '']), 400, 'VALIDATION')
  const text = await server.owner.transaction((tx) =>
    tx.get<{ all: string }>(sql`
      select concat((select string_agg(it::text, ' ') from stock.items it),
        (select string_agg(encode(value, 'escape'), ' ') from stock.items),
        (select string_agg(it::text, ' ') from audit.entries it),
        (select string_agg(it::text, ' ') from platform.outbox it)) as all`),
  )
  for (const value of [one, two, three]) assert.ok(!text.all.includes(value))
})

test('a service with stock is sold as long as there is some; what an operator saves does not change how much', async () => {
  const id = await stockedService(lines(3))
  const buyer = await shop.createBuyer(10_000)
  await buy(buyer, id, 2)
  expectRefusal(await order(buyer, id, 2), 409, 'SERVICE_UNAVAILABLE_NOW')
  assert.equal(await shop.balanceOf(buyer), 8_000)
  await lookAfter()
  const service = await offered(id)
  assert.deepEqual([service.stocked, service.draft.availability], [true, 1])
  const draft = { ...service.draft, availability: 500, price: 2_000 }
  const body = { version: service.version, seenAvailability: 1, draft }
  const saved = expectData(await shop.operator.call(api.catalog.editService, { params: { id }, body })).service
  assert.deepEqual([saved.draft.availability, saved.draft.price], [1, 2_000])
  await buy(buyer, id, 1)
  await lookAfter()
  const listed = expectData(await buyer.call(api.catalog.services)).items.find((it) => it.id === id)
  assert.deepEqual([listed?.status, listed?.availability], ['sold_out', 0])
  const copy = expectData(await shop.operator.call(api.catalogEdits.copyService, { params: { id } })).service
  assert.deepEqual([copy.stocked, copy.draft.availability], [false, 0])
})

test('who has no money gets no goods, and the goods are there for the next', async () => {
  const id = await stockedService(lines(1))
  const [poor, rich] = [await shop.createBuyer(999), await shop.createBuyer(1_000)]
  expectRefusal(await order(poor, id, 1), 402, 'INSUFFICIENT_BALANCE')
  assert.equal((await valuesOf(rich, await buy(rich, id, 1))).length, 1)
})

test('by the day: an item that lasts as long, there at once; nobody cancels what they have read', async () => {
  const [short = '', lasting = ''] = lines(2)
  const id = await shop.createService({ billing: 'day', maxAmount: 365 })
  expectData(await add(id, [short], { expiresAt: inDays(20) }))
  expectData(await add(id, [lasting], { expiresAt: inDays(40) }))
  const buyer = await shop.createBuyer(100_000)
  const placed = expectData(await order(buyer, id, 30))
  assert.deepEqual([placed.order.orderStatus, placed.goods, placed.balance], ['in-progress', 1, 70_000])
  assert.ok(isNear(placed.order.expiresAt, inDays(30)))
  const params = { id: placed.order.id }
  const { items, keptUntil } = await goodsOf(buyer, params.id)
  assert.deepEqual(
    items.map((it) => it.value),
    [lasting],
  )
  assert.ok(isNear(keptUntil, inDays(30 + 90)))
  expectRefusal(await order(buyer, id, 30), 409, 'SERVICE_UNAVAILABLE_NOW')
  expectRefusal(await buyer.call(api.orders.cancel, { params }), 409, 'INVALID_TRANSITION')
  assert.equal(expectData(await buyer.call(api.orders.order, { params })).refundQuote, null)
  await server.owner.transaction(async (tx) => {
    await tx.run(
      sql`update stock.handed_out set at = at - interval '100 days', until = until - interval '100 days' where order_id = ${params.id}`,
    )
  })
  await lookAfter()
  assert.deepEqual(await valuesOf(buyer, params.id), [lasting])
  await server.owner.transaction((tx) =>
    tx.run(sql`update stock.handed_out set until = until - interval '30 days' where order_id = ${params.id}`),
  )
  await lookAfter()
  assert.deepEqual(await valuesOf(buyer, params.id), [null])
})

/** Waits until all free items have the hand-out order of their stock. */
const reordered = (id: string, handout: StockSettings['handout']) =>
  eventually(() =>
    server.owner.transaction(async (tx) => {
      const isOther = handout === 'random' ? sql`place = item_id` : sql`place <> item_id`
      return (await tx.find(sql`select from stock.free where service_id = ${id} and ${isOther}`)) === null
    }),
  )

test('at random: handed out in another order than added, and back in that order when it is changed back', async () => {
  const given = lines(60)
  const id = await stockedService(given.slice(0, 40))
  const { body, answer } = await saveSettings(id, { handout: 'random' })
  expectData(answer)
  expectRefusal(await shop.operator.call(api.stock.saveSettings, { params: { id }, body }), 409, 'CONFLICT')
  await reordered(id, 'random')
  expectData(await add(id, given.slice(40)))
  const buyer = await shop.createBuyer(60_000)
  const drawn = await valuesOf(buyer, await buy(buyer, id, 30))
  assert.equal(new Set(drawn).size, 30)
  assert.notDeepEqual(drawn, given.slice(0, 30))
  expectData((await saveSettings(id, { handout: 'oldest' })).answer)
  await reordered(id, 'oldest')
  const rest = given.filter((it) => !drawn.includes(it))
  assert.deepEqual(await valuesOf(buyer, await buy(buyer, id, 30)), rest)
})

test('what is added at random is sold also where its place is before all that were left', async () => {
  const id = await stockedService(lines(1))
  expectData((await saveSettings(id, { handout: 'random' })).answer)
  await reordered(id, 'random')
  expectData(await add(id, lines(39)))
  const buyer = await shop.createBuyer(80_000)
  await buy(buyer, id, 30)
  await lookAfter()
  expectData(await add(id, lines(40)))
  assert.equal(new Set(await valuesOf(buyer, await buy(buyer, id, 50))).size, 50)
})

test('what expires or is withdrawn is not sold; an item is found by what it says, whatever became of it', async () => {
  const [old = '', bad = '', good = ''] = lines(3)
  const id = await shop.createService()
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  expectRefusal(await add(id, [old], { expiresAt: '2026-01-01T00:00:00Z' }), 400, 'VALIDATION')
  expectData(await add(id, [old], { expiresAt: soon }))
  expectData(await add(id, [bad, good]))
  const states = async () => {
    const found = await Promise.all([old, bad, good].map(find))
    return found.map((it) => it?.state)
  }
  assert.deepEqual(await states(), ['free', 'free', 'free'])
  const params = { id: (await find(bad))?.id ?? '' }
  const withdraw = () => shop.operator.call(api.stock.withdraw, { params, body: { reason: 'dead' } })
  expectData(await withdraw())
  expectRefusal(await withdraw(), 409, 'CONFLICT')
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update stock.items set expires_at = now() where service_id = ${id} and expires_at is not null`)
    await tx.run(sql`update stock.free set expires_at = now() where service_id = ${id} and expires_at is not null`)
  })
  const buyer = await shop.createBuyer(5_000)
  expectRefusal(await order(buyer, id, 2), 409, 'SERVICE_UNAVAILABLE_NOW')
  assert.deepEqual(await valuesOf(buyer, await buy(buyer, id, 1)), [good])
  await lookAfter()
  assert.deepEqual(await states(), ['expired', 'withdrawn', 'sold'])
  assert.deepEqual(await countsOf(id), { free: 0, sold: 1, expired: 1, withdrawn: 1 })
  assert.equal((await find(bad))?.reason, 'dead')
  assert.equal(await find('never seen'), null)
  const list = async (
    state: 'free' | 'sold' | 'expired' | 'withdrawn' | undefined,
  ): Promise<DataOf<typeof api.stock.items>> =>
    expectData(await shop.operator.call(api.stock.items, { params: { id }, query: state ? { state } : {} }))
  assert.equal((await list(undefined)).total, 3)
  for (const state of ['sold', 'expired', 'withdrawn'] as const) {
    const { items, total } = await list(state)
    assert.deepEqual([items.map((it) => it.state), total], [[state], 1])
  }
  assert.deepEqual((await list('free')).items, [])
})

test('an item that does not work is replaced once, from the stock, and both sides can see it', async () => {
  const [broken = '', spare = ''] = lines(2)
  const id = await stockedService([broken])
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id, 1)
  const item = (await find(broken))?.id ?? ''
  const replace = (which = item) =>
    shop.operator.call(api.goods.replace, { params: { id: orderId, item: which }, body: { reason: 'does not answer' } })
  expectRefusal(await replace(), 409, 'SERVICE_UNAVAILABLE_NOW')
  expectData(await add(id, [spare]))
  for (const wrong of ['x', '0', '999999999']) expectRefusal(await replace(wrong), 404, 'NOT_FOUND')
  const { item: next } = expectData(await replace())
  expectRefusal(await replace(), 409, 'CONFLICT')
  const { items } = expectData(await shop.operator.call(api.goods.ofOrder, { params: { id: orderId } }))
  assert.deepEqual(
    items.map((it) => [it.id, it.replacedBy, it.reason]),
    [
      [item, next, 'does not answer'],
      [next, null, null],
    ],
  )
  const goods = (await goodsOf(buyer, orderId)).items
  assert.deepEqual(
    goods.map((it) => [it.value, it.replaces, it.replacedBy]),
    [
      [broken, null, next],
      [spare, item, null],
    ],
  )
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: orderId } }))
  assert.deepEqual([timeline.at(-1)?.event, timeline.at(-1)?.note], ['replaced', 'does not answer'])
  assert.deepEqual(await countsOf(id), { free: 0, sold: 2, expired: 0, withdrawn: 0 })
  const news = await eventually(async () => {
    const told = expectData(await buyer.call(api.notifications.list)).items
    return told.map((it) => it.news).find((it) => it.kind === 'goods-replaced')
  })
  assert.deepEqual([news.orderId, news.reason], [orderId, 'does not answer'])
})

test('what was sold is deleted after its days, and still is not sold again', async () => {
  const [value = ''] = lines(1)
  const id = await stockedService([value])
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id, 1)
  await lookAfter()
  assert.deepEqual(await valuesOf(buyer, orderId), [value])
  await server.owner.transaction((tx) =>
    tx.run(sql`update stock.handed_out set at = at - interval '31 days' where order_id = ${orderId}`),
  )
  await lookAfter()
  assert.deepEqual(await valuesOf(buyer, orderId), [value])
  expectData((await saveSettings(id, { keepDays: 30 })).answer)
  await lookAfter()
  const { items, keptUntil } = await goodsOf(buyer, orderId)
  assert.deepEqual([items.map((it) => it.value), keptUntil], [[null], null])
  assert.deepEqual(expectData(await add(id, [value])).repeated, [1])
})

test('a cancelled order from before the stock and an undone edit leave alone how much is free', async () => {
  const id = await shop.createService({ price: 1_000, availability: 50 })
  const buyer = await shop.createBuyer(100_000)
  const before = await buy(buyer, id, 40)
  const { version } = await offered(id)
  const changes = [{ id, version, seenAvailability: 10, set: { availability: 20 } }]
  const { edit } = expectData(await shop.operator.call(api.catalogEdits.editMany, { body: { changes } }))
  expectData(await add(id, lines(2)))
  expectData(await buyer.call(api.orders.cancel, { params: { id: before } }))
  assert.equal((await offered(id)).draft.availability, 2)
  expectData(await shop.operator.call(api.catalogEdits.undoEdit, { params: { id: edit.id } }))
  assert.equal((await offered(id)).draft.availability, 2)
})

test('an order gets ten thousand items at most; an item is one line', async () => {
  const id = await stockedService(lines(1))
  expectRefusal(await order(await shop.createBuyer(20_000_000), id, 10_001), 400, 'VALIDATION')
  expectRefusal(await add(id, ['two\nlines']), 400, 'VALIDATION')
})

test('what was paid back as a whole gets no other item', async () => {
  const [value = ''] = lines(1)
  const id = await stockedService([value, ...lines(1)])
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id, 1)
  const refund = { params: { id: orderId }, body: { amount: 1_000, reason: 'dead' } }
  expectData(await shop.operator.call(api.ordersOperator.refundPart, refund))
  const params = { id: orderId, item: (await find(value))?.id ?? '' }
  const answer = await shop.operator.call(api.goods.replace, { params, body: { reason: 'dead' } })
  expectRefusal(answer, 409, 'CONFLICT')
})

test('with another key all goods are encrypted anew, however many there are', async () => {
  const given = lines(1_200)
  const id = await stockedService(given)
  const { secretsKeys } = server.config
  const current = secretsKeys.current + 1
  const keys = {
    current,
    byVersion: new Map([...secretsKeys.byVersion, [current, 'another key of the shop, long enough']]),
  }
  for (const column of sealedGoods) {
    const { unreadable } = await rotateSecrets(server.owner, column, keys)
    assert.equal(unreadable, 0)
  }
  const boxes = await server.owner.transaction((tx) =>
    tx.all<{ value: Buffer }>(sql`select value from stock.items where service_id = ${id}`),
  )
  assert.deepEqual([...new Set(boxes.map((it) => keyVersionOf(it.value)))], [current])
  // Restores the keys for the tests that follow.
  for (const column of sealedGoods) await rotateSecrets(server.owner, column, { ...keys, current: secretsKeys.current })
  const buyer = await shop.createBuyer(1_000)
  assert.deepEqual(await valuesOf(buyer, await buy(buyer, id, 1)), given.slice(0, 1))
})

test('bots and what customers bring themselves are not delivered from stock', async () => {
  for (const kind of [{ serviceType: 'AUTO_BOT' }, { provider: 'USER_PROVIDED' }] as const) {
    const answer = await add(await shop.createService(kind), lines(1))
    expectRefusal(answer, 400, 'VALIDATION')
  }
  expectRefusal(await add('00000000-0000-4000-8000-000000000000', lines(1)), 404, 'NOT_FOUND')
})

test('a copy of one’s data has the goods; closing the account deletes them', async () => {
  const [value = ''] = lines(1)
  const id = await stockedService([value])
  const buyer = await shop.createBuyer(1_000)
  await buy(buyer, id, 1)
  const { password } = buyer
  const copy = await fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  assert.ok((await copy.text()).includes(value))
  expectData(await buyer.call(api.accountClosure.close, { body: { password, giveUpBalance: 0 } }))
  const kept = await server.owner.transaction((tx) =>
    tx.get<{ count: number }>(
      sql`select count(*)::int as count from stock.items where service_id = ${id} and value is not null`,
    ),
  )
  assert.equal(kept.count, 0)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what is sold within a moment is in the number that the catalogue tells, without waiting for the clock', async () => {
  const id = await stockedService(lines(6))
  const free = async () =>
    expectData(await shop.operator.call(api.catalog.offeredService, { params: { id } })).service.draft.availability
  const buyer = await shop.createBuyer(60_000)
  for (const left of [3, 0]) {
    await buy(buyer, id, 2)
    await buy(buyer, id, 1)
    await eventually(async () => (await free()) === left)
  }
})
