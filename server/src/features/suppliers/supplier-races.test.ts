import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { PanelTrouble, StandInOrder } from '#outside/panel-v2/stand-in-types.ts'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { runConcurrently } from '#test/shop.ts'
import { createSuppliedShop, type TestSupplier } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const PRICE = 1_000
const run = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const countOpen = async () =>
  (
    await server.owner.transaction((tx) =>
      tx.get<{ count: number }>(
        sql`select count(*)::int as count from suppliers.dispatches where state in ('waiting', 'sent-now', 'sent')`,
      ),
    )
  ).count
/** As if pauses, open circuits and used-up calls were over. */
const forgiveSuppliers = () =>
  run(sql`update suppliers.suppliers set open_until = null, failures = 0, calls_left = 90, calls_at = now()`)

const troubles: readonly PanelTrouble[] = [
  'none',
  'none',
  'cut',
  'drop',
  'error',
  'garbage',
  'late',
  'poor',
  'closed',
  'often',
  'lie',
  'fails',
]
const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T
/** Ends an order at the stand-in in some way; a hundred of theirs are ten of ours. */
function endThere(order: StandInOrder): number {
  const [status, remains] = pick([
    ['Completed', 0],
    ['Partial', 35],
    ['Partial', 100],
    ['Canceled', 100],
  ] as const)
  Object.assign(order, { status, remains })
  return status === 'Completed' ? 10 : Math.floor((100 - remains) / 10)
}

for (const repeatsSafely of [false, true])
  test(`many orders, suppliers that fail in every way, several senders at once${repeatsSafely ? ', and orders that repeat safely' : ''}: each is there at most once, and paid is delivered, refunded or waits for people`, async () => {
    const suppliers = await Promise.all([1, 2].map(() => shop.addSupplier({ repeatsSafely })))
    const service = await shop.createSuppliedService(suppliers)
    for (const { panel } of suppliers) panel.trouble = () => pick(troubles)
    const buyers = await runConcurrently(6, () => shop.createBuyer(100_000))
    let isOver = false
    const working = Promise.all(
      [1, 2].map(async () => {
        while (!isOver) {
          await forgiveSuppliers()
          await shop.sendDue()
          await shop.askAll()
        }
      }),
    )
    const placed = await Promise.all(
      buyers.map(async (buyer) => {
        const ids: string[] = []
        for (let turn = 0; turn < 6; turn++)
          ids.push(await shop.order(buyer, service, 10, `https://t.me/${buyer.id}/${turn}`))
        return ids.map((id, turn) => ({ id, buyer, link: `https://t.me/${buyer.id}/${turn}` }))
      }),
    )
    isOver = true
    await working
    const delivered = new Map<string, number>()
    for (const { panel } of suppliers) {
      panel.trouble = 'none'
      for (const order of panel.orders.values()) {
        assert.ok(!delivered.has(order.fields.link ?? ''), `${order.fields.link} is there twice`)
        delivered.set(order.fields.link ?? '', endThere(order))
      }
    }
    const atFirst = new Set(delivered.keys())
    for (let turn = 0; turn < 20 && (await countOpen()) > 0; turn++) {
      await forgiveSuppliers()
      await shop.sendDue()
      for (const { panel } of suppliers)
        for (const order of panel.orders.values()) {
          const link = order.fields.link ?? ''
          if (order.status === 'Pending') {
            assert.ok(!delivered.has(link), `${link} is there twice`)
            delivered.set(link, endThere(order))
          }
        }
      await shop.askAll()
    }
    assert.equal(await countOpen(), 0)
    assert.ok(atFirst.size > 0)
    const spent = new Map<string, number>()
    const settledBy = new Set<string>()
    for (const { id, buyer, link } of placed.flat()) {
      const { state, supplierId, externalId } = await shop.dispatchOf(id)
      const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
      if (state === 'done') {
        // A panel that lies may tell the number of an order whose own answer was lost: what it did under that number counts, and for one order.
        const there = suppliers.find((it) => it.id === supplierId)?.panel.orders.get(Number(externalId))
        assert.ok(there, `${link} is done under a number that nobody has`)
        assert.ok(!settledBy.has(`${supplierId}/${externalId}`), `${externalId} is done twice`)
        settledBy.add(`${supplierId}/${externalId}`)
        const got = delivered.get(there.fields.link ?? '') ?? 0
        const done = [order.orderStatus, order.progress?.ok, order.refunded]
        assert.deepEqual(done, [got > 0 ? 'success' : 'failed', got, (10 - got) * PRICE])
      } else {
        assert.ok(['unclear', 'stuck'].includes(state), state)
        assert.equal(order.refunded, 0)
        if (state === 'stuck') assert.ok(!delivered.has(link))
      }
      spent.set(buyer.id, (spent.get(buyer.id) ?? 0) + 10 * PRICE - order.refunded)
    }
    for (const buyer of buyers) assert.equal(await shop.balanceOf(buyer), 100_000 - (spent.get(buyer.id) ?? 0))
    assert.deepEqual(await shop.brokenBooks(), [])
  })

/** An order that waits and that nobody was asked to send: no job of the test server takes it. */
async function waitingOrder(supplier: TestSupplier) {
  const service = await shop.createSuppliedService([supplier])
  await run(sql`update catalog.services set supplied = false where id = ${service}`)
  const buyer = await shop.createBuyer(10 * PRICE)
  const id = await shop.order(buyer, service)
  await shop.waitForSenders()
  await run(sql`insert into suppliers.dispatches (order_id, service_id, amount) values (${id}, ${service}, 10)`)
  return { buyer, id }
}

/** Where a process can be killed: while it claims the order, and when it notes what the supplier answered. */
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
      for (let turn = 0; turn < 2; turn++) await shop.sendDue()
      assert.equal(supplier.panel.orders.size, 1)
      assert.equal((await shop.dispatchOf(id)).state, isSent && !repeatsSafely ? 'unclear' : 'sent')
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

test('an order that its customer cancels while it is being sent is sent or cancelled, never both', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const orders = await runConcurrently(12, async () => {
    const buyer = await shop.createBuyer(10 * PRICE)
    return { buyer, id: await shop.order(buyer, service) }
  })
  const [answers] = await Promise.all([
    Promise.all(orders.map(({ buyer, id }) => buyer.call(api.orders.cancel, { params: { id } }))),
    shop.sendDue(),
    shop.sendDue(),
  ])
  await shop.sendDue()
  for (const [at, { buyer, id }] of orders.entries()) {
    const isCancelled = answers[at]?.success === true
    assert.equal(await shop.balanceOf(buyer), isCancelled ? 10 * PRICE : 0)
    assert.equal((await shop.dispatchOf(id)).state, isCancelled ? 'done' : 'sent')
  }
  assert.equal(supplier.panel.orders.size, answers.filter((it) => !it.success).length)
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** An order that its supplier has, and did half of. */
async function halfDelivered() {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(10 * PRICE)
  const id = await shop.order(buyer, service)
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  for (const order of supplier.panel.orders.values()) Object.assign(order, { status: 'Partial', remains: 50 })
  return { supplier, buyer, id }
}

test('several ask what became of an order at once: it is applied once', async () => {
  const { buyer } = await halfDelivered()
  await Promise.all([shop.askAll(), shop.askAll(), shop.askAll()])
  await shop.askAll()
  assert.equal(await shop.balanceOf(buyer), 5 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
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
    const { supplier, buyer, id } = await halfDelivered()
    await run(sql`update suppliers.dispatches set due_at = now() where order_id = ${id}`)
    const task = { ASKED_SUPPLIER: supplier.id }
    await killWorkerWaiting(server, sql`lock table ${table} in share mode`, 'sending', task)
    assert.equal((await shop.dispatchOf(id)).state, 'sent')
    assert.equal(await shop.balanceOf(buyer), 0)
    for (let turn = 0; turn < 2; turn++) await shop.askAll()
    assert.equal((await shop.dispatchOf(id)).state, 'done')
    assert.equal(await shop.balanceOf(buyer), 5 * PRICE)
    assert.deepEqual(await shop.brokenBooks(), [])
  })
