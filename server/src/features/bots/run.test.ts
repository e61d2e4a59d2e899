import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { startTestServer } from '#test/test-server.ts'

const site = await startRecordingSite()
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
await runBots(server)
const scripted = await shop.createBotService('scripted')
const once = await shop.createBotService('scripted-once')

// Proves S7.22.
test('a run does every line once, bills what the bot answered and gives the rest back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['one', 'fail two', 'throw three', 'say four', 'five', 'one'])
  assert.deepEqual([order.botStatus, order.orderStatus, order.amount], ['started', 'pending', 5])
  const { order: done, run } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(done.progress, { total: 5, ok: 3, failed: 1 })
  const { ok, failed, skipped } = run.progress
  assert.deepEqual([ok, failed, skipped, done.refunded], [3, 1, 1, LINE_PRICE])
  assert.equal(await shop.balanceOf(buyer), 1_000 - 4 * LINE_PRICE)
  assert.deepEqual(
    (await shop.results(buyer, order.id)).map((it) => [it.line, it.input, it.status]),
    [
      [1, 'one', 'ok'],
      [2, 'fail two', 'failed'],
      [3, 'throw three', 'skipped'],
      [4, 'say four', 'ok'],
      [5, 'five', 'ok'],
    ],
  )
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.ok(log.some((it) => it.from === 'bot' && it.text === 'four'))
  assert.deepEqual(
    log.filter((it) => it.from === 'shop').map((it) => it.text),
    ['begun', 'bot-threw', 'finished'],
  )
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual(
    timeline.map((it) => [it.event, it.by]),
    [
      ['placed', 'customer'],
      ['bot-started', 'customer'],
      ['started', 'system'],
      ['bot-finished', 'system'],
      ['delivered', 'system'],
    ],
  )
})

test('a bot is told the language of its customer', async () => {
  const buyer = await shop.createBuyer(1_000)
  expectData(await buyer.call(api.accounts.editProfile, { body: { language: 'ru' } }))
  const { id } = await shop.uploadLines(buyer, scripted, ['language'])
  await shop.waitForRun(buyer, id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(
    (await shop.results(buyer, id)).map((it) => it.text),
    ['ru'],
  )
})

test('lines that the bot cannot read are refused before anything is paid', async () => {
  const buyer = await shop.createBuyer(1_000)
  const upload = { serviceId: scripted, fileName: 'a.txt', content: 'a\nrefuse b\na' }
  const body = { ...upload, contactInfo: '@me' }
  assert.deepEqual(
    Object.keys(expectRefusal(await buyer.call(api.orders.autoBotUpload, { body }), 400, 'VALIDATION')),
    ['line 2'],
  )
  const checked = expectData(await buyer.call(api.orders.checkUpload, { body: upload }))
  assert.deepEqual(checked.invalid, [{ line: 2, reason: 'This line asks to be refused', code: 'botLine' }])
  assert.deepEqual([checked.lines, checked.valid, checked.duplicates, checked.total], [3, 1, 1, null])
  assert.equal(await shop.balanceOf(buyer), 1_000)
})

test('what the customer and the shop set reaches the bot; what is missing, wrong or not theirs to set is refused', async () => {
  const buyer = await shop.createBuyer(1_000)
  const upload = (settings: object) =>
    buyer.call(api.orders.autoBotUpload, {
      body: { serviceId: once, contactInfo: '@me', fileName: 'a.txt', content: 'one\ntwo', settings: { ...settings } },
    })
  const fieldsOf = async (settings: object) => expectRefusal(await upload(settings), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(await fieldsOf({})), ['settings.address', 'settings.token'])
  assert.deepEqual(Object.keys(await fieldsOf({ address: site.url, token: 'x' })), ['settings.token'])
  assert.deepEqual(Object.keys(await fieldsOf({ address: site.url, token: 'abcd', shop: 'mine' })), ['settings.shop'])
  assert.equal(await shop.balanceOf(buyer), 1_000)

  const set = { params: { id: 'scripted-once' }, body: { settings: { shop: 'shop secret' } } }
  const { bot } = expectData(await shop.operator.call(api.botsOperator.saveSettings, set))
  assert.deepEqual([bot.settings[0]?.value, bot.settings[0]?.isSet], [null, true])
  const { order } = expectData(await upload({ address: site.url, token: 'abcd' }))
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(site.asked.filter((it) => it.includes('token=abcd')).sort(), [
    '/?line=one&token=abcd',
    '/?line=two&token=abcd',
  ])
  const [first] = await shop.results(buyer, order.id)
  assert.equal(first?.text, 'asked for one, shop says shop secret')
  const stored = await server.db.transaction((tx) =>
    tx.all<{ text: string }>(sql`select to_jsonb(s)::text as text from bots.settings s`),
  )
  assert.ok(
    stored.every((it) => !it.text.includes('shop secret')),
    'a secret of the shop is not readable in the database',
  )
  const inputs = await server.owner.transaction((tx) =>
    tx.all<{ settings: string | null }>(sql`select settings from orders.inputs where order_id = ${order.id}`),
  )
  assert.deepEqual(inputs, [{ settings: null }], 'what the customer set is forgotten once the order has ended')
})

// Proves S7.21.
test('a pre-order runs once it has its lines; what was bought and not used goes back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const form = { serviceId: scripted, amount: 10, contactInfo: '@me', preOrder: true }
  const { order } = expectData(await buyer.call(api.orders.user, { body: form }))
  assert.deepEqual([order.botStatus, order.preOrder], ['waiting', true])
  expectRefusal(await buyer.call(api.bots.start, { params: { id: order.id } }), 400, 'VALIDATION')
  expectRefusal(await buyer.call(api.bots.run, { params: { id: order.id } }), 404, 'NOT_FOUND')
  const lines = { fileName: 'a.txt', content: makeLines(4).join('\n') }
  const filled = expectData(await buyer.call(api.orders.autoBot, { body: { preOrderId: order.id, ...lines } }))
  assert.equal(filled.order.botStatus, 'started')
  const { order: done } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual([done.progress?.ok, done.refunded], [4, 6 * LINE_PRICE])
})

test('an operator gives a pre-order its lines', async () => {
  const buyer = await shop.createBuyer(1_000)
  const form = { serviceId: scripted, amount: 2, contactInfo: '@me', preOrder: true }
  const { order } = expectData(await buyer.call(api.orders.user, { body: form }))
  const call = { params: { id: order.id }, body: { fileName: 'of-anna.txt', content: 'one\ntwo' } }
  // Operators without the right to services learn which bot it is and its settings.
  const packer = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, packer.email, { isOwner: false, rights: ['orders'] }))
  const { botId } = expectData(await packer.call(api.ordersOperator.order, { params: { id: order.id } }))
  assert.equal(botId, 'scripted')
  expectData(await shop.operator.call(api.ordersOperator.giveLines, call))
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  expectRefusal(await shop.operator.call(api.ordersOperator.giveLines, call), 409, 'INVALID_TRANSITION')
  const [given] = expectData(await shop.operator.call(api.audit.list, { query: { subject: order.id } })).items
  assert.equal(given?.changes.find((it) => it.name === 'lines')?.after, '2')
  assert.doesNotMatch(JSON.stringify(given), /anna/, 'a name that a customer gave a file is not kept for ever')
})

test('paid days: lines are free, and after a stop it runs again from the first line', async () => {
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 100, maxAmount: 30 })
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, daily, ['one', 'fail two'], { amount: 3 })
  const isQuiet = ({ order: it }: { order: { botStatus: string | null } }) => it.botStatus === 'stopped'
  const first = await shop.waitForRun(buyer, order.id, isQuiet)
  assert.deepEqual([first.order.orderStatus, first.order.progress, first.run.progress.failed], ['in-progress', null, 1])
  assert.ok(first.order.expiresAt && first.order.expiresAt > new Date(Date.now() + 2.9 * 86_400_000).toISOString())
  expectData(await buyer.call(api.bots.start, { params: { id: order.id } }))
  const again = await shop.waitForRun(buyer, order.id, (it) => isQuiet(it) && it.run.startedAt !== first.run.startedAt)
  assert.deepEqual([again.run.progress.ok, again.run.progress.failed], [1, 1])
  assert.equal(await shop.balanceOf(buyer), 700)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
