import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer, Client } from '@runmart/contract/client'
import {
  canTransition,
  isFinal,
  type OrderActor,
  type OrderStatus,
  orderStatuses,
} from '@runmart/contract/orders-states'
import { translator } from '@runmart/i18n/server'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { work } from '#src/worker.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { expireOrders } from './expire-orders.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })
const byDay = await shop.createService({ price: 1_000, billing: 'day' })
const buyer = await shop.createBuyer(9_000_000)
const stranger = await shop.createBuyer(1_000)
const callAsOperator = shop.operator.call

type Act = (call: Client, id: string) => Promise<Answer<unknown>>
const reason = { reason: 'Because' }
const take: Act = (call, id) => call(api.ordersOperator.take, { params: { id } })
const deliver: Act = (call, id) => call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } })
const fail: Act = (call, id) => call(api.ordersOperator.fail, { params: { id }, body: reason })
const refund: Act = (call, id) => call(api.ordersOperator.refund, { params: { id }, body: reason })
const cancel: Act = (call, id) => call(api.orders.cancel, { params: { id } })

const place = async (serviceId = service) =>
  expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 4, contactInfo: '@me' } })).order.id
const statusOf = async (id: string) =>
  expectData(await callAsOperator(api.ordersOperator.order, { params: { id } })).order.orderStatus

/** Brings a new order into each state along its real path. */
const reach: Record<OrderStatus, () => Promise<string>> = {
  pending: place,
  'in-progress': () => after(place, take, callAsOperator),
  success: () => after(reach['in-progress'], deliver, callAsOperator),
  failed: () => after(place, fail, callAsOperator),
  cancel: () => after(place, cancel, buyer.call),
  refund: () => after(place, refund, callAsOperator),
}
async function after(before: () => Promise<string>, act: Act, call: Client): Promise<string> {
  const id = await before()
  expectData(await act(call, id))
  return id
}

const acts: { to: OrderStatus; by: OrderActor; act: Act }[] = [
  { to: 'in-progress', by: 'operator', act: take },
  { to: 'success', by: 'operator', act: deliver },
  { to: 'failed', by: 'operator', act: fail },
  { to: 'refund', by: 'operator', act: refund },
  { to: 'cancel', by: 'customer', act: cancel },
]

// Proves R48, S3.16, S3.57, S3.58, S3.59, S3.60, S3.61, S3.62, S4.8.
for (const from of orderStatuses)
  for (const { to, by, act } of acts)
    test(`${from} → ${to} by the ${by}: ${canTransition(from, to, by) ? 'done' : 'refused, naming both'}`, async () => {
      const id = await reach[from]()
      assert.equal(await statusOf(id), from)
      const answer = await act(by === 'operator' ? callAsOperator : buyer.call, id)
      if (canTransition(from, to, by)) {
        expectData(answer)
        assert.equal(await statusOf(id), to)
        return
      }
      expectRefusal(answer, 409, 'INVALID_TRANSITION')
      const t = translator('en')
      assert.ok(answer.error?.includes(t(`orderStates.${from}`)) && answer.error.includes(t(`orderStates.${to}`)))
      assert.equal(await statusOf(id), from)
    })

test('nobody else moves an order: strangers do not find it, customers have no desk, visitors are nobody', async () => {
  for (const from of ['pending', 'in-progress'] as const) {
    const id = await reach[from]()
    for (const { act, by } of acts) {
      const call = by === 'operator' ? buyer.call : stranger.call
      expectRefusal(await act(call, id), by === 'operator' ? 403 : 404, by === 'operator' ? 'FORBIDDEN' : 'NOT_FOUND')
      expectRefusal(await act(server.as(null), id), 401, 'UNAUTHENTICATED')
    }
    expectRefusal(await stranger.call(api.orders.order, { params: { id } }), 404, 'NOT_FOUND')
    assert.equal(await statusOf(id), from)
  }
})

test('an operator does not act on an order of their own', async () => {
  const id = await place()
  await server.db.transaction((tx) =>
    tx.run(sql`update orders.orders set customer_id = ${shop.operator.id} where id = ${id}`),
  )
  for (const act of [take, fail, refund]) expectRefusal(await act(callAsOperator, id), 403, 'FORBIDDEN')
  await server.db.transaction((tx) => tx.run(sql`update orders.orders set customer_id = ${buyer.id} where id = ${id}`))
})

// Proves R48, S4.8.
test('what is final stays final, even against a mistaken statement', async () => {
  for (const status of orderStatuses.filter(isFinal)) {
    const id = await reach[status]()
    const other = status === 'success' ? 'refund' : 'success'
    const revive = () =>
      server.owner.transaction((tx) => tx.run(sql`update orders.orders set status = ${other} where id = ${id}`))
    await assert.rejects(revive, /that is final/)
  }
})

test('what only a later version knows is left out of a timeline, and the steps around it stay whole', async () => {
  const id = await place()
  const params = { id }
  await server.owner.transaction((tx) => tx.run(sql`alter type orders.timeline_event add value 'praised'`))
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into orders.timeline (order_id, by, event, to_status) values (${id}, 'customer', 'praised', 'in-progress')`),
  )
  expectData(await buyer.call(api.orders.cancel, { params }))
  const { timeline } = expectData(await buyer.call(api.orders.order, { params }))
  const seen = expectData(await callAsOperator(api.ordersOperator.order, { params }))
  assert.deepEqual(
    timeline.map(({ event, from, to }) => [event, from, to]),
    [
      ['placed', null, 'pending'],
      ['cancelled', 'in-progress', 'cancel'],
    ],
  )
  assert.deepEqual(
    seen.timeline,
    timeline.map((it) => ({ ...it, operator: null })),
  )
})

// Proves R63.
test('what is on a timeline stays there: the product lacks the right to change it', async () => {
  for (const statement of [sql`update orders.timeline set done = 1`, sql`delete from orders.timeline`])
    await assert.rejects(
      server.db.transaction((tx) => tx.run(statement)),
      /permission denied/,
    )
})

// Proves S3.24.
test('an order that nobody begins ends by the clock with all its money back; paid days end as done', async () => {
  const log = createLog('silent', 'test')
  const before = await shop.balanceOf(buyer)
  const [forgotten, waiting, days] = [await place(), await place(), await place(byDay)]
  await take(callAsOperator, days)
  expectData(await deliver(callAsOperator, days))
  assert.equal(await statusOf(days), 'in-progress')
  const past = (ids: string[]) =>
    server.db.transaction((tx) =>
      tx.run(sql`update orders.orders set expires_at = now() - interval '1 second' where id = any (${ids})`),
    )
  await past([forgotten, days])
  await Promise.all(Array.from({ length: 5 }, () => expireOrders({ db: server.db, log })))
  assert.deepEqual(
    [await statusOf(forgotten), await statusOf(waiting), await statusOf(days)],
    ['failed', 'pending', 'success'],
  )
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: forgotten } }))
  assert.deepEqual(
    timeline.map(({ by, event, refunded }) => [by, event, refunded]),
    [
      ['customer', 'placed', 0],
      ['system', 'expired', 4_000],
    ],
  )
  assert.equal(await shop.balanceOf(buyer), before - 8_000)
})

test('the worker asks the clock for it', () => {
  const names = work.cronJobs.map((it) => it.name)
  for (const name of ['orders.expire', 'orders.measure-services']) assert.ok(names.includes(name), name)
})

test('a bot order is delivered by its bot: an operator can only end it', async () => {
  const bot = await shop.createService({ serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED', price: 10 })
  const body = { serviceId: bot, amount: 5, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.user, { body })).order
  expectRefusal(await take(callAsOperator, id), 409, 'CONFLICT')
  expectData(await fail(callAsOperator, id))
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
