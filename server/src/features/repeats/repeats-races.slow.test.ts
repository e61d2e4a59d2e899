import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { eventually } from '#test/eventually.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { repeat, createDue, stateOf, makeDue, runDue } = createRepeatShop(server, shop)
const serviceId = await shop.createService({ price: 1_000 })

// Proves S10.47.
test('several workers in several processes at once: each plan orders once for its date', async () => {
  const { people } = await createDue(30, serviceId)
  const others = [1, 2].map(() => startDoomedWorker(server, 'repeating'))
  await Promise.all([runDue(), runDue(), runDue(), ...others.map((it) => it.gone)])
  await runDue()
  for (const it of people) assert.deepEqual(await stateOf(it), { ordered: 1, orders: 2, balance: 3_000 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** Points at which a worker may die: before it holds the account, when it pays, and when it notes the order. */
const places = {
  'accounts.users': sql`lock table accounts.users in exclusive mode`,
  'ledger.accounts': sql`lock table ledger.accounts in share mode`,
  'orders.orders': sql`lock table orders.orders in share mode`,
  'ledger.entries': sql`lock table ledger.entries in share mode`,
  'repeats.orders': sql`lock table repeats.orders in share mode`,
  'platform.outbox': sql`lock table platform.outbox in share mode`,
}

// Proves S10.47.
for (const [place, lock] of Object.entries(places))
  test(`kill -9 of a worker while it waits for ${place}: nothing is half done, and the next one orders once`, async () => {
    const buyer = await shop.createBuyer(5_000)
    const plan = await repeat(buyer, serviceId)
    await makeDue(plan)
    await killWorkerWaiting(server, lock, 'repeating')
    assert.deepEqual(await stateOf(buyer), { ordered: 0, orders: 1, balance: 4_000 })
    // PostgreSQL keeps the plan locked until it notices the dead worker.
    await eventually(async () => {
      await runDue()
      return (await stateOf(buyer))?.ordered === 1
    })
    await runDue()
    assert.deepEqual(await stateOf(buyer), { ordered: 1, orders: 2, balance: 3_000 })
    assert.deepEqual(await shop.brokenBooks(), [])
  })
