import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_REPEATS } from '@runmart/contract/repeats'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { order, repeat, plansOf, editService } = createRepeatShop(server, shop)
const serviceId = await shop.createService({ price: 1_000 })
const weekly = { every: 'week' } as const

test('an order is repeated from the next date on; nothing is charged before', async () => {
  const buyer = await shop.createBuyer(10_000)
  expectData(await buyer.call(api.accounts.editProfile, { body: { timeZone: 'Europe/Berlin' } }))
  const id = await order(buyer, serviceId, { amount: 2 })
  const before = expectData(await buyer.call(api.repeats.ofOrder, { params: { id } }))
  assert.deepEqual([before.canRepeat, before.plan, before.placedBy], [true, null, null])
  const body = { every: 'month', times: 3, mostEach: 2_000 } as const
  const { plan } = expectData(await buyer.call(api.repeats.create, { params: { id }, body }))
  assert.deepEqual(
    [plan.orderId, plan.serviceName, plan.amount, plan.every, plan.times, plan.mostEach, plan.ordered, plan.endReason],
    [id, 'A service', 2, 'month', 3, 2_000, 0, null],
  )
  const month = Temporal.Now.zonedDateTimeISO('Europe/Berlin').add({ months: 1 })
  assert.ok(plan.nextAt && Math.abs(Date.parse(plan.nextAt) - month.epochMilliseconds) < 5 * 60_000)
  assert.equal(await shop.balanceOf(buyer), 8_000)
  const after = expectData(await buyer.call(api.repeats.ofOrder, { params: { id } }))
  assert.deepEqual([after.canRepeat, after.plan], [false, plan])
  assert.deepEqual(await plansOf(buyer), [plan])
})

test('one plan of an order goes on at a time, whoever asks twice or at once; after it is stopped there may be another', async () => {
  const buyer = await shop.createBuyer(10_000)
  const params = { id: await order(buyer, serviceId) }
  const idempotencyKey = randomUUID()
  const ask = (key: string) => buyer.call(api.repeats.create, { params, body: weekly }, { idempotencyKey: key })
  const { plan } = expectData(await ask(idempotencyKey))
  assert.deepEqual(expectData(await ask(idempotencyKey)).plan, plan)
  expectRefusal(await ask(randomUUID()), 409, 'CONFLICT')
  const stop = () => buyer.call(api.repeats.stop, { params: { id: plan.id } })
  const stopped = expectData(await stop()).plan
  assert.deepEqual([stopped.nextAt, stopped.endReason], [null, 'stopped'])
  assert.deepEqual(expectData(await stop()).plan, stopped)
  const answers = await runConcurrently(5, () => ask(randomUUID()))
  assert.deepEqual(answers.map((it) => it.code ?? 'ok').sort(), [...Array(4).fill('CONFLICT'), 'ok'])
  assert.equal((await plansOf(buyer)).length, 2)
})

test('a customer has twenty at most, also when many are asked for at once', async () => {
  const buyer = await shop.createBuyer(100_000)
  const orders = await runConcurrently(MAX_REPEATS + 3, () => order(buyer, serviceId))
  const answers = await Promise.all(
    orders.map((id) => buyer.call(api.repeats.create, { params: { id }, body: weekly })),
  )
  const refused = answers.filter((it) => !it.success)
  assert.deepEqual(
    refused.map((it) => it.code),
    Array(3).fill('REPEATS_FULL'),
  )
  const [plan] = await plansOf(buyer)
  expectData(await buyer.call(api.repeats.stop, { params: { id: plan?.id ?? '' } }))
  const params = { id: await order(buyer, serviceId) }
  expectData(await buyer.call(api.repeats.create, { params, body: weekly }))
})

test('orders with links cannot be repeated, nor what is not offered any more as it was', async () => {
  const buyer = await shop.createBuyer(100_000)
  const links = { orderType: 'single', referralLink: 'https://example.com/me' } as const
  const body = { serviceId, amount: 1, contactInfo: '@me', ...links }
  const linked = expectData(await buyer.call(api.orders.ref, { body })).order
  const fewer = await shop.createService({ price: 1_000 })
  const many = await order(buyer, fewer, { amount: 5 })
  await editService(fewer, { maxAmount: 4 })
  const hidden = await shop.createService({ price: 1_000 })
  const hiddenOrder = await order(buyer, hidden)
  await editService(hidden, { visibility: 'hidden' })
  for (const id of [linked.id, many, hiddenOrder])
    expectRefusal(await buyer.call(api.repeats.create, { params: { id }, body: weekly }), 409, 'NOT_REPEATABLE')
  const params = { id: linked.id }
  assert.equal(expectData(await buyer.call(api.repeats.ofOrder, { params })).canRepeat, false)
})

test('a service that cannot be ordered now cannot be repeated now, and a limit below today’s price is refused', async () => {
  const buyer = await shop.createBuyer(10_000)
  const id = await shop.createService({ price: 1_000 })
  const params = { id: await order(buyer, id) }
  const refused = await buyer.call(api.repeats.create, { params, body: { ...weekly, mostEach: 999 } })
  assert.ok(expectRefusal(refused, 400, 'VALIDATION').mostEach)
  await editService(id, { status: 'sold_out' })
  expectRefusal(await buyer.call(api.repeats.create, { params, body: weekly }), 409, 'SERVICE_UNAVAILABLE_NOW')
  for (const times of [1, 366, 2.5])
    assert.ok(
      expectRefusal(await buyer.call(api.repeats.create, { params, body: { ...weekly, times } }), 400, 'VALIDATION')
        .times,
    )
})

test('orders and plans of others are not found, and only operators for orders see whose they are', async () => {
  const [buyer, other] = [await shop.createBuyer(10_000), await shop.createBuyer(10_000)]
  const plan = await repeat(buyer, serviceId)
  const params = { id: plan.orderId }
  expectRefusal(await other.call(api.repeats.create, { params, body: weekly }), 404, 'NOT_FOUND')
  expectRefusal(await other.call(api.repeats.ofOrder, { params }), 404, 'NOT_FOUND')
  for (const id of [plan.id, 'none', randomUUID()])
    expectRefusal(await other.call(api.repeats.stop, { params: { id } }), 404, 'NOT_FOUND')
  assert.deepEqual(await plansOf(other), [])
  expectRefusal(await other.call(api.repeats.ofOperatorOrder, { params }), 403, 'FORBIDDEN')
  assert.deepEqual(expectData(await shop.operator.call(api.repeats.ofOperatorOrder, { params })), {
    plan,
    placedBy: null,
  })
})
