import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE } from '#test/bot-shop.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
await runBots(server)
const scripted = await shop.createBotService('scripted')
const { operator } = shop

test('an operator sees what runs where, reads its log and stops it; the customer reads why and gets the rest back', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await shop.uploadLines(buyer, scripted, ['say hello', 'two', 'slow 600000'])
  await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok === 2)
  const { items, total, nodes } = expectData(await operator.call(api.botsOperator.running))
  const [found] = items
  assert.deepEqual(
    [total, found?.order.orderCode, found?.order.customer.username],
    [1, order.orderCode, buyer.username],
  )
  assert.deepEqual([nodes.length, nodes[0]?.name, nodes[0]?.places], [1, found?.node, 20])
  // Counts by leases, because the node's last report is seconds old.
  assert.equal(nodes[0]?.running, items.filter((it) => it.node).length)
  const params = { id: order.id }
  const { log } = expectData(await operator.call(api.botsOperator.log, { params }))
  assert.ok(log.some((it) => it.text === 'hello'))
  expectRefusal(await operator.call(api.botsOperator.stop, { params, body: { reason: ' ' } }), 400, 'VALIDATION')
  const stopped = expectData(
    await operator.call(api.botsOperator.stop, { params, body: { reason: 'The site asked us to' } }),
  )
  assert.deepEqual([stopped.order.orderStatus, stopped.order.refunded], ['success', LINE_PRICE])
  assert.equal(await shop.balanceOf(buyer), 10_000 - 2 * LINE_PRICE)
  const { timeline } = expectData(await buyer.call(api.orders.order, { params }))
  assert.ok(
    timeline.some((it) => it.event === 'bot-stopped' && it.note === 'The site asked us to' && it.by === 'operator'),
  )
  expectRefusal(
    await operator.call(api.botsOperator.stop, { params, body: { reason: 'again' } }),
    409,
    'INVALID_TRANSITION',
  )
  const audit = await server.db.transaction((tx) =>
    tx.all<{ action: string }>(sql`select action from audit.entries where subject = ${order.id} order by id`),
  )
  assert.deepEqual(audit, [{ action: 'bot.read-log' }, { action: 'orders.stop-bot' }])
})

// Proves R65.
test('who looks at the log of a run is on record, each operator once in a while, however often the page asks', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await shop.uploadLines(buyer, scripted, ['say hello'])
  await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  const params = { id: order.id }
  const colleague = await server.createCustomer()
  const granted = { params: { id: colleague.id }, body: { isOwner: false, rights: ['orders' as const] } }
  expectData(await operator.call(api.accountsOperator.saveStaff, granted))
  for (const reader of [operator, operator, colleague]) expectData(await reader.call(api.botsOperator.log, { params }))
  expectRefusal(await buyer.call(api.botsOperator.log, { params }), 403, 'FORBIDDEN')
  const looks = () =>
    server.db.transaction((tx) =>
      tx.all(sql`
        select operator_id as by from audit.entries
        where subject = ${order.id} and action = 'bot.read-log' order by id`),
    )
  assert.deepEqual(await looks(), [{ by: operator.id }, { by: colleague.id }])
  await server.db.transaction((tx) => tx.run(sql`update platform.rate_counts set window_ends = now()`))
  expectData(await operator.call(api.botsOperator.log, { params }))
  assert.deepEqual(await looks(), [{ by: operator.id }, { by: colleague.id }, { by: operator.id }])
})

test('a service of a bot names one that is installed', async () => {
  const offer = (botId: string | null) => shop.createBotService('x', { botId })
  await assert.rejects(offer('nobody'), /botId/)
  await assert.rejects(offer(null), /botId/)
})

test('settings of the shop: only its own, in their form; secrets are never told', async () => {
  const { items } = expectData(await operator.call(api.botsOperator.installed))
  assert.deepEqual(
    items.find((it) => it.id === 'telegram-notifier')?.settings.map((it) => [it.name, it.fallback]),
    [['api', 'https://api.telegram.org']],
  )
  const save = (settings: Record<string, string>) =>
    operator.call(api.botsOperator.saveSettings, { params: { id: 'telegram-notifier' }, body: { settings } })
  expectRefusal(await save({ token: 'x' }), 400, 'VALIDATION')
  expectRefusal(await save({ api: 'nowhere' }), 400, 'VALIDATION')
  assert.equal(
    expectData(await save({ api: 'https://bots.example.com' })).bot.settings[0]?.value,
    'https://bots.example.com',
  )
  assert.equal(expectData(await save({ api: '' })).bot.settings[0]?.isSet, false)
  const log = expectData(await operator.call(api.audit.list, { query: { action: 'bots.save-settings' } })).items
  const [set, cleared] = [
    { name: 'api', before: null },
    { name: 'api', after: null },
  ]
  const address = 'https://bots.example.com'
  assert.deepEqual(
    log.map((it) => it.changes),
    [[{ ...cleared, before: address }], [{ ...set, after: address }]],
  )
  const unknown = { params: { id: 'nobody' }, body: { settings: {} } }
  expectRefusal(await operator.call(api.botsOperator.saveSettings, unknown), 404, 'NOT_FOUND')
})

test('what bots are set to is for who has the right to settings, after confirming who one is: runs send tokens there', async () => {
  const [editor, manager] = [await server.createCustomer(), await server.createCustomer()]
  await server.db.transaction(async (tx) => {
    await makeOperator(tx, editor.email, { isOwner: false, rights: ['catalog'] })
    await makeOperator(tx, manager.email, { isOwner: false, rights: ['catalog', 'settings'] })
  })
  const save = async (by: Person) =>
    by.call(api.botsOperator.saveSettings, {
      params: { id: 'telegram-notifier' },
      body: { settings: { api: 'https://collector.example' } },
    })
  const setter = await server.signIn(manager)
  expectRefusal(await save(await server.signIn(editor)), 403, 'FORBIDDEN')
  await server.db.transaction((tx) =>
    tx.run(
      sql`update accounts.sessions set confirmed_at = now() - interval '301 seconds' where user_id = ${manager.id}`,
    ),
  )
  expectRefusal(await save(setter), 403, 'STEP_UP_REQUIRED')
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.sessions set confirmed_at = now() where user_id = ${manager.id}`),
  )
  expectData(await save(setter))
})
