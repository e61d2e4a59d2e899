import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createDripShop } from '#test/drip-shop.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { spread, spreadOf, comeTo, assertPaid } = createDripShop(server)
const { operator } = shop
const serviceId = await shop.createService({ price: 1_000 })

// Proves S10.49.
test('stopped while operators begin runs: each was begun or is paid back, never both', async () => {
  const RUNS = 12
  for (let turn = 0; turn < 3; turn++) {
    const buyer = await shop.createBuyer(50_000)
    const first = await spread(buyer, serviceId, { runs: RUNS })
    const { drip, runs } = await spreadOf(buyer, first)
    const ids = runs.map((it) => it.orderId)
    await comeTo(...ids)
    const take = (id: string) => operator.call(api.ordersOperator.take, { params: { id } })
    const stop = () => buyer.call(api.drips.stop, { params: { id: drip.id }, body: {} })
    const early = ids.slice(0, turn * 3).map(take)
    const [stopped, ...taken] = await Promise.all([stop(), ...early, ...ids.slice(turn * 3).map(take)])
    const { refunded } = expectData(stopped)
    const begun = taken.filter((it) => it.success).length
    assert.equal(refunded, (RUNS - begun) * 1_000)
    await assertPaid(shop, buyer, first, 50_000)
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves S10.49.
test('stopped while workers send runs to a supplier: what it has is kept, what it has not is paid back', async () => {
  const supplier = await shop.addSupplier()
  const supplied = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(500_000)
  const first = await spread(buyer, supplied, { runs: 10, amount: 10, inputs: { link: 'https://t.me/races' } })
  const { drip, runs } = await spreadOf(buyer, first)
  await comeTo(...runs.map((it) => it.orderId))
  const stop = buyer.call(api.drips.stop, { params: { id: drip.id }, body: {} })
  const [stopped] = await Promise.all([stop, shop.sendDue(), shop.sendDue()])
  await shop.sendDue()
  const there = supplier.panel.orders.size
  assert.equal(expectData(stopped).refunded, (10 - there) * 10_000)
  await assertPaid(shop, buyer, first, 500_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})
