import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, makeLines } from '#test/bot-shop.ts'
import { fileOf, testBots } from '#test/bots/test-bots.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ botModules: [...testBots, fileOf('slow-to-start')] })
const shop = await createBotShop(server)
const limits = { ...server.config.botLimits, runsPerNode: 2, runsPerCustomer: 2 }
const LEASE_MS = 2_000
await runBots({ ...server, config: { ...server.config, botLimits: limits } }, { sliceMs: 700, leaseMs: LEASE_MS })
const scripted = await shop.createBotService('scripted')

test('a bot that takes long to start comes to its lines, however many wait for its place', async () => {
  const slow = await shop.createBotService('slow-to-start')
  const buyers = await Promise.all(makeLines(5).map(() => shop.createBuyer(1_000)))
  const orders = await Promise.all(
    buyers.map(async (it) => [it, await shop.uploadLines(it, slow, makeLines(20))] as const),
  )
  for (const [buyer, { id }] of orders) {
    const { order } = await shop.waitForRun(buyer, id, (it) => /success|failed/.test(it.order.orderStatus))
    assert.deepEqual([order.orderStatus, order.progress?.ok], ['success', 20])
  }
})

test('runs whose bot is not installed any more keep no other from its place', async () => {
  const buyer = await shop.createBuyer(10_000)
  const lost = await Promise.all(makeLines(3).map((it) => shop.uploadLines(buyer, scripted, [`slow 60000 ${it}`])))
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.inputs set bot_id = 'gone' where order_id = any (${lost.map((it) => it.id)}::uuid[])`),
  )
  for (const { id } of lost) {
    // A node took some of the runs up before their bot was gone.
    await buyer.call(api.bots.pause, { params: { id } })
    await sleep(700)
    expectData(await buyer.call(api.bots.start, { params: { id } }))
  }
  const others = await Promise.all(makeLines(6).map((it) => shop.uploadLines(buyer, scripted, [`slow 300 ${it}`])))
  for (const { id } of others) await shop.waitForRun(buyer, id, (it) => it.order.orderStatus === 'success')
  for (const { id } of lost) expectData(await buyer.call(api.bots.stop, { params: { id } }))
})

test('a run that somebody keeps locked does not cost a node the others', async () => {
  const [buyer, other] = [await shop.createBuyer(1_000), await shop.createBuyer(10_000)]
  const locked = await shop.uploadLines(buyer, scripted, ['slow 60000'])
  const order = await shop.uploadLines(other, scripted, makeLines(200, 'slow 200'))
  await shop.waitForRun(buyer, locked.id, (it) => it.order.botStatus === 'running')
  await shop.waitForRun(other, order.id, (it) => it.run.progress.ok > 0)
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from bots.runs where order_id = ${locked.id} for update`)
    await sleep(2 * LEASE_MS)
  })
  await shop.waitForRun(other, order.id, (it) => it.order.orderStatus === 'success')
  const { log } = expectData(await other.call(api.bots.run, { params: { id: order.id } }))
  assert.deepEqual(
    log.map((it) => it.text),
    ['begun', 'finished'],
  )
  expectData(await buyer.call(api.bots.stop, { params: { id: locked.id } }))
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
