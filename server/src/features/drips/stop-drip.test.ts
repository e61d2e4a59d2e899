import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { createDripShop } from '#test/drip-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { spread, spreadOf, comeTo, end } = createDripShop(server)
const serviceId = await shop.createService({ price: 1_000, availability: 100 })
const { operator } = shop
const stop = ({ call }: Person, id: string, acceptRefund?: number) =>
  call(api.drips.stop, { params: { id }, body: acceptRefund === undefined ? {} : { acceptRefund } })
const availability = async () => {
  const { service } = expectData(await operator.call(api.catalog.offeredService, { params: { id: serviceId } }))
  return service.draft.availability
}

test('stopping cancels all that nobody has begun, with exactly its money back, and what has begun goes on', async () => {
  const buyer = await shop.createBuyer(10_000)
  const left = await availability()
  const first = await spread(buyer, serviceId, { runs: 5 })
  expectData(await operator.call(api.ordersOperator.take, { params: { id: first } }))
  const { drip } = await spreadOf(buyer, first)
  assert.equal(drip.stopRefund, 4_000)
  const stopped = expectData(await stop(buyer, drip.id, 4_000))
  assert.deepEqual([stopped.refunded, stopped.balance, await shop.balanceOf(buyer)], [4_000, 9_000, 9_000])
  assert.ok(stopped.drip.stoppedAt)
  assert.deepEqual([stopped.drip.endedAt, stopped.drip.nextAt, stopped.drip.stopRefund], [null, null, null])
  const { runs } = await spreadOf(buyer, first)
  assert.deepEqual(
    runs.map((it) => [it.orderStatus, it.refunded]),
    [['in-progress', 0], ...Array.from({ length: 4 }, () => ['cancel', 1_000])],
  )
  assert.equal(await availability(), (left ?? 0) - 1)
  assert.equal(
    expectData(await buyer.call(api.orders.history)).total,
    1,
    'what never came is on the page of the spread',
  )
  await end()
  assert.equal((await spreadOf(buyer, first)).drip.endedAt, null, 'one run goes on')
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: first }, body: { rest: 'delivered' } }))
  await end()
  assert.ok((await spreadOf(buyer, first)).drip.endedAt)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('stopping twice gives back once; another sum than the one seen stops nothing', async () => {
  const buyer = await shop.createBuyer(10_000)
  const { drip } = await spreadOf(buyer, await spread(buyer, serviceId))
  const answer = await stop(buyer, drip.id, 2_000)
  assert.deepEqual(answer.success ? null : [answer.code, answer.data], ['REFUND_CHANGED', { refund: 3_000 }])
  assert.equal(await shop.balanceOf(buyer), 7_000)
  const answers = await Promise.all(Array.from({ length: 4 }, () => stop(buyer, drip.id, 3_000)))
  assert.equal(
    answers.reduce((sum, it) => sum + expectData(it).refunded, 0),
    3_000,
  )
  assert.equal(expectData(await stop(buyer, drip.id, 3_000)).refunded, 0)
  assert.equal(await shop.balanceOf(buyer), 10_000)
  assert.ok((await spreadOf(buyer, drip.orderId)).drip.endedAt, 'nothing of it is open')
})

test('where everything has begun meanwhile, nothing is said to be stopped', async () => {
  const buyer = await shop.createBuyer(10_000)
  const { drip, runs } = await spreadOf(buyer, await spread(buyer, serviceId))
  const ids = runs.map((it) => it.orderId)
  await comeTo(...ids)
  for (const id of ids) expectData(await shop.operator.call(api.ordersOperator.take, { params: { id } }))
  const answer = await stop(buyer, drip.id, 3_000)
  assert.deepEqual(answer.success ? null : [answer.code, answer.data], ['REFUND_CHANGED', { refund: 0 }])
})

test('somebody else’s spread cannot be stopped', async () => {
  const [buyer, stranger] = [await shop.createBuyer(10_000), await server.createCustomer()]
  const { drip } = await spreadOf(buyer, await spread(buyer, serviceId))
  expectRefusal(await stop(stranger, drip.id), 404, 'NOT_FOUND')
})

test('a supplier never gets what was stopped, also after its date', async () => {
  const supplier = await shop.addSupplier()
  const supplied = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(100_000)
  const first = await spread(buyer, supplied, { amount: 10, inputs: { link: 'https://t.me/stopped' } })
  await eventually(() => supplier.panel.orders.size === 1)
  await eventually(async () => (await spreadOf(buyer, first)).runs[0]?.orderStatus === 'in-progress')
  const { drip, runs } = await spreadOf(buyer, first)
  assert.equal(expectData(await stop(buyer, drip.id)).refunded, 20_000)
  await comeTo(...runs.map((it) => it.orderId))
  await shop.sendDue()
  assert.equal(supplier.panel.orders.size, 1)
  assert.equal((await shop.dispatchOf(runs[1]?.orderId ?? '')).state, 'done')
})

test('a blocked account: what has not begun is stopped and paid back', async () => {
  const buyer = await shop.createBuyer(10_000)
  const first = await spread(buyer, serviceId)
  expectData(await operator.call(api.ordersOperator.take, { params: { id: first } }))
  expectData(await operator.call(api.accountsOperator.block, { params: { id: buyer.id }, body: { reason: 'Fraud' } }))
  const shown = () => operator.call(api.drips.ofOperatorOrder, { params: { id: first } })
  await eventually(async () => expectData(await shown()).drip?.stoppedAt)
  const { drip, runs } = expectData(await shown())
  assert.equal(drip?.refunded, 2_000)
  assert.deepEqual(
    runs.map((it) => it.orderStatus),
    ['in-progress', 'cancel', 'cancel'],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('an account with runs to come is not closed; stopped, it is, and nothing is left of the spread', async () => {
  const buyer = await shop.createBuyer(3_000)
  const { drip } = await spreadOf(buyer, await spread(buyer, serviceId))
  const body = { password: buyer.password, giveUpBalance: 0 }
  expectRefusal(await buyer.call(api.accountClosure.close, { body }), 409, 'ORDERS_OPEN')
  expectData(await stop(buyer, drip.id))
  expectData(await buyer.call(api.accountClosure.close, { body: { ...body, giveUpBalance: 3_000 } }))
  const left = await server.owner.transaction((tx) =>
    tx.get<{ count: number }>(sql`
      select (select count(*) from drips.drips where id = ${drip.id}) + (select count(*) from drips.runs where drip_id = ${drip.id})
        as count`),
  )
  assert.equal(Number(left.count), 0)
})

test('a service that is archived later still delivers what was paid', async () => {
  const gone = await shop.createService({ price: 1_000 })
  const buyer = await shop.createBuyer(10_000)
  const { runs } = await spreadOf(buyer, await spread(buyer, gone))
  await server.owner.transaction((tx) =>
    tx.run(sql`update catalog.services set visibility = 'archived' where id = ${gone}`),
  )
  const params = { id: runs[2]?.orderId ?? '' }
  await comeTo(params.id)
  expectData(await operator.call(api.ordersOperator.take, { params }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  assert.equal((await spreadOf(buyer, params.id)).drip.done, 1)
})
