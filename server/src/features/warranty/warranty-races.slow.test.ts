import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { claimAtOnce, decideAtOnce, replaceWhileBought } from '#test/warranty-races.ts'
import { buyItems, claim, claimed, countsOf, createStockedService } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000
const second = await startApi(server)

// Proves S10.57.
test('the same item claimed many times at once, in two processes: one claim, one replacement', () =>
  claimAtOnce(shop, second.callAs))

test('a replacement while the last item is bought in another process: one of them has it', () =>
  replaceWhileBought(shop, second.callAs, 10))

test('two operators decide one claim in two processes: one decision, one refund', () =>
  decideAtOnce(shop, second.callAs, 10))

/** Points at which a process may die: while it writes the claim, takes items, hands them out, or reports it. */
const places = {
  'warranty.claims': sql`warranty.claims`,
  'warranty.claimed_items': sql`warranty.claimed_items`,
  'stock.free': sql`stock.free`,
  'stock.handed_out': sql`stock.handed_out`,
  'stock.changes': sql`stock.changes`,
  'orders.timeline': sql`orders.timeline`,
}

// Proves S10.57.
for (const [place, table] of Object.entries(places))
  test(`kill -9 while ${place} is written: nothing is claimed or given, and the same key does both once`, async () => {
    const serviceId = await createStockedService(shop, { items: 6, replacePercent: 100 })
    const buyer = await shop.createBuyer(3 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 3)
    const doomed = await startApi(server)
    const key = randomUUID()
    const broken = { items: items.slice(0, 2) }
    const answer = await killWhileWaiting(
      server,
      doomed,
      (tx) => tx.run(sql`lock table ${table} in share mode`),
      () => claim(doomed.callAs(buyer), order.id, broken, key),
    )
    assert.ok(answer instanceof Error, 'the answer must be lost with the process')
    assert.deepEqual(await countsOf(shop, serviceId), [3, 3])
    const again = expectData(await claim(buyer.call, order.id, broken, key))
    assert.equal(again.claim.status, 'replaced')
    assert.deepEqual(await countsOf(shop, serviceId), [1, 5])
    const { claims } = expectData(await buyer.call(api.warranty.mine, { params: { id: order.id } }))
    assert.equal(claims.length, 1)
    assert.deepEqual(await shop.brokenBooks(), [])
  })

for (const [place, table] of [
  ['ledger.entries', sql`ledger.entries`],
  ['warranty.claims', sql`warranty.claims`],
] as const)
  test(`kill -9 while a refund writes ${place}: neither money nor decision, and the same key gives both once`, async () => {
    const serviceId = await createStockedService(shop, { items: 2 })
    const buyer = await shop.createBuyer(2 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 2)
    const { id } = await claimed(buyer, order.id, { items: items.slice(0, 1) })
    const doomed = await startApi(server)
    const idempotencyKey = randomUUID()
    const body = { amount: PRICE, acceptRefund: PRICE, reason: 'Broken' }
    const answer = await killWhileWaiting(
      server,
      doomed,
      (tx) => tx.run(sql`lock table ${table} in share mode`),
      () => doomed.callAs(shop.operator)(api.warrantyOperator.refund, { params: { id }, body }, { idempotencyKey }),
    )
    assert.ok(answer instanceof Error, 'the answer must be lost with the process')
    assert.equal(await shop.balanceOf(buyer), 0)
    for (let turn = 0; turn < 2; turn++)
      expectData(await shop.operator.call(api.warrantyOperator.refund, { params: { id }, body }, { idempotencyKey }))
    assert.equal(await shop.balanceOf(buyer), PRICE)
    assert.deepEqual(await shop.brokenBooks(), [])
  })
