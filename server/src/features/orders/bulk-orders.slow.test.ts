import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)

// Proves R39.
test('100,000 lines are counted, paid and kept; the same file again is recognised', async () => {
  const bot = await shop.createService({
    ...{ price: 15, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED', maxAmount: 100_000 },
  })
  const buyer = await shop.createBuyer(9_000_000)
  const check = (upload: object) => buyer.call(api.orders.checkUpload, { body: { serviceId: bot, ...upload } as never })
  const content = Array.from({ length: 100_000 }, (_, index) => `https://example.com/${index}`).join('\n')
  const file = { fileName: 'links.txt', content }
  const checked = expectData(await check(file))
  assert.deepEqual(
    [checked.lines, checked.valid, checked.total, checked.seenBefore],
    [100_000, 100_000, 1_500_000, null],
  )
  const body = { serviceId: bot, contactInfo: '@me', acceptTotal: 1_500_000, ...file }
  const placed = expectData(await buyer.call(api.orders.autoBotUpload, { body })).order
  assert.equal(placed.amount, 100_000)
  assert.equal(expectData(await check(file)).seenBefore, placed.orderCode)
  const stranger = await shop.createBuyer(1)
  const seen = await stranger.call(api.orders.checkUpload, { body: { serviceId: bot, ...file } })
  assert.equal(expectData(seen).seenBefore, null)
})
