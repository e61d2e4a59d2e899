import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { tellWaiting } from '#features/alerts/tell-waiting.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { operator } = shop
const PAID = 10_000

async function placedOrder(supplier: TestSupplier, state: string) {
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(PAID)
  const id = await shop.order(buyer, service)
  await eventually(async () => (await shop.dispatchOf(id)).state === state)
  return { buyer, id, params: { id } }
}
async function unclearOrder() {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'cut'
  const placed = await placedOrder(supplier, 'unclear')
  supplier.panel.trouble = 'none'
  const [there] = supplier.panel.orders.values()
  assert.ok(there)
  return { ...placed, supplier, there }
}
const codeOf = (answer: { success: boolean; code?: string | null }) => (answer.success ? 'done' : answer.code)

test('an unclear order that is found goes on under its number, which no other order may have', async () => {
  const first = await unclearOrder()
  const externalId = String(first.there.order)
  const body = { found: true as const, externalId }
  const { dispatch } = expectData(await operator.call(api.supplierOrders.resolve, { params: first.params, body }))
  assert.deepEqual([dispatch.state, dispatch.externalId, dispatch.problem], ['sent', externalId, null])
  first.there.status = 'Completed'
  await shop.askAll()
  const { order } = expectData(await first.buyer.call(api.orders.order, { params: first.params }))
  assert.equal(order.orderStatus, 'success')
  const service = await shop.createSuppliedService([first.supplier])
  first.supplier.panel.trouble = 'cut'
  const id = await shop.order(await shop.createBuyer(PAID), service)
  await eventually(async () => (await shop.dispatchOf(id)).state === 'unclear')
  assert.equal(codeOf(await operator.call(api.supplierOrders.resolve, { params: { id }, body })), 'ALREADY_USED')
})

test('an unclear order that is not there is sent again, once', async () => {
  const { params, id, supplier, there } = await unclearOrder()
  supplier.panel.orders.delete(there.order)
  expectData(await operator.call(api.supplierOrders.resolve, { params, body: { found: false } }))
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  assert.equal(supplier.panel.orders.size, 1)
  const again = await operator.call(api.supplierOrders.resolve, { params, body: { found: false } })
  assert.equal(codeOf(again), 'CONFLICT')
})

test('what nobody took is retried once the supplier takes it; all that was said stands at the order', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'closed'
  const { params, id } = await placedOrder(supplier, 'stuck')
  supplier.panel.trouble = 'none'
  expectData(await operator.call(api.supplierOrders.retry, { params }))
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  const { dispatch, exchanges } = expectData(await operator.call(api.supplierOrders.ofOrder, { params }))
  assert.equal(dispatch?.quantity, 100)
  assert.deepEqual(
    exchanges.map((it) => [it.action, it.outcome]),
    [
      ['add', 'done'],
      ['add', 'refused'],
    ],
  )
})

test('what people take over is theirs: nothing more is asked for, and it is delivered or refunded like any other', async () => {
  const { params, id, buyer } = await unclearOrder()
  const acceptRefund = PAID
  const refund = () =>
    operator.call(api.ordersOperator.refund, { params, body: { reason: 'cannot be done', acceptRefund } })
  assert.equal(codeOf(await refund()), 'ORDER_SENT_ON')
  expectData(await operator.call(api.supplierOrders.takeOver, { params }))
  assert.equal((await shop.dispatchOf(id)).state, 'by-people')
  expectData(await refund())
  assert.equal(await shop.balanceOf(buyer), PAID)
  assert.equal(codeOf(await operator.call(api.supplierOrders.takeOver, { params })), 'CONFLICT')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('many are sent again or taken over together: the preview says which cannot be and why, and each is done once', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'closed'
  const stuck = [await placedOrder(supplier, 'stuck'), await placedOrder(supplier, 'stuck')]
  const unclear = await unclearOrder()
  supplier.panel.trouble = 'none'
  const ids = [...stuck.map((it) => it.id), unclear.id, 'nothing']
  const { items } = expectData(await operator.call(api.supplierOrders.matches))
  assert.deepEqual(
    ids.map((id) => items.some((it) => it.id === id)),
    [true, true, true, false],
  )
  const preview = async (act: 'retry' | 'take-over') => {
    const { can, cannot } = expectData(await operator.call(api.supplierOrders.preview, { body: { act, ids } }))
    return [can.map((it) => [ids.indexOf(it.id), it.mayBeThere]), cannot.map((it) => it.problem.why)]
  }
  const both = [
    [0, false],
    [1, false],
  ]
  assert.deepEqual(await preview('retry'), [both, ['unclear', 'notFound']])
  assert.deepEqual(await preview('take-over'), [[...both, [2, true]], ['notFound']])

  const act = async (name: 'retry' | 'take-over', key: string) =>
    expectData(await operator.call(api.supplierOrders.act, { body: { key, act: name, ids } })).outcomes
  const key = randomUUID()
  const outcomes = await act('retry', key)
  assert.deepEqual(
    outcomes.map((it) => it.problem?.why),
    [undefined, undefined, 'unclear', 'notFound'],
  )
  for (const { id } of stuck) await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  assert.deepEqual(await act('retry', key), outcomes)
  assert.equal(supplier.panel.orders.size, 2)
  assert.equal(unclear.supplier.panel.orders.size, 1)
  const taken = await act('take-over', randomUUID())
  assert.deepEqual(
    taken.map((it) => it.problem?.why),
    [undefined, undefined, undefined, 'notFound'],
  )
  assert.deepEqual(
    (await act('take-over', randomUUID())).map((it) => it.problem?.why),
    ['people', 'people', 'people', 'notFound'],
  )
})

test('the orders desk says that a supplier has an order, and takes the others', async () => {
  const supplier = await shop.addSupplier()
  const { id } = await placedOrder(supplier, 'sent')
  const { order } = expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
  assert.equal(order.sentOn, true)
  const body = { act: 'take' as const, ids: [id] }
  const { can, cannot } = expectData(await operator.call(api.ordersDesk.preview, { body }))
  assert.deepEqual([can.length, cannot[0]?.problem.why], [0, 'sentOn'])
})

for (const isSourceLeft of [true, false])
  test(`an order in progress that is sent again and that nobody takes waits for people, who can end it, ${isSourceLeft ? 'refused' : 'without a source'}`, async () => {
    const supplier = await shop.addSupplier()
    const { params, id, buyer } = await placedOrder(supplier, 'sent')
    supplier.panel.orders.clear()
    for (let turn = 0; turn < 5; turn++) await shop.askAll()
    assert.equal((await shop.dispatchOf(id)).state, 'unclear')
    supplier.panel.trouble = 'closed'
    if (!isSourceLeft)
      await server.owner.transaction((tx) =>
        tx.run(sql`delete from suppliers.sources where supplier_id = ${supplier.id}`),
      )
    expectData(await operator.call(api.supplierOrders.resolve, { params, body: { found: false } }))
    await eventually(async () => (await shop.dispatchOf(id)).state === 'stuck')
    await shop.sendDue()
    assert.equal((await shop.dispatchOf(id)).state, 'stuck')
    expectData(await operator.call(api.supplierOrders.takeOver, { params }))
    const body = { reason: 'cannot be done', acceptRefund: PAID }
    expectData(await operator.call(api.ordersOperator.refund, { params, body }))
    assert.equal(await shop.balanceOf(buyer), PAID)
  })

test('an order that people have by name, but not by right, can be taken over still', async () => {
  const { params, id } = await unclearOrder()
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set state = 'by-people' where order_id = ${id}`),
  )
  expectData(await operator.call(api.supplierOrders.takeOver, { params }))
  assert.equal(codeOf(await operator.call(api.supplierOrders.takeOver, { params })), 'CONFLICT')
})

test('cancelling and refilling are passed on; what the supplier says against it is kept in its words', async () => {
  const supplier = await shop.addSupplier()
  const { params, id } = await placedOrder(supplier, 'sent')
  expectData(await operator.call(api.supplierOrders.cancel, { params }))
  assert.equal(codeOf(await operator.call(api.supplierOrders.refill, { params })), 'CONFLICT')
  for (const order of supplier.panel.orders.values()) order.status = 'Completed'
  await shop.askAll()
  expectData(await operator.call(api.supplierOrders.refill, { params }))
  assert.deepEqual([supplier.panel.calls('cancel'), supplier.panel.calls('refill')], [1, 1])
  supplier.panel.orders.clear()
  assert.equal(codeOf(await operator.call(api.supplierOrders.refill, { params })), 'SUPPLIER_REFUSED')
  assert.equal((await shop.dispatchOf(id)).problem, 'Incorrect order ID')
})

test('what waits for people is as old as its date: a run that was paid a month before is not a month late', async () => {
  await server.owner.transaction((tx) =>
    tx.run(sql`delete from suppliers.dispatches where state in ('unclear', 'stuck')`),
  )
  const { id } = await unclearOrder()
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set created_at = now() - interval '30 days' where order_id = ${id}`),
  )
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
  const { items } = expectData(await operator.call(api.today.waiting))
  assert.ok((items.find((it) => it.kind === 'supplier-orders')?.oldestAt ?? '') > dayAgo)
  const [listed] = expectData(await operator.call(api.supplierOrders.list, { query: {} })).items
  assert.ok(listed && listed.waitsSince > dayAgo && listed.createdAt < dayAgo)
})

test('what waits for people is listed, counted on the first page and told, the oldest first; what each operator decided is written down', async () => {
  await server.owner.transaction((tx) =>
    tx.run(sql`delete from suppliers.dispatches where state in ('unclear', 'stuck')`),
  )
  const [first, second] = [await unclearOrder(), await unclearOrder()]
  const listed = expectData(await operator.call(api.supplierOrders.list, { query: {} }))
  assert.deepEqual([listed.items.map((it) => it.orderId), listed.total], [[first.id, second.id], 2])
  assert.ok(listed.items.every((it) => it.orderCode && it.serviceName && it.supplierName))
  const ofOne = { query: { state: 'unclear' as const, supplierId: second.supplier.id } }
  assert.equal(expectData(await operator.call(api.supplierOrders.list, ofOne)).total, 1)
  const { items } = expectData(await operator.call(api.today.waiting))
  assert.equal(items.find((it) => it.kind === 'supplier-orders')?.count, 2)
  await tellWaiting({ db: server.db, log: createLog('silent', 'test') }, server.shop)
  const told = await server.owner.transaction((tx) =>
    tx.find(sql`select from alerts.told where kind = 'supplier-orders' limit 1`),
  )
  assert.ok(told)
  expectData(await operator.call(api.supplierOrders.takeOver, { params: first.params }))
  const written = await server.owner.transaction((tx) =>
    tx.get<{ action: string; details: { order: string } }>(
      sql`select action, details from audit.entries where subject = ${first.id} order by id desc limit 1`,
    ),
  )
  assert.equal(written.action, 'dispatch.take-over')
  assert.ok(written.details.order)
})
