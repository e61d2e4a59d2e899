import assert from 'node:assert/strict'
import { test } from 'node:test'
import { racedStock } from '#test/raced-stock.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000
const { stockedService, order, sellToMany } = racedStock(server, shop)

test('the last item bought by two at once: one has it, the other keeps the money', async () => {
  const buyers = await runConcurrently(2, () => shop.createBuyer(10 * PRICE))
  const balances = () => Promise.all(buyers.map((it) => shop.balanceOf(it)))
  for (let round = 0; round < 10; round++) {
    const serviceId = await stockedService(1)
    const had = await balances()
    const answers = await Promise.all(buyers.map((it) => order(it.call, serviceId, 1)))
    assert.deepEqual(answers.map((it) => (it.success ? 'sold' : it.code)).sort(), ['SERVICE_UNAVAILABLE_NOW', 'sold'])
    assert.deepEqual(
      await balances(),
      had.map((it, at) => (answers[at]?.success ? it - PRICE : it)),
    )
  }
})

test('many buyers, few items: none is sold twice, and paid is delivered', () =>
  sellToMany({ stock: 15, buyers: 10, most: 4, otherCall: ({ call }) => call }))
