import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { isIn, sentOrder } = sentOrders(shop)
const { call, email } = shop.operator

// Proves R87.
test('a charge above the price at sending is noted, whatever the offer costs since', async () => {
  const supplier = await shop.addSupplier()
  const { buyer, id, there } = await sentOrder([supplier])
  for (const it of supplier.panel.services) it.rate = '9.00'
  expectData(await call(api.suppliers.sync, { params: { id: supplier.id } }))
  Object.assign(there, { status: 'Completed', charge: '0.18' })
  await shop.askAll()
  const { state, cost, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, cost, problem], ['done', 4_500, 'own:overcharged:0.18:0.09'])
  const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  assert.equal(order.orderStatus, 'success')
  const rounded = await sentOrder([await shop.addSupplier()])
  Object.assign(rounded.there, { status: 'Completed', charge: '0.1' })
  await shop.askAll()
  assert.deepEqual((await shop.dispatchOf(rounded.id)).problem, null)
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves R87.
test('a charge above what the customer paid moves no money, and people look', async () => {
  const { buyer, id, there } = await sentOrder([await shop.addSupplier()])
  Object.assign(there, { status: 'Completed', charge: '0.90' })
  for (let turn = 0; turn < 5; turn++) await shop.askAll()
  const { state, cost, problem } = await shop.dispatchOf(id)
  assert.deepEqual([state, cost, problem], ['unclear', null, 'own:charge-above-paid:22500:10000'])
  const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  assert.equal(order.orderStatus, 'in-progress')
})

// Proves R87.
test('three such charges in a row stop the source, with an alert, until it is saved', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(1_000_000)
  const sources = async () => expectData(await call(api.suppliers.sources, { params: { id: service } }))
  const orderCharged = async (charge: string) => {
    const id = await shop.order(buyer, service)
    const there = supplier.panel.orders.get(Number((await isIn(id, 'sent')).externalId))
    assert.ok(there)
    Object.assign(there, { status: 'Completed', charge })
    await shop.askAll()
  }
  for (const charge of ['0.18', '0.18', '0.09', '0.18', '0.18']) await orderCharged(charge)
  assert.equal((await sources()).sources[0]?.stopped, null)
  await orderCharged('0.18')
  const { version, sources: stopped } = await sources()
  assert.equal(stopped[0]?.stopped, 'charge')
  await server.mailbox.waitFor(email, /^Panel \w+ charges more than its price$/)
  const drafts = stopped.map(({ supplierId, offerId, unitsEach, fields, rule, follows }) => ({
    ...{ supplierId, offerId, unitsEach, fields, rule, follows },
  }))
  const unsupplied = async () =>
    expectData(await call(api.catalog.offeredService, { params: { id: service } })).service.unsuppliedSince
  await eventually(unsupplied)
  const body = { version: (await sources()).version, sources: drafts }
  assert.ok(body.version >= version)
  expectData(await call(api.suppliers.saveSources, { params: { id: service }, body }))
  assert.deepEqual([(await sources()).sources[0]?.stopped, await unsupplied()], [null, null])
})
