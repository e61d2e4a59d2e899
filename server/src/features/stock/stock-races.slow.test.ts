import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData } from '#test/expect-answer.ts'
import { racedStock } from '#test/raced-stock.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000
const { stockedService, order, goodsOf, countRows, countsOf, sellToMany } = racedStock(server, shop)

// Proves S10.44.
test('many buyers, few items, two processes: none twice, and paid is delivered', async () => {
  const { callAs } = await startApi(server)
  for (const [stock, buyers, most] of [
    [40, 25, 4],
    [7, 30, 3],
    [100, 20, 9],
  ] as const)
    await sellToMany({ stock, buyers, most, otherCall: callAs })
})

test('sold while operators add, withdraw, replace, change the order and jobs count: nothing is lost or there twice', async () => {
  const serviceId = await stockedService(60)
  const people = await runConcurrently(12, () => shop.createBuyer(20 * PRICE))
  const { operator } = shop
  const params = { id: serviceId }
  const goods: (string | null)[] = []
  let [isOver, added] = [false, 60]
  const buying = Promise.all(
    people.map(async (person) => {
      for (let turn = 0; turn < 8; turn++) {
        const answer = await order(person.call, serviceId, 1 + (turn % 3))
        if (answer.success) goods.push(...(await goodsOf(person, answer.data.order.id)))
        else assert.equal(answer.code, 'SERVICE_UNAVAILABLE_NOW')
      }
    }),
  ).finally(() => {
    isOver = true
  })
  const working = async () => {
    for (let turn = 0; !isOver; turn++) {
      const lines = [`more-${turn}`, `more-${turn}-too`]
      added += expectData(await operator.call(api.stock.add, { params, body: { lines } })).added
      const { stock } = expectData(await operator.call(api.stock.stock, { params }))
      assert.ok(stock)
      const settings = { ...stock.settings, handout: turn % 2 ? ('oldest' as const) : ('random' as const) }
      expectData(await operator.call(api.stock.saveSettings, { params, body: { version: stock.version, settings } }))
      const { items } = expectData(
        await operator.call(api.stock.items, { params, query: { state: 'free', limit: '1' } }),
      )
      if (items[0]) await operator.call(api.stock.withdraw, { params: { id: items[0].id }, body: { reason: 'bad' } })
    }
  }
  await Promise.all([buying, working()])
  assert.equal(new Set(goods).size, goods.length)
  const counts = await countsOf(serviceId)
  assert.ok(counts)
  const { free, sold, withdrawn } = counts
  assert.deepEqual([sold, free + sold + withdrawn], [goods.length, added])
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** Points at which a process may die: before it takes the items, after that, and when it writes the order. */
const places = {
  'ledger.accounts': sql`ledger.accounts`,
  'stock.free': sql`stock.free`,
  'stock.handed_out': sql`stock.handed_out`,
  'stock.changes': sql`stock.changes`,
  'orders.timeline': sql`orders.timeline`,
  'ledger.entries': sql`ledger.entries`,
}

// Proves S10.44.
for (const [place, table] of Object.entries(places))
  test(`kill -9 while ${place} is written: neither money nor goods are gone, and the same key gives both`, async () => {
    const serviceId = await stockedService(3)
    const buyer = await shop.createBuyer(5 * PRICE)
    const doomed = await startApi(server)
    const idempotencyKey = randomUUID()
    const answer = await killWhileWaiting(
      server,
      doomed,
      (tx) => tx.run(sql`lock table ${table} in share mode`),
      () => order(doomed.callAs(buyer), serviceId, 2, idempotencyKey),
    )
    assert.ok(answer instanceof Error, 'the answer must be lost with the process')
    assert.deepEqual(await countRows(serviceId), { items: 3, free: 3, sold: 0 })
    const again = expectData(await order(buyer.call, serviceId, 2, idempotencyKey))
    assert.deepEqual([again.goods, again.balance], [2, 3 * PRICE])
    assert.equal(new Set(await goodsOf(buyer, again.order.id)).size, 2)
    assert.deepEqual(await countRows(serviceId), { items: 3, free: 1, sold: 2 })
    assert.deepEqual(await shop.brokenBooks(), [])
  })
