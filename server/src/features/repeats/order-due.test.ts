import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { RepeatPlan } from '@runmart/contract/repeats'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { closeShop } from '#test/close-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { createShop, serviceField } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { orderDue } from './order-due.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { repeat, order, plansOf, makeDue, runDue, editService } = createRepeatShop(server, shop)
const DAY = 86_400_000

const planOf = async (person: Person) => (await plansOf(person))[0] as RepeatPlan
const ordersOf = async ({ call }: Person) => expectData(await call(api.orders.history)).items
const repeatNews = async ({ call }: Person) =>
  expectData(await call(api.notifications.list)).items.flatMap(({ news }) =>
    news.kind === 'repeat-ordered' || news.kind === 'repeat-not-ordered' ? [news] : [],
  )
const waitForNews = (person: Person, count: number) =>
  eventually(async () => {
    const news = await repeatNews(person)
    return news.length === count ? news : null
  })

test('on its date the same is ordered again at today’s price, told, and the plan moves on by its interval', async () => {
  const buyer = await shop.createBuyer(100_000)
  const serviceId = await shop.createService({ price: 1_000, fields: [serviceField('channel', 'username')] })
  const more = { amount: 3, contactInfo: '@lan', note: 'at night', inputs: { channel: '@lan_shop' } }
  const plan = await repeat(buyer, serviceId, {}, more)
  await editService(serviceId, { price: 1_500 })
  await runDue()
  assert.equal((await ordersOf(buyer)).length, 1, 'nothing before its date')
  await makeDue(plan)
  await runDue()
  await runDue()
  const [again, first] = await ordersOf(buyer)
  assert.ok(again && first)
  const params = { id: again.id }
  const shown = expectData(await buyer.call(api.orders.order, { params })).order
  assert.deepEqual(
    [shown.serviceId, shown.amount, shown.totalCash, shown.contactInfo, shown.note, shown.inputs, shown.discountCode],
    [serviceId, 3, 4_500, '@lan', 'at night', { channel: '@lan_shop' }, null],
  )
  assert.equal(await shop.balanceOf(buyer), 100_000 - 3_000 - 4_500)
  const moved = await planOf(buyer)
  assert.equal(moved.ordered, 1)
  assert.ok(Math.abs(Date.parse(moved.nextAt ?? '') - Date.now() - 7 * DAY) < DAY / 12)
  const of = expectData(await buyer.call(api.repeats.ofOrder, { params }))
  assert.deepEqual([of.placedBy, of.plan, of.canRepeat], [moved, null, false])
  assert.deepEqual(
    expectData(await shop.operator.call(api.repeats.ofOperatorOrder, { params })).placedBy?.orderCode,
    first.orderCode,
  )
  const [news] = await waitForNews(buyer, 1)
  const nextOn = Temporal.Instant.from(moved.nextAt ?? '')
    .toZonedDateTimeISO(server.config.shopTimeZone)
    .toPlainDate()
    .toString()
  assert.deepEqual(news, {
    kind: 'repeat-ordered',
    orderId: again.id,
    orderCode: again.orderCode,
    total: 4_500,
    nextOn,
  })
  const mail = await server.mailbox.waitFor(buyer.email, /ordered again/)
  assert.match(mail.text ?? '', /4,500\s₫/)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('after so many orders as were asked for it is over', async () => {
  const buyer = await shop.createBuyer(10_000)
  const plan = await repeat(buyer, await shop.createService(), { every: 'day', times: 2 })
  for (let date = 0; date < 3; date++) {
    if ((await planOf(buyer)).nextAt) await makeDue(plan)
    await runDue()
  }
  const { ordered, nextAt, endReason } = await planOf(buyer)
  assert.deepEqual([ordered, nextAt, endReason, (await ordersOf(buyer)).length], [2, null, 'done', 3])
  const [last] = await waitForNews(buyer, 2)
  assert.equal(last?.nextOn, null)
})

test('a balance that is too small ends it, is told with the reason, and nothing is owed', async () => {
  const buyer = await shop.createBuyer(2_500)
  const plan = await repeat(buyer, await shop.createService({ price: 1_000 }))
  for (let date = 0; date < 2; date++) {
    await makeDue(plan)
    await runDue()
  }
  assert.equal((await planOf(buyer)).endReason, 'balance')
  assert.deepEqual([(await ordersOf(buyer)).length, await shop.balanceOf(buyer)], [2, 500])
  const [news] = await waitForNews(buyer, 2)
  assert.deepEqual(news?.kind === 'repeat-not-ordered' && [news.orderId, news.reason, news.nextOn], [
    plan.orderId,
    'balance',
    null,
  ])
  const mail = await server.mailbox.waitFor(buyer.email, /not ordered again/)
  assert.match(mail.text ?? '', /Your balance was too low/)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a price above the limit ends it, one at the limit does not', async () => {
  const buyer = await shop.createBuyer(100_000)
  const serviceId = await shop.createService({ price: 1_000 })
  const plan = await repeat(buyer, serviceId, { mostEach: 2_000 })
  await editService(serviceId, { price: 2_000 })
  await makeDue(plan)
  await runDue()
  assert.equal((await planOf(buyer)).ordered, 1)
  await editService(serviceId, { price: 2_001 })
  await makeDue(plan)
  await runDue()
  const { ordered, endReason } = await planOf(buyer)
  assert.deepEqual([ordered, endReason, await shop.balanceOf(buyer)], [1, 'price', 97_000])
})

const changes = {
  hidden: [{ visibility: 'hidden' }, 'service-gone'],
  archived: [{ visibility: 'archived' }, 'service-gone'],
  'with a field that has to be filled in': [{ fields: [serviceField('channel', 'username')] }, 'service-changed'],
  'sold in larger amounts': [{ minAmount: 5 }, 'service-changed'],
} as const

for (const [name, [change, reason]] of Object.entries(changes))
  test(`a service that is ${name} now ends the plan; nothing is ordered`, async () => {
    const buyer = await shop.createBuyer(10_000)
    const serviceId = await shop.createService()
    const plan = await repeat(buyer, serviceId)
    await editService(serviceId, 'fields' in change ? { fields: [...change.fields] } : change)
    await makeDue(plan)
    await runDue()
    assert.deepEqual([(await planOf(buyer)).endReason, (await ordersOf(buyer)).length], [reason, 1])
    assert.deepEqual(
      (await waitForNews(buyer, 1)).map((it) => it.kind === 'repeat-not-ordered' && it.reason),
      [reason],
    )
  })

for (const [status, problem] of [
  ['sold_out', 'sold-out'],
  ['maintenance', 'maintenance'],
] as const)
  test(`a service that is ${status} is tried again at the next date, told once, and ordered when it is back`, async () => {
    const buyer = await shop.createBuyer(10_000)
    const serviceId = await shop.createService()
    const plan = await repeat(buyer, serviceId, { times: 2 })
    await editService(serviceId, { status })
    for (let date = 0; date < 2; date++) {
      await makeDue(plan)
      await runDue()
    }
    const waiting = await planOf(buyer)
    assert.deepEqual([waiting.problem, waiting.ordered, waiting.endReason], [problem, 0, null])
    assert.ok(Date.parse(waiting.nextAt ?? '') > Date.now() + 6 * DAY)
    await editService(serviceId, { status: 'active' })
    await makeDue(plan)
    await runDue()
    const { problem: none, ordered } = await planOf(buyer)
    assert.deepEqual([none, ordered, await shop.balanceOf(buyer)], [null, 1, 8_000])
    const told = (await waitForNews(buyer, 2)).map((it) => (it.kind === 'repeat-not-ordered' ? it.reason : it.kind))
    assert.deepEqual(told, ['repeat-ordered', problem])
  })

test('a service that no supplier can deliver now is under maintenance for plans as well', async () => {
  const buyer = await shop.createBuyer(10_000)
  const serviceId = await shop.createService()
  const plan = await repeat(buyer, serviceId)
  await server.owner.transaction((tx) =>
    tx.run(sql`update catalog.services set supplied = true, unsupplied_since = now() where id = ${serviceId}`),
  )
  await makeDue(plan)
  await runDue()
  assert.deepEqual([(await planOf(buyer)).problem, (await planOf(buyer)).endReason], ['maintenance', null])
})

test('plans of an account that is closed by now are deleted, and nothing is ordered by them', async () => {
  const buyer = await shop.createBuyer(10_000)
  const plan = await repeat(buyer, await shop.createService())
  await makeDue(plan)
  const count = (statement: ReturnType<typeof sql>) =>
    server.owner.transaction((tx) => tx.get<{ count: number }>(statement))
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.users set status = 'closed' where id = ${buyer.id}`),
  )
  await runDue()
  const plans = await count(sql`select count(*)::int from repeats.plans where customer_id = ${buyer.id}`)
  const orders = await count(sql`select count(*)::int from orders.orders where customer_id = ${buyer.id}`)
  assert.deepEqual([plans.count, orders.count], [0, 1])
})

test('goods from stock are delivered with each order, and an empty stock is sold out', async () => {
  const buyer = await shop.createBuyer(10_000)
  const id = await shop.createService()
  const lines = ['key-1', 'key-2']
  expectData(await shop.operator.call(api.stock.add, { params: { id }, body: { lines } }))
  const plan = await repeat(buyer, id)
  for (let date = 0; date < 2; date++) {
    await makeDue(plan)
    await runDue()
  }
  const [again] = await ordersOf(buyer)
  const goods = expectData(await buyer.call(api.goods.mine, { params: { id: again?.id ?? '' } })).items
  assert.deepEqual(
    goods.map((it) => it.value),
    ['key-2'],
  )
  const { ordered, problem } = await planOf(buyer)
  assert.deepEqual([ordered, problem, (await ordersOf(buyer)).length], [1, 'sold-out', 2])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a shop that was off for three weeks orders once and goes on from now', async () => {
  const buyer = await shop.createBuyer(100_000)
  const plan = await repeat(buyer, await shop.createService(), { every: 'day' })
  await makeDue(plan, 21)
  await runDue()
  await runDue()
  const { ordered, nextAt } = await planOf(buyer)
  assert.deepEqual([ordered, (await ordersOf(buyer)).length], [1, 2])
  const wait = Date.parse(nextAt ?? '') - Date.now()
  assert.ok(wait > DAY / 2 - 1_000 && wait < DAY * 1.5, String(wait))
})

test('while the shop is closed plans wait; when it opens each orders once', async () => {
  const buyer = await shop.createBuyer(10_000)
  const plan = await repeat(buyer, await shop.createService())
  await makeDue(plan)
  await closeShop(server, shop.operator)
  await runDue()
  await closeShop(server, shop.operator, { isOn: false })
  const log = createLog('silent', 'test')
  await orderDue({ db: server.db, log }, { ...server.shop, maintenance: true })
  assert.equal(await countOrders(buyer), 1)
  await runDue()
  assert.equal(await countOrders(buyer), 2)
})

const countOrders = async ({ id }: Person) =>
  (
    await server.db.transaction((tx) =>
      tx.get<{ count: number }>(sql`select count(*)::int as count from orders.orders where customer_id = ${id}`),
    )
  ).count

test('the plan of a blocked account ends and orders nothing; what was stopped orders nothing either', async () => {
  const [blocked, stopped] = [await shop.createBuyer(10_000), await shop.createBuyer(10_000)]
  const serviceId = await shop.createService()
  const plans = [await repeat(blocked, serviceId), await repeat(stopped, serviceId)] as const
  for (const it of plans) await makeDue(it)
  const body = { reason: 'asked by phone' }
  expectData(await shop.operator.call(api.accountsOperator.block, { params: { id: blocked.id }, body }))
  expectData(await stopped.call(api.repeats.stop, { params: { id: plans[1].id } }))
  await runDue()
  assert.deepEqual([await countOrders(blocked), await countOrders(stopped)], [1, 1])
  const params = { id: plans[0].orderId }
  const { plan } = expectData(await shop.operator.call(api.repeats.ofOperatorOrder, { params }))
  assert.equal(plan?.endReason, 'account')
})

test('what a plan placed cannot be repeated while it goes on, and can when it is over', async () => {
  const buyer = await shop.createBuyer(10_000)
  const plan = await repeat(buyer, await shop.createService())
  await makeDue(plan)
  await runDue()
  const [again] = await ordersOf(buyer)
  const params = { id: again?.id ?? '' }
  const ask = () => buyer.call(api.repeats.create, { params, body: { every: 'day' } })
  assert.equal((await ask()).code, 'CONFLICT')
  expectData(await buyer.call(api.repeats.stop, { params: { id: plan.id } }))
  const another = expectData(await ask()).plan
  const shown = expectData(await buyer.call(api.repeats.ofOrder, { params }))
  assert.deepEqual([shown.plan?.id, shown.placedBy?.id], [another.id, plan.id])
})

test('a list shows what goes on by its next date, then what is over, page by page', async () => {
  const buyer = await shop.createBuyer(10_000)
  const serviceId = await shop.createService()
  const create = async (every: 'day' | 'week' | 'month') => {
    const params = { id: await order(buyer, serviceId) }
    return expectData(await buyer.call(api.repeats.create, { params, body: { every } })).plan.id
  }
  const [month, over, day, week] = [
    await create('month'),
    await create('day'),
    await create('day'),
    await create('week'),
  ]
  expectData(await buyer.call(api.repeats.stop, { params: { id: over } }))
  const page = async (number: string) =>
    expectData(await buyer.call(api.repeats.list, { query: { page: number, limit: '3' } }))
  assert.deepEqual(
    [...(await page('1')).items, ...(await page('2')).items].map((it) => it.id),
    [day, week, month, over],
  )
  assert.equal((await page('1')).total, 4)
})
