import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endTwice } from '#test/refund-races.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 333 })

// Proves R47.
test('refund against completion at the same instant, 200 rounds: never both, never neither', async () => {
  const delivered = await endTwice(shop, await shop.createBuyer(1_000_000), service, 200)
  assert.ok(delivered > 0 && delivered < 200, `one side always won: ${delivered} of 200`)
  assert.deepEqual(await shop.brokenBooks(), [])
})
