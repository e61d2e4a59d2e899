import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { runBots } from '#test/bot-node.ts'
import { manyLines, openBotShop } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { openMarket, type Person } from '#test/market.ts'

const market = await openMarket()
const shop = await openBotShop(market)
await runBots(market)
const scripted = await shop.offersBot('scripted')
const daily = await shop.offersBot('scripted', { billing: 'day', price: 10, maxAmount: 30 })

const act = (buyer: Person, what: 'start' | 'pause' | 'stop', id: string) =>
  buyer.call(api.bots[what], { params: { id } })
const notesOf = async (buyer: Person, id: string) => {
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id } }))
  return log.filter((it) => it.from === 'shop').map((it) => it.text)
}

test('paid days that were stopped while they were paused begin again with the first line', async () => {
  const buyer = await shop.hasBuyer(1_000)
  const order = await shop.uploads(buyer, daily, manyLines(400, 'slow 50'), { amount: 1 })
  await shop.until(buyer, order.id, (it) => it.run.progress.ok > 10)
  expectData(await act(buyer, 'pause', order.id))
  await eventually(async () => (await notesOf(buyer, order.id)).includes('paused'))
  expectData(await act(buyer, 'stop', order.id))
  const { run: stopped } = await shop.run(buyer, order.id)
  expectData(await act(buyer, 'start', order.id))
  const { run } = await shop.until(buyer, order.id, (it) => it.order.botStatus === 'running')
  assert.notEqual(run.startedAt, stopped.startedAt)
  assert.ok(run.progress.ok < stopped.progress.ok)
  assert.deepEqual(await notesOf(buyer, order.id), ['begun', 'paused', 'begun'])
  expectData(await act(buyer, 'pause', order.id))
  expectData(await act(buyer, 'start', order.id))
  const { run: after } = await shop.until(buyer, order.id, (it) => it.run.progress.ok > 10)
  assert.equal(after.startedAt, run.startedAt, 'a pause keeps the place')
})

test('paid days that were stopped and started at once begin with the first line', async () => {
  const buyer = await shop.hasBuyer(1_000)
  const order = await shop.uploads(buyer, daily, manyLines(400, 'slow 50'), { amount: 1 })
  const { run: before } = await shop.until(buyer, order.id, (it) => it.run.progress.ok > 10)
  expectData(await act(buyer, 'stop', order.id))
  expectData(await act(buyer, 'start', order.id))
  const { run } = await shop.until(buyer, order.id, (it) => it.order.botStatus === 'running')
  assert.notEqual(run.startedAt, before.startedAt)
})

test('pause and start before anybody saw the pause: it is soon said to run again', async () => {
  const buyer = await shop.hasBuyer(1_000)
  const order = await shop.uploads(buyer, scripted, ['slow 100', ...manyLines(50, 'slow 60000')])
  await shop.until(buyer, order.id, (it) => it.run.progress.ok === 1)
  expectData(await act(buyer, 'pause', order.id))
  expectData(await act(buyer, 'start', order.id))
  await shop.until(buyer, order.id, (it) => it.order.botStatus === 'running')
  expectData(await act(buyer, 'stop', order.id))
})
