import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { startTestServer } from '#test/test-server.ts'
import { startWorker } from '#test/worker-process.ts'

const site = await startRecordingSite(5)
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
const scripted = await shop.createBotService('scripted')
const once = await shop.createBotService('scripted-once')
const linesDone = (total: number) => Array.from({ length: total }, (_, at) => at + 1)
const isOver = (it: { order: { orderStatus: string } }) =>
  it.order.orderStatus !== 'in-progress' && it.order.orderStatus !== 'pending'

// Kills need many lines: a busy machine does hundreds between two checks.
test('kill -9 of workers at any line: the run goes on elsewhere, no line lost, none twice, none billed twice', async () => {
  const buyer = await shop.createBuyer(100_000)
  const order = await shop.uploadLines(buyer, scripted, makeLines(3_000, 'slow 30'))
  let worker = await startWorker(server)
  for (let kill = 0; kill < 4; kill++) {
    const { run } = await shop.run(buyer, order.id)
    const before = run.progress.ok
    await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > before + 50)
    await sleep(Math.random() * 300)
    const dying = worker
    process.kill(dying.pid, 'SIGKILL')
    worker = await startWorker(server)
    const { run: dead } = await shop.run(buyer, order.id)
    await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > dead.progress.ok)
  }
  const { order: done } = await shop.waitForRun(buyer, order.id, isOver)
  assert.deepEqual([done.orderStatus, done.progress], ['success', { total: 3_000, ok: 3_000, failed: 0 }])
  assert.deepEqual(
    (await shop.results(buyer, order.id)).map((it) => it.line),
    linesDone(3_000),
  )
  assert.equal(await shop.balanceOf(buyer), 100_000 - 3_000 * LINE_PRICE)
  worker.child.kill('SIGTERM')
  await worker.gone
})

test('lines that must not be done twice are asked for once each, whatever is killed; those in doubt are not billed', async () => {
  const buyer = await shop.createBuyer(100_000)
  const settings = { address: `${site.url}once`, token: 'abcd' }
  const order = await shop.uploadLines(buyer, once, makeLines(1_200), { settings })
  let worker = await startWorker(server)
  for (let kill = 0; kill < 3; kill++) {
    const { run } = await shop.run(buyer, order.id)
    await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > run.progress.ok + 20)
    process.kill(worker.pid, 'SIGKILL')
    worker = await startWorker(server)
  }
  const { order: done, run } = await shop.waitForRun(buyer, order.id, isOver)
  const { ok, failed, skipped } = run.progress
  assert.deepEqual([done.orderStatus, failed, ok + skipped], ['success', 0, 1_200])
  assert.ok(skipped > 0 && skipped <= 3 * 8, `${skipped} lines were in doubt`)
  const asked = site.asked.filter((it) => it.startsWith('/once'))
  assert.equal(new Set(asked).size, asked.length, 'no line was asked for twice')
  assert.equal(done.refunded, skipped * LINE_PRICE)
  worker.child.kill('SIGTERM')
  await worker.gone
})

test('a worker that freezes past its lease and wakes again writes nothing more', async () => {
  const buyer = await shop.createBuyer(100_000)
  const frozen = await startWorker(server)
  const order = await shop.uploadLines(buyer, scripted, makeLines(1_500, 'slow 20'))
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 20)
  const holderOf = () =>
    server.db.transaction((tx) =>
      tx.get<{ holder: string | null; fence: number }>(
        sql`select holder, fence from bots.runs where order_id = ${order.id}`,
      ),
    )
  const before = await holderOf()
  process.kill(frozen.pid, 'SIGSTOP')
  const other = await startWorker(server)
  await eventually(async () => (await holderOf()).fence > before.fence)
  process.kill(frozen.pid, 'SIGCONT')
  const { order: done } = await shop.waitForRun(buyer, order.id, isOver)
  assert.deepEqual([done.orderStatus, done.progress], ['success', { total: 1_500, ok: 1_500, failed: 0 }])
  assert.deepEqual(
    (await shop.results(buyer, order.id)).map((it) => it.line),
    linesDone(1_500),
  )
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.ok(log.some((it) => it.text === 'taken-over'))
  frozen.child.kill('SIGKILL')
  other.child.kill('SIGTERM')
  await other.gone
})

test('SIGTERM hands a run on at once', async () => {
  const buyer = await shop.createBuyer(100_000)
  const leaving = await startWorker(server)
  const order = await shop.uploadLines(buyer, scripted, makeLines(1_000, 'slow 20'))
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 20)
  const staying = await startWorker(server)
  leaving.child.kill('SIGTERM')
  await leaving.gone
  const { order: done } = await shop.waitForRun(buyer, order.id, isOver)
  assert.deepEqual([done.orderStatus, done.progress?.ok], ['success', 1_000])
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.ok(!log.some((it) => it.text === 'taken-over'), 'nobody had to find out that it was gone')
  staying.child.kill('SIGTERM')
  await staying.gone
})

test('a file that kills its bot every time ends as failed with one refund, and others run', async () => {
  const worker = await startWorker(server)
  const [buyer, other] = [await shop.createBuyer(10_000), await shop.createBuyer(10_000)]
  const [poison, greedy] = [
    await shop.uploadLines(buyer, scripted, makeLines(100, 'exit')),
    await shop.uploadLines(buyer, scripted, makeLines(50, 'eat')),
  ]
  const fine = await shop.uploadLines(other, scripted, makeLines(50, 'slow 5'))
  await shop.waitForRun(other, fine.id, (it) => it.order.orderStatus === 'success')
  for (const { id, totalCash } of [poison, greedy]) {
    const { order: failed } = await shop.waitForRun(buyer, id, isOver)
    assert.deepEqual([failed.orderStatus, failed.botStatus, failed.refunded], ['failed', 'error', totalCash])
  }
  assert.equal(await shop.balanceOf(buyer), 10_000)
  worker.child.kill('SIGTERM')
  await worker.gone
})

test('one bad line among good ones is skipped, the others are done', async () => {
  const worker = await startWorker(server)
  const buyer = await shop.createBuyer(10_000)
  const lines = makeLines(60, 'slow 1')
  lines.splice(20, 1, 'exit')
  lines.splice(40, 1, 'eat')
  const order = await shop.uploadLines(buyer, scripted, lines)
  const { order: done, run } = await shop.waitForRun(buyer, order.id, isOver)
  assert.deepEqual([done.orderStatus, run.progress.ok, run.progress.skipped], ['success', 58, 2])
  assert.deepEqual(
    (await shop.results(buyer, order.id, 'skipped')).map((it) => it.input),
    ['exit', 'eat'],
  )
  worker.child.kill('SIGTERM')
  await worker.gone
})

test('a run that brings its worker down each time gives up with one refund', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 600000', 'slow 600001'])
  const timesTaken = async () => {
    const [row] = await server.owner.transaction((tx) =>
      tx.all<{ fence: number }>(sql`select fence::int from bots.runs where order_id = ${order.id}`),
    )
    return row?.fence ?? 0
  }
  for (let isEnded = false; !isEnded; ) {
    const before = await timesTaken()
    const worker = await startWorker(server)
    // Does not check the holder: a late write of the killed node could look like a new lease.
    await eventually(async () => {
      isEnded = isOver(await shop.run(buyer, order.id))
      return isEnded || (await timesTaken()) > before
    })
    process.kill(worker.pid, 'SIGKILL')
    await worker.gone
    await server.owner.transaction((tx) =>
      tx.run(sql`update bots.runs set lease_until = now() where order_id = ${order.id} and holder is not null`),
    )
  }
  const { order: failed } = await shop.run(buyer, order.id)
  assert.deepEqual([failed.orderStatus, failed.refunded], ['failed', 2 * LINE_PRICE])
  assert.equal(await shop.balanceOf(buyer), 10_000)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
