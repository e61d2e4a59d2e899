import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { runBots } from '#test/bot-node.ts'
import { act, createBotShop, LINE_PRICE, makeLines, untilReleased } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { startTestServer } from '#test/test-server.ts'

const site = await startRecordingSite(20)
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
await runBots(server)
const scripted = await shop.createBotService('scripted')
const pages = (count: number) => makeLines(count, `get ${site.url}page`).map((it) => it.replace(/ (\d+)$/, '$1'))

// Proves S3.73, S4.1, S4.2.
test('pause keeps the place and is soon quiet; start goes on from there; no line twice', async () => {
  const buyer = await shop.createBuyer(100_000)
  const order = await shop.uploadLines(buyer, scripted, pages(60))
  await eventually(() => site.asked.length > 20)
  const paused = expectData(await act(buyer, 'pause', order.id))
  assert.equal(paused.order.botStatus, 'paused')
  await untilReleased(server, order.id)
  const quiet = site.asked.length
  await sleep(500)
  assert.equal(site.asked.length, quiet, 'nothing is asked for while it is paused')
  expectRefusal(await act(buyer, 'pause', order.id), 409, 'INVALID_TRANSITION')
  expectData(await act(buyer, 'start', order.id))
  const { order: done } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(done.progress, { total: 60, ok: 60, failed: 0 })
  const lines = (await shop.results(buyer, order.id)).map((it) => it.line)
  assert.deepEqual(
    lines,
    Array.from({ length: 60 }, (_, at) => at + 1),
  )
})

// Proves S4.5.
test('stop before anything was done is a cancellation with all money back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 60000'])
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  const { order: now } = expectData(await act(buyer, 'stop', order.id))
  assert.deepEqual([now.orderStatus, now.refunded], ['cancel', LINE_PRICE])
  expectRefusal(await act(buyer, 'start', order.id), 409, 'INVALID_TRANSITION')
  const [row] = await shop.results(buyer, order.id)
  assert.deepEqual([row?.status, row?.input], ['skipped', 'slow 60000'])
})

test('nobody else can look at a run or control it', async () => {
  const [buyer, other] = [await shop.createBuyer(1_000), await shop.createBuyer(1_000)]
  const order = await shop.uploadLines(buyer, scripted, ['slow 600000'])
  const params = { id: order.id }
  for (const endpoint of [api.bots.start, api.bots.pause, api.bots.stop, api.bots.run, api.bots.results] as const)
    expectRefusal(await other.call(endpoint, { params }), 404, 'NOT_FOUND')
  expectRefusal(await other.call(api.botsOperator.stop, { params, body: { reason: 'x' } }), 403, 'FORBIDDEN')
  expectData(await act(buyer, 'stop', order.id))
})
