import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
await runBots(server)
const scripted = await shop.createBotService('scripted')
const daily = await shop.createBotService('scripted', { billing: 'day', price: 10, maxAmount: 30 })

const act = (buyer: Person, what: 'start' | 'pause' | 'stop', id: string) =>
  buyer.call(api.bots[what], { params: { id } })
const notesOf = async (buyer: Person, id: string) => {
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id } }))
  return log.filter((it) => it.from === 'shop').map((it) => it.text)
}

test('paid days that were stopped while they were paused begin again with the first line', async () => {
  const buyer = await shop.createBuyer(1_000)
  // The line is so far that the second run has not reached it, even on a busy machine.
  const order = await shop.uploadLines(buyer, daily, makeLines(400, 'slow 200'), { amount: 1 })
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 60)
  expectData(await act(buyer, 'pause', order.id))
  await eventually(async () => (await notesOf(buyer, order.id)).includes('paused'))
  expectData(await act(buyer, 'stop', order.id))
  const { run: stopped } = await shop.run(buyer, order.id)
  expectData(await act(buyer, 'start', order.id))
  const { run } = await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  assert.notEqual(run.startedAt, stopped.startedAt)
  assert.ok(run.progress.ok < stopped.progress.ok)
  assert.deepEqual(await notesOf(buyer, order.id), ['begun', 'paused', 'begun'])
  expectData(await act(buyer, 'pause', order.id))
  expectData(await act(buyer, 'start', order.id))
  const { run: after } = await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 10)
  assert.equal(after.startedAt, run.startedAt, 'a pause keeps the place')
})

test('paid days that were stopped and started at once begin with the first line', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, daily, makeLines(400, 'slow 50'), { amount: 1 })
  const { run: before } = await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 10)
  expectData(await act(buyer, 'stop', order.id))
  expectData(await act(buyer, 'start', order.id))
  const { run } = await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  assert.notEqual(run.startedAt, before.startedAt)
})

test('pause and start before anybody saw the pause: it is soon said to run again', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 100', ...makeLines(50, 'slow 60000')])
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok === 1)
  expectData(await act(buyer, 'pause', order.id))
  expectData(await act(buyer, 'start', order.id))
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  expectData(await act(buyer, 'stop', order.id))
})
