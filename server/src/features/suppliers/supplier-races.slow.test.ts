import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { orderInStorm } from '#test/supplier-storm.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const PRICE = 1_000
const run = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))

for (const repeatsSafely of [false, true])
  test(`many orders, suppliers that fail in every way, several senders at once${repeatsSafely ? ', and orders that repeat safely' : ''}: each is there at most once, and paid is delivered, refunded or waits for people`, () =>
    orderInStorm(server, shop, { repeatsSafely, buyers: 6 }))

/** A waiting order without a sending job: no job of the test server takes it. */
async function waitingOrder(supplier: TestSupplier) {
  const service = await shop.createSuppliedService([supplier])
  await run(sql`update catalog.services set supplied = false where id = ${service}`)
  const buyer = await shop.createBuyer(10 * PRICE)
  const id = await shop.order(buyer, service)
  await shop.waitForSenders()
  await run(sql`insert into suppliers.dispatches (order_id, service_id, amount) values (${id}, ${service}, 10)`)
  return { buyer, id }
}

/** Points at which a process may die: while it leases the order, and when it stores the supplier's answer. */
const places = {
  'suppliers.suppliers': { table: sql`suppliers.suppliers`, isSent: false },
  'suppliers.dispatches': { table: sql`suppliers.dispatches`, isSent: false },
  'orders.orders': { table: sql`orders.orders`, isSent: false },
  'suppliers.exchanges': { table: sql`suppliers.exchanges`, isSent: true },
  'orders.timeline': { table: sql`orders.timeline`, isSent: true },
  'platform.outbox': { table: sql`platform.outbox`, isSent: true },
}
for (const repeatsSafely of [false, true])
  for (const [place, { table, isSent }] of Object.entries(places))
    test(`kill -9 while ${place} is written${repeatsSafely ? ', where orders repeat safely' : ''}: the order is at the supplier at most once, and nothing is forgotten`, async () => {
      const supplier = await shop.addSupplier({ repeatsSafely })
      const { buyer, id } = await waitingOrder(supplier)
      await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending')
      assert.equal(supplier.panel.orders.size, isSent ? 1 : 0)
      assert.equal((await shop.dispatchOf(id)).state, isSent ? 'sent-now' : 'waiting')
      const settled = isSent && !repeatsSafely ? 'unclear' : 'sent'
      // PostgreSQL keeps the order locked until it notices the dead worker.
      await eventually(async () => {
        await shop.sendDue()
        return (await shop.dispatchOf(id)).state === settled
      })
      await shop.sendDue()
      assert.equal(supplier.panel.orders.size, 1)
      assert.equal((await shop.dispatchOf(id)).state, settled)
      for (const order of supplier.panel.orders.values()) order.status = 'Completed'
      await shop.askAll()
      const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
      assert.equal(order.orderStatus, isSent && !repeatsSafely ? 'pending' : 'success')
      assert.deepEqual(await shop.brokenBooks(), [])
    })

test('kill -9 while the supplier answers: it is not sent again, and people are asked', async () => {
  const supplier = await shop.addSupplier()
  const { id } = await waitingOrder(supplier)
  supplier.panel.trouble = 'lose'
  const doomed = startDoomedWorker(server, 'sending')
  await eventually(() => supplier.panel.orders.size === 1)
  doomed.kill()
  await doomed.gone
  supplier.panel.trouble = 'none'
  for (let turn = 0; turn < 3; turn++) await shop.sendDue()
  assert.equal((await shop.dispatchOf(id)).state, 'unclear')
  assert.equal(supplier.panel.orders.size, 1)
})

const writtenOfStates = {
  'suppliers.exchanges': sql`suppliers.exchanges`,
  'orders.orders': sql`orders.orders`,
  'orders.timeline': sql`orders.timeline`,
  'ledger.entries': sql`ledger.entries`,
  'platform.outbox': sql`platform.outbox`,
}
for (const [place, table] of Object.entries(writtenOfStates))
  test(`kill -9 while ${place} is written of what a supplier told: nothing of it is, and whoever asks next applies it once`, async () => {
    const { supplier, buyer, id } = await shop.halfDelivered()
    await run(sql`update suppliers.dispatches set due_at = now() where order_id = ${id}`)
    const task = { ASKED_SUPPLIER: supplier.id }
    await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending', task)
    assert.equal((await shop.dispatchOf(id)).state, 'sent')
    assert.equal(await shop.balanceOf(buyer), 0)
    // PostgreSQL keeps the order locked until it notices the dead worker.
    await eventually(async () => {
      await shop.askAll()
      return (await shop.dispatchOf(id)).state === 'done'
    })
    await shop.askAll()
    assert.equal(await shop.balanceOf(buyer), 5 * PRICE)
    assert.deepEqual(await shop.brokenBooks(), [])
  })
