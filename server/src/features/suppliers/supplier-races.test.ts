import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { runConcurrently } from '#test/shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { orderInStorm } from '#test/supplier-storm.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const PRICE = 1_000

for (const repeatsSafely of [false, true])
  test(`suppliers that fail, several senders${repeatsSafely ? ', safe repeats' : ''}: each order is there at most once`, () =>
    orderInStorm(server, shop, { repeatsSafely, buyers: 1 }))

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

test('several ask what became of an order at once: it is applied once', async () => {
  const { buyer } = await shop.halfDelivered()
  await Promise.all([shop.askAll(), shop.askAll(), shop.askAll()])
  await shop.askAll()
  assert.equal(await shop.balanceOf(buyer), 5 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})
