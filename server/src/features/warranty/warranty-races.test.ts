import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { claimAtOnce, decideAtOnce, replaceWhileBought } from '#test/warranty-races.ts'
import { buyItems, claimed, countsOf, createStockedService } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000
const callOf = (person: Person) => person.call

test('the same item claimed many times at once: one claim, one replacement', () => claimAtOnce(shop, callOf))

test('claims of different items at once stay within the part that is replaced without an operator', async () => {
  const serviceId = await createStockedService(shop, { items: 30, replacePercent: 30 })
  const buyer = await shop.createBuyer(10 * PRICE)
  const { order, items } = await buyItems(buyer, serviceId, 10)
  const claims = await Promise.all(items.map((item) => claimed(buyer, order.id, { items: [item] })))
  assert.equal(claims.filter((it) => it.status === 'replaced').length, 3)
  assert.equal(claims.filter((it) => it.status === 'waiting').length, 7)
  assert.deepEqual(await countsOf(shop, serviceId), [17, 13])
})

test('a replacement while the last item is bought: one of them has it, and nothing is there twice', () =>
  replaceWhileBought(shop, callOf, 3))

// Proves S10.57.
test('two operators decide one claim at once: one decision, one refund, and the other is told', () =>
  decideAtOnce(shop, callOf, 3))
