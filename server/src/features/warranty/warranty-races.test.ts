import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { buyItems, claim, claimed, createStockedService, goodsOf } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000
const second = await startApi(server)

const countsOf = async (id: string) => {
  const { stock } = expectData(await shop.operator.call(api.stock.stock, { params: { id } }))
  return stock && [stock.counts.free, stock.counts.sold]
}

test('the same item claimed many times at once, in two processes: one claim, one replacement', async () => {
  for (const replacePercent of [100, 0]) {
    const serviceId = await createStockedService(shop, { items: 12, replacePercent })
    const buyer = await shop.createBuyer(5 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 2)
    const other = second.callAs(buyer)
    const answers = await runConcurrently(8, (at) =>
      claim(at % 2 ? buyer.call : other, order.id, { items: items.slice(0, 1) }),
    )
    assert.deepEqual(answers.map((it) => (it.success ? 'claimed' : it.code)).sort(), [
      ...Array.from({ length: 7 }, () => 'VALIDATION'),
      'claimed',
    ])
    assert.equal((await goodsOf(buyer.call, order.id)).filter((it) => it.replaces).length, replacePercent ? 1 : 0)
    assert.deepEqual(await countsOf(serviceId), replacePercent ? [9, 3] : [10, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('claims of different items at once stay within the part that is replaced without an operator', async () => {
  const serviceId = await createStockedService(shop, { items: 30, replacePercent: 30 })
  const buyer = await shop.createBuyer(10 * PRICE)
  const { order, items } = await buyItems(buyer, serviceId, 10)
  const claims = await Promise.all(items.map((item) => claimed(buyer, order.id, { items: [item] })))
  assert.equal(claims.filter((it) => it.status === 'replaced').length, 3)
  assert.equal(claims.filter((it) => it.status === 'waiting').length, 7)
  assert.deepEqual(await countsOf(serviceId), [17, 13])
})

test('a replacement while the last item is bought: one of them has it, and nothing is there twice', async () => {
  for (let round = 0; round < 10; round++) {
    const serviceId = await createStockedService(shop, { items: 2, replacePercent: 100 })
    const [holder, buyer] = [await shop.createBuyer(PRICE), await shop.createBuyer(PRICE)]
    const { order, items } = await buyItems(holder, serviceId, 1)
    const body = { serviceId, amount: 1, contactInfo: '@me' }
    const [made, bought] = await Promise.all([
      claimed(holder, order.id, { items }),
      second.callAs(buyer)(api.orders.owner, { body }),
    ])
    assert.equal(bought.success, made.status === 'waiting')
    if (!bought.success) assert.equal(bought.code, 'SERVICE_UNAVAILABLE_NOW')
    assert.equal(await shop.balanceOf(buyer), bought.success ? 0 : PRICE)
    assert.deepEqual(await countsOf(serviceId), [0, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('two operators decide one claim at once: one decision, one refund, and the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const serviceId = await createStockedService(shop, { items: 5 })
    const buyer = await shop.createBuyer(2 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 2)
    const { id } = await claimed(buyer, order.id, { items })
    const params = { id }
    const reason = 'Decided'
    const answers = await Promise.all([
      shop.operator.call(api.warrantyOperator.refund, { params, body: { amount: 2 * PRICE, reason } }),
      second.callAs(shop.operator)(api.warrantyOperator.replace, { params, body: {} }),
      shop.operator.call(api.warrantyOperator.refuse, { params, body: { reason } }),
    ])
    assert.deepEqual(answers.map((it) => (it.success ? 'decided' : it.code)).sort(), [
      'CONFLICT',
      'CONFLICT',
      'decided',
    ])
    const { claims } = expectData(await buyer.call(api.warranty.mine, { params: { id: order.id } }))
    const status = claims[0]?.status
    assert.equal(await shop.balanceOf(buyer), status === 'refunded' ? 2 * PRICE : 0)
    assert.deepEqual(await countsOf(serviceId), status === 'replaced' ? [1, 4] : [3, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** Where a process can be killed: while the claim is written, while items are taken and given, and when it is said. */
const places = {
  'warranty.claims': sql`warranty.claims`,
  'warranty.claimed_items': sql`warranty.claimed_items`,
  'stock.free': sql`stock.free`,
  'stock.handed_out': sql`stock.handed_out`,
  'stock.changes': sql`stock.changes`,
  'orders.timeline': sql`orders.timeline`,
}

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
    assert.deepEqual(await countsOf(serviceId), [3, 3])
    const again = expectData(await claim(buyer.call, order.id, broken, key))
    assert.equal(again.claim.status, 'replaced')
    assert.deepEqual(await countsOf(serviceId), [1, 5])
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
