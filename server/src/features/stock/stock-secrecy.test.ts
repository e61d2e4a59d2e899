import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const logged: string[] = []
const server = await startTestServer({ logLevel: 'trace' }, (line) => logged.push(line))
const shop = await createShop(server)

test('what an item says is in no line of the log, when it is added, sold, read and looked for', async () => {
  const id = await shop.createService({ mode: 'single', price: 1_000 })
  const value = `198.51.100.7:8080:user:${randomUUID()}`
  const params = { id }
  expectData(await shop.operator.call(api.stock.add, { params, body: { lines: [value, value, ''] } }))
  const buyer = await shop.createBuyer(10_000)
  const body = { serviceId: id, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() }))
  const { items } = expectData(await buyer.call(api.goods.mine, { params: { id: order.id } }))
  assert.deepEqual(
    items.map((it) => it.value),
    [value],
  )
  await shop.operator.call(api.stock.add, { params, body: { lines: [value] } })
  const all = logged.join('\n')
  assert.ok(all.includes('/stock') && all.includes('/goods'))
  for (const form of [value, encodeURIComponent(value), value.split(':').at(-1) ?? '']) assert.ok(!all.includes(form))
})
