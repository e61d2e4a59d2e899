import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting } from '#test/doomed-worker.ts'
import { createDripShop } from '#test/drip-shop.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { spread, spreadOf, comeTo, assertPaid } = createDripShop(server)

/** Tables where the test can kill the worker before it has sent anything. */
const places = { 'suppliers.dispatches': sql`suppliers.dispatches`, 'orders.orders': sql`orders.orders` }

// Proves S10.49.
for (const [place, table] of Object.entries(places))
  test(`kill -9 of the worker that begins a run, while it writes ${place}: stopped then, it is paid back and never sent`, async () => {
    const supplier = await shop.addSupplier()
    const supplied = await shop.createSuppliedService([supplier])
    const buyer = await shop.createBuyer(100_000)
    const first = await spread(buyer, supplied, { amount: 10, inputs: { link: 'https://t.me/killed' } })
    while ((await spreadOf(buyer, first)).runs[0]?.orderStatus === 'pending') await shop.sendDue()
    const { drip, runs } = await spreadOf(buyer, first)
    // Otherwise the job enqueued at placing could send the second run before the worker starts.
    await shop.waitForSenders()
    await comeTo(runs[1]?.orderId ?? '')
    await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending')
    expectData(await buyer.call(api.drips.stop, { params: { id: drip.id }, body: {} }))
    await shop.sendDue()
    assert.equal(supplier.panel.orders.size, 1)
    await assertPaid(shop, buyer, first, 100_000)
    assert.deepEqual(await shop.brokenBooks(), [])
  })
