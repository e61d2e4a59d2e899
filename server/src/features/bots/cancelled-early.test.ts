import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { startTestServer } from '#test/test-server.ts'

const quick = await startRecordingSite()
const mayAnswer = Promise.withResolvers<void>()
const slow = await startRecordingSite(mayAnswer.promise)
const hanging = await startRecordingSite(60_000)
const sites = [quick, slow, hanging]
after(() => sites.map((it) => it.close()))
const server = await startTestServer({ botAllowHosts: allowedHosts(sites.map((it) => it.host).join(',')) })
const shop = await createBotShop(server)
// Saves nothing by itself, so that every answer before the cancellation comes too late. The longer halt gives a busy
// machine time for answers that exist.
await runBots(server, { saveMs: 60_000, haltMs: 2_000 })
const repeatable = await shop.createBotService('scripted')
const once = await shop.createBotService('scripted-once')

async function cancel(buyer: Awaited<ReturnType<typeof shop.createBuyer>>, id: string, onCancelled = () => {}) {
  const { refundQuote } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  const query = { acceptRefund: String(refundQuote) }
  const { refunded } = expectData(await buyer.call(api.orders.cancel, { params: { id }, query }))
  onCancelled()
  await eventually(async () => {
    const { log } = expectData(await buyer.call(api.bots.run, { params: { id } }))
    return log.some((it) => it.text === 'cancelled')
  })
  return refunded
}

// Proves R65.
test('what a bot answered after the order was cancelled is not billed, and only operators can read it', async () => {
  const buyer = await shop.createBuyer(1_000)
  const lines = [...makeLines(5, `get ${quick.url}secret?`), 'slow 600000']
  const order = await shop.uploadLines(buyer, repeatable, lines)
  await eventually(async () => quick.asked.length === 5)
  // Waits until the node has the answers, which nothing outside shows; a busy machine needs the time.
  await sleep(1_500)
  assert.equal(await cancel(buyer, order.id), 6 * LINE_PRICE)
  assert.equal(await shop.balanceOf(buyer), 1_000)

  const params = { id: order.id }
  const late = (await shop.results(buyer, order.id)).filter((it) => it.problem?.code === 'tooLate')
  assert.equal(late.length, 5)
  for (const { text, problem } of late) {
    assert.equal(text, 'Finished after the order had ended; not charged')
    assert.equal(problem?.detail, '')
  }
  const kept = expectData(await shop.operator.call(api.botsOperator.lateAnswers, { params })).items
  assert.deepEqual(
    kept.map((it) => it.problem?.detail),
    makeLines(5, `${quick.url}secret?`),
  )
  const entry = await server.db.transaction((tx) =>
    tx.find<{ operatorId: string }>(sql`
      select operator_id as "operatorId" from audit.entries
      where subject = ${order.id} and action = 'bot.read-late-answers'`),
  )
  assert.equal(entry?.operatorId, shop.operator.id)
  const asBuyer = await buyer.call(api.botsOperator.lateAnswers, { params })
  expectRefusal(asBuyer, 403, 'FORBIDDEN')
  for (const format of ['csv', 'json']) {
    const answer = await fetch(`${server.url}/api/user/order/${order.id}/results?format=${format}&status=skipped`, {
      headers: { authorization: `Bearer ${buyer.accessToken}` },
    })
    const said = (await answer.text()).replaceAll(`get ${quick.url}secret`, '')
    assert.ok(!said.includes('secret'), `an answer is in the ${format}`)
  }
})

test('lines in the hands of a bot that must not repeat them are paid for, and their answers can be read', async () => {
  const buyer = await shop.createBuyer(1_000)
  const settings = { address: slow.url, token: 'abcd' }
  const order = await shop.uploadLines(buyer, once, makeLines(40), { settings })
  await eventually(async () => slow.asked.length === 8)
  assert.equal(await cancel(buyer, order.id, mayAnswer.resolve), 32 * LINE_PRICE)
  assert.equal(await shop.balanceOf(buyer), 1_000 - 8 * LINE_PRICE)
  const answered = await shop.results(buyer, order.id, 'ok')
  assert.equal(answered.length, 8)
  for (const { text } of answered) assert.match(text, /^asked for line/)
  const { order: now } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual([now.progress?.ok, now.refunded], [8, 32 * LINE_PRICE])
})

test('they are paid for also when no answer comes, and the refund stays what was quoted', async () => {
  const buyer = await shop.createBuyer(1_000)
  const settings = { address: hanging.url, token: 'abcd' }
  const order = await shop.uploadLines(buyer, once, makeLines(40), { settings })
  await eventually(async () => hanging.asked.length === 8)
  assert.equal(await cancel(buyer, order.id), 32 * LINE_PRICE)
  const failed = await shop.results(buyer, order.id, 'failed')
  assert.equal(failed.filter((it) => it.problem?.code === 'notRepeated').length, 8)
  assert.equal(await shop.balanceOf(buyer), 1_000 - 8 * LINE_PRICE)
})

test('pausing first does not give them back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const before = hanging.asked.length
  const settings = { address: hanging.url, token: 'abcd' }
  const order = await shop.uploadLines(buyer, once, makeLines(40), { settings })
  await eventually(async () => hanging.asked.length === before + 8)
  const params = { id: order.id }
  expectData(await buyer.call(api.bots.pause, { params }))
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.failed === 8)
  const { refunded } = expectData(await buyer.call(api.orders.cancel, { params }))
  assert.equal(refunded, 32 * LINE_PRICE)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
