import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { deleteOldFiles } from './delete-files.ts'
import { MAX_LOG_LINES } from './engine-limits.ts'

const site = await startRecordingSite()
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
const SECONDS = 3
const limits = { ...server.config.botLimits, runHours: SECONDS / 3_600, requestsPerSecond: 20 }
await runBots({ ...server, config: { ...server.config, botLimits: limits } })
const scripted = await shop.createBotService('scripted')
const notesOf = async (buyer: Person, id: string) => {
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id } }))
  return log.filter((it) => it.from === 'shop').map((it) => it.text)
}

test('a run asks the web no more often than it may', async () => {
  const buyer = await shop.createBuyer(1_000)
  const begin = performance.now()
  const order = await shop.uploadLines(buyer, scripted, makeLines(31, `get ${site.url}paced?`))
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.equal(site.asked.filter((it) => it.startsWith('/paced')).length, 31)
  assert.ok(performance.now() - begin > 1_490, '30 gaps of 50 ms')
})

test('the time for one run is over: it ends, and what was not done goes back', async () => {
  const buyer = await shop.createBuyer(100_000)
  const order = await shop.uploadLines(buyer, scripted, makeLines(5_000, 'slow 20'))
  const { order: ended, run } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  const { ok, total } = run.progress
  assert.ok(ok > 0 && ok < total)
  assert.equal(ended.refunded, (total - ok) * LINE_PRICE)
  assert.deepEqual(await notesOf(buyer, order.id), ['begun', 'out-of-time'])
})

// Proves S3.24.
test('paid days that are over end their run', async () => {
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 100, maxAmount: 30 })
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, daily, makeLines(5_000, 'slow 50'), { amount: 1 })
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 0)
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set expires_at = now() where id = ${order.id}`),
  )
  await eventually(async () => (await notesOf(buyer, order.id)).includes('expired'))
  const held = await server.db.transaction((tx) =>
    tx.get<{ holder: string | null }>(sql`select holder from bots.runs where order_id = ${order.id}`),
  )
  assert.equal(held.holder, null)
})

test('a log is kept as far as there is room, which is said once; the run goes on', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await shop.uploadLines(buyer, scripted, [...makeLines(8, 'slow 600'), ...makeLines(10, 'say')])
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  expectData(await buyer.call(api.bots.pause, { params: { id: order.id } }))
  await eventually(async () => (await notesOf(buyer, order.id)).includes('paused'))
  await server.db.transaction((tx) =>
    tx.run(sql`update bots.runs set log_lines = ${MAX_LOG_LINES - 3} where order_id = ${order.id}`),
  )
  expectData(await buyer.call(api.bots.start, { params: { id: order.id } }))
  const { order: done } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.equal(done.progress?.ok, 18)
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.equal(log.filter((it) => it.from === 'bot').length, 3)
  assert.equal(log.filter((it) => it.text === 'log-full').length, 1)
})

// Proves R64.
test('lines, results and log are deleted when their days are over, and that is said; money and counts stay', async () => {
  const buyer = await shop.createBuyer(1_000)
  const [order, young] = [
    await shop.uploadLines(buyer, scripted, ['say one', 'fail two']),
    await shop.uploadLines(buyer, scripted, ['say three']),
  ]
  const { run } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  await shop.waitForRun(buyer, young.id, (it) => it.order.orderStatus === 'success')
  const days = (Date.parse(run.filesUntil ?? '') - Date.now()) / 86_400_000
  assert.ok(days > 29.9 && days <= 30, 'the day is told')
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set finished_at = now() - interval '31 days' where id = ${order.id}`),
  )
  await deleteOldFiles(server.db, createLog('silent', 'test'), 30)
  const now = await shop.run(buyer, order.id)
  assert.equal(now.run.filesGone, true)
  assert.deepEqual(now.run.progress, run.progress)
  assert.deepEqual(now.order.progress, { total: 2, ok: 1, failed: 1 })
  assert.deepEqual(await shop.results(buyer, order.id), [])
  const left = await server.owner.transaction((tx) =>
    tx.get<{ count: number }>(sql`
      select (select count(*) from orders.inputs where order_id = ${order.id})
        + (select count(*) from bots.results where order_id = ${order.id})
        + (select count(*) from bots.log where order_id = ${order.id}) as count`),
  )
  assert.equal(left.count, 0)
  assert.equal((await shop.results(buyer, young.id)).length, 1, 'what is younger stays')
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
