import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { encrypt } from '#platform/crypto.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { fileOf, testBots } from '#test/bots/test-bots.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ botModules: [...testBots, fileOf('forges-answers')] })
const shop = await createBotShop(server)

test('an answer that the database would not take is made plain, and the run goes on', async () => {
  const { stop } = await runBots(server)
  const forges = await shop.createBotService('forges-answers')
  const buyer = await shop.createBuyer(1_000)
  const words = `a\0b\u202E${'long '.repeat(300)}`
  const order = await shop.uploadLines(buyer, forges, [JSON.stringify({ done: [[1, 'ok', words]] })])
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  const [row] = await shop.results(buyer, order.id)
  assert.match(row?.text ?? '', /^a b long long .{1,500}…$/)
  await stop()
})

test('settings that cannot be opened any more: the run gives up, and all money goes back', async () => {
  const once = await shop.createBotService('scripted-once')
  const buyer = await shop.createBuyer(1_000)
  const settings = { address: 'http://localhost/', token: 'abcd' }
  const order = await shop.uploadLines(buyer, once, ['one', 'two'], { settings })
  const sealed = encrypt(JSON.stringify(settings), 'another secret', 'settings of bots')
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.inputs set settings = ${sealed} where order_id = ${order.id}`),
  )
  await runBots(server)
  const { order: failed } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'failed')
  assert.deepEqual([failed.botStatus, failed.refunded], ['error', order.totalCash])
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.equal(log.at(-1)?.text, 'gave-up')
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
