import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
await runBots(server)
const service = await shop.createBotService('does-nothing')

test('100,000 lines, cancelled half-way: billed = processed, the rest back once, memory bounded', async () => {
  const buyer = await shop.createBuyer(2_000_000)
  const order = await shop.uploadLines(buyer, service, makeLines(100_000))
  const before = process.memoryUsage.rss()
  let most = 0
  await eventually(async () => {
    most = Math.max(most, process.memoryUsage.rss())
    return (await shop.run(buyer, order.id)).run.progress.ok > 20_000
  })
  const { order: cancelled, refunded } = expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
  const ok = cancelled.progress?.ok ?? 0
  assert.ok(ok > 20_000 && ok < 100_000, `cancelled after ${ok} lines`)
  assert.equal(refunded, (100_000 - ok) * LINE_PRICE)
  assert.equal(await shop.balanceOf(buyer), 2_000_000 - ok * LINE_PRICE)
  const count = async (status: string) =>
    expectData(await buyer.call(api.bots.results, { params: { id: order.id }, query: { limit: '1', status } })).total
  assert.deepEqual([await count('ok'), await count('skipped')], [ok, 100_000 - ok], 'billed = processed')
  assert.ok(most - before < 300 * 1024 * 1024, `memory grew by ${Math.round((most - before) / 1024 / 1024)} MB`)
})

// Proves R39.
test('100,000 lines to the end, downloaded whole, each once', async () => {
  const buyer = await shop.createBuyer(2_000_000)
  const order = await shop.uploadLines(buyer, service, makeLines(100_000))
  const { order: done } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(done.progress, { total: 100_000, ok: 100_000, failed: 0 })
  const get = async (query: string) => {
    const answer = await fetch(`${server.url}/api/user/order/${order.id}/results?${query}`, {
      headers: { authorization: `Bearer ${buyer.accessToken}` },
    })
    assert.match(answer.headers.get('content-disposition') ?? '', /attachment/)
    return (await answer.text()).trim().split('\n')
  }
  const csv = await get('format=csv')
  assert.equal(csv.length, 100_001)
  assert.equal((await get('format=txt&status=ok')).length, 100_000)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
