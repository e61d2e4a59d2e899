import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting } from '#test/doomed-worker.ts'
import { createDripShop } from '#test/drip-shop.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { spread, spreadOf, comeTo } = createDripShop(server)
const { operator } = shop
const serviceId = await shop.createService({ price: 1_000 })

/** What was paid is what runs that were begun or delivered keep, and what came back. */
async function assertPaid(buyer: Person, first: string, had: number): Promise<void> {
  const { drip, runs } = await spreadOf(buyer, first)
  const kept = runs.filter((it) => it.orderStatus !== 'cancel').reduce((sum, it) => sum + it.totalCash, 0)
  assert.equal(drip.totalCash, kept + drip.refunded)
  assert.equal(await shop.balanceOf(buyer), had - kept)
}

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
    await assertPaid(buyer, first, 50_000)
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

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
  await assertPaid(buyer, first, 500_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** Where the worker can be killed before it has sent anything. */
const places = { 'suppliers.dispatches': sql`suppliers.dispatches`, 'orders.orders': sql`orders.orders` }

for (const [place, table] of Object.entries(places))
  test(`kill -9 of the worker that begins a run, while it writes ${place}: stopped then, it is paid back and never sent`, async () => {
    const supplier = await shop.addSupplier()
    const supplied = await shop.createSuppliedService([supplier])
    const buyer = await shop.createBuyer(100_000)
    const first = await spread(buyer, supplied, { amount: 10, inputs: { link: 'https://t.me/killed' } })
    while ((await spreadOf(buyer, first)).runs[0]?.orderStatus === 'pending') await shop.sendDue()
    const { drip, runs } = await spreadOf(buyer, first)
    // Or the job that placing asked for could send the second run before the worker is there to be killed.
    await shop.waitForSenders()
    await comeTo(runs[1]?.orderId ?? '')
    await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending')
    expectData(await buyer.call(api.drips.stop, { params: { id: drip.id }, body: {} }))
    await shop.sendDue()
    assert.equal(supplier.panel.orders.size, 1)
    await assertPaid(buyer, first, 100_000)
    assert.deepEqual(await shop.brokenBooks(), [])
  })
