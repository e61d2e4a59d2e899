import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer, Client } from '@runmart/contract/client'
import { isFinal, mayChange, type OrderActor, type OrderStatus, orderStatuses } from '@runmart/contract/orders-states'
import { translator } from '@runmart/i18n/server'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createWork } from '#src/worker.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { openMarket } from '#test/market.ts'
import { openShop } from '#test/shop.ts'
import { expireOrders } from './expire-orders.ts'

const market = await openMarket()
const shop = await openShop(market)
const service = await shop.offers({ price: 1_000 })
const byDay = await shop.offers({ price: 1_000, billing: 'day' })
const buyer = await shop.hasBuyer(9_000_000)
const stranger = await shop.hasBuyer(1_000)
const desk = shop.operator.call

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
  expectData(await desk(api.ordersOperator.order, { params: { id } })).order.orderStatus

/** Brings a new order into each state, the way it gets there in life. */
const reach: Record<OrderStatus, () => Promise<string>> = {
  pending: place,
  'in-progress': () => after(place, take, desk),
  success: () => after(reach['in-progress'], deliver, desk),
  failed: () => after(place, fail, desk),
  cancel: () => after(place, cancel, buyer.call),
  refund: () => after(place, refund, desk),
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

for (const from of orderStatuses)
  for (const { to, by, act } of acts)
    test(`${from} → ${to} by the ${by}: ${mayChange(from, to, by) ? 'done' : 'refused, naming both'}`, async () => {
      const id = await reach[from]()
      assert.equal(await statusOf(id), from)
      const answer = await act(by === 'operator' ? desk : buyer.call, id)
      if (mayChange(from, to, by)) {
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
      expectRefusal(await act(market.as(null), id), 401, 'UNAUTHENTICATED')
    }
    expectRefusal(await stranger.call(api.orders.order, { params: { id } }), 404, 'NOT_FOUND')
    assert.equal(await statusOf(id), from)
  }
})

test('an operator does not act on an order of their own', async () => {
  const id = await place()
  await market.db.transaction((tx) =>
    tx.run(sql`update orders.orders set customer_id = ${shop.operator.id} where id = ${id}`),
  )
  for (const act of [take, fail, refund]) expectRefusal(await act(desk, id), 403, 'FORBIDDEN')
  await market.db.transaction((tx) => tx.run(sql`update orders.orders set customer_id = ${buyer.id} where id = ${id}`))
})

test('what is final stays final, even against a mistaken statement', async () => {
  for (const status of orderStatuses.filter(isFinal)) {
    const id = await reach[status]()
    const other = status === 'success' ? 'refund' : 'success'
    const revive = () =>
      market.owner.transaction((tx) => tx.run(sql`update orders.orders set status = ${other} where id = ${id}`))
    await assert.rejects(revive, /that is final/)
  }
})

test('what is on a timeline stays there: the product lacks the right to change it', async () => {
  for (const statement of [sql`update orders.events set note = 'x'`, sql`delete from orders.events`])
    await assert.rejects(
      market.db.transaction((tx) => tx.run(statement)),
      /permission denied/,
    )
})

test('an order that nobody begins ends by the clock with all its money back; paid days end as done', async () => {
  const log = createLog('silent', 'test')
  const before = await shop.balanceOf(buyer)
  const [forgotten, waiting, days] = [await place(), await place(), await place(byDay)]
  await take(desk, days)
  expectData(await deliver(desk, days))
  assert.equal(await statusOf(days), 'in-progress')
  const past = (ids: string[]) =>
    market.db.transaction((tx) =>
      tx.run(sql`update orders.orders set expires_at = now() - interval '1 second' where id = any (${ids})`),
    )
  await past([forgotten, days])
  await Promise.all(Array.from({ length: 5 }, () => expireOrders({ db: market.db, log })))
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
  const names = createWork(market.config, createLog('silent', 'test')).cronJobs.map((it) => it.name)
  for (const name of ['orders.expire', 'orders.measure-services']) assert.ok(names.includes(name), name)
})

test('a bot order is delivered by its bot: an operator can only end it', async () => {
  const bot = await shop.offers({ serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED', price: 10 })
  const body = { serviceId: bot, amount: 5, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.user, { body })).order
  expectRefusal(await take(desk, id), 409, 'CONFLICT')
  expectData(await fail(desk, id))
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
