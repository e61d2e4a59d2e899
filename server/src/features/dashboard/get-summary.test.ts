import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)

// Proves S2.3.
test('a new customer sees an honest, empty dashboard', async () => {
  const customer = await server.createCustomer()
  const summary = expectData(await customer.call(api.dashboard.summary))
  assert.equal(summary.user.id, customer.id)
  assert.deepEqual(
    [summary.balance, summary.bots.running, summary.latestOrders, summary.latestTransactions],
    [0, 0, [], []],
  )
  assert.equal(summary.deposits.last30Days.length, 30)
  const dates = summary.deposits.last30Days.map((day) => day.date)
  assert.deepEqual(dates, [...new Set(dates)].sort())
})

// Proves S3.10, S3.13, S7.15.
test('money that came in shows in balance, chart, list and tier, each customer his own', async () => {
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  const amount = 10_000_000
  await server.db.transaction((tx) =>
    post(tx, {
      kind: 'deposit',
      reference: 'a',
      legs: { [house.manual]: -amount, [customerAccount(customer.id)]: amount },
    }),
  )
  const summary = expectData(await customer.call(api.dashboard.summary))
  assert.equal(summary.balance, amount)
  assert.equal(summary.deposits.last30Days.at(-1)?.amount, amount)
  assert.deepEqual(
    summary.latestTransactions.map((it) => [it.type, it.amount, it.balanceAfter]),
    [['deposit', amount, amount]],
  )
  assert.deepEqual([summary.user.totalDeposit, summary.user.currentDiscount], [amount, 5])
  assert.equal(expectData(await other.call(api.dashboard.summary)).balance, 0)
})

test('what a day changed is counted from the moment asked for, however much has moved since', async () => {
  const customer = await server.createCustomer()
  const moves = (reference: string, amount: number) =>
    server.db.transaction((tx) =>
      post(tx, {
        kind: 'deposit',
        reference,
        legs: { [house.manual]: -amount, [customerAccount(customer.id)]: amount },
      }),
    )
  const changeSince = async (since: Date) =>
    expectData(await customer.call(api.dashboard.summary, { query: { since: since.toISOString() } })).change
  await moves('yesterday', 1_000)
  const morning = new Date()
  await sleep(5)
  for (let at = 0; at < 12; at++) await moves(`today ${at}`, 100)
  assert.equal(await changeSince(morning), 1_200)
  assert.equal(await changeSince(new Date(0)), 2_200)
  assert.equal(await changeSince(new Date(Date.now() + 60_000)), 0)
  assert.equal(expectData(await customer.call(api.dashboard.summary)).change, null)
  expectRefusal(await customer.call(api.dashboard.summary, { query: { since: 'yesterday' } }), 400, 'VALIDATION')
})

test('in and out of a day are told apart, a refund being money in', async () => {
  const customer = await shop.createBuyer(100_000)
  const morning = new Date()
  await sleep(5)
  const body = { serviceId: await shop.createService({ price: 30_000 }), amount: 1, contactInfo: '@me' }
  const { order } = expectData(await customer.call(api.orders.owner, { body }))
  expectData(await customer.call(api.orders.owner, { body }))
  expectData(await customer.call(api.orders.cancel, { params: { id: order.id } }))
  const query = { since: morning.toISOString() }
  const { change, today } = expectData(await customer.call(api.dashboard.summary, { query }))
  assert.deepEqual([change, today], [-30_000, { in: 30_000, out: 60_000 }])
})

test('what waits for its customer is found among all orders: pre-orders without lines, and bots that gave up', async () => {
  const customer = await shop.createBuyer(1_000_000)
  const serviceId = await shop.createService({ provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT', price: 10 })
  const other = await shop.createService({ price: 10 })
  const body = { serviceId, amount: 1, contactInfo: '@me', preOrder: true }
  const place = async () => expectData(await customer.call(api.orders.user, { body })).order
  const attention = async () => expectData(await customer.call(api.dashboard.summary)).attention
  expectData(await customer.call(api.orders.owner, { body: { serviceId: other, amount: 1, contactInfo: '@me' } }))
  assert.deepEqual(await attention(), { items: [], total: 0 })
  const [waiting, failed, cancelled] = [await place(), await place(), await place()]
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set bot_status = 'error', pre_order = false where id = ${failed.id}`),
  )
  expectData(await customer.call(api.orders.cancel, { params: { id: cancelled.id } }))
  const { items, total } = await attention()
  assert.deepEqual(
    items.map((it) => [it.orderCode, it.botStatus]),
    [
      [failed.orderCode, 'error'],
      [waiting.orderCode, 'waiting'],
    ],
  )
  assert.equal(total, 2)
})

test('what can be ordered again: each service once, the last one first, and only what is offered now', async () => {
  const customer = await shop.createBuyer(1_000_000)
  const [first, second, gone] = [
    await shop.createService({ price: 10, category: 'game' }),
    await shop.createService({ price: 20 }),
    await shop.createService({ price: 30, availability: 1 }),
  ]
  const place = async (serviceId: string) =>
    expectData(await customer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } })).order
  for (const serviceId of [first, second, gone]) await place(serviceId)
  const { id } = await place(first)
  const { orderAgain } = expectData(await customer.call(api.dashboard.summary))
  assert.deepEqual(
    orderAgain.map((it) => it.service.id),
    [first, second],
  )
  assert.deepEqual([orderAgain[0]?.orderId, orderAgain[0]?.service.category], [id, 'game'])
  assert.deepEqual(expectData(await customer.call(api.orders.again)).items, orderAgain)
})

test('without a session there is no dashboard', async () => {
  expectRefusal(await server.as(null)(api.dashboard.summary), 401, 'UNAUTHENTICATED')
})
