import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })

// Proves R41.
test('kill -9 in the middle of an order: it is there wholly or not at all, and the same key gives one order', async () => {
  const buyer = await shop.createBuyer(10_000)
  const doomed = await startApi(server)
  const body = { serviceId: service, amount: 1, contactInfo: '@me' }
  const idempotencyKey = randomUUID()
  const answer = await killWhileWaiting(
    server,
    doomed,
    (tx) => tx.run(sql`select from ledger.accounts where path = ${`customer:${buyer.id}:available`} for update`),
    () => doomed.callAs(buyer)(api.orders.owner, { body }, { idempotencyKey }),
  )
  assert.ok(answer instanceof Error, 'the answer must be lost with the process')
  const again = expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey }))
  assert.equal(again.balance, 9_000)
  const [listed] = expectData(await buyer.call(api.orders.history)).items
  // A list knows the category, too.
  assert.deepEqual(listed, { ...again.order, category: listed?.category, categoryName: listed?.categoryName })
  assert.equal(expectData(await buyer.call(api.orders.history)).total, 1)
  assert.equal(await shop.balanceOf(buyer), 9_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})
