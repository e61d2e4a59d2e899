import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refillShop } from '#test/refill-shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { waitingRefill, refillOf } = refillShop(server, shop)

test('several send at once: the supplier is asked for one refill', async () => {
  const { claimId, supplier } = await waitingRefill()
  await Promise.all([1, 2, 3, 4].map(() => shop.sendRefills()))
  assert.equal(supplier.panel.calls('refill'), 1)
  assert.equal((await refillOf(claimId)).tries, 1)
})
