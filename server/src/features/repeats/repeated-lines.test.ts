import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { loadBots } from '@runmart/bots/registry'
import { api } from '@runmart/contract'
import type { RepeatForm, RepeatPlan } from '@runmart/contract/repeats'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const site = await startRecordingSite()
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
const { plansOf, makeDue, runDue, editService } = createRepeatShop(server, shop)
await runBots(server)
const token = 'a-token-of-the-customer'
const settings = { address: `${site.url}ask`, token }

const repeatOrder = async ({ call }: Person, id: string, form: Partial<RepeatForm> = {}) =>
  expectData(await call(api.repeats.create, { params: { id }, body: { every: 'week', ...form } })).plan
const planOf = async (person: Person) => (await plansOf(person))[0] as RepeatPlan
const ordersOf = async ({ call }: Person) => expectData(await call(api.orders.history)).items
const linesOf = (planId: string) =>
  server.owner.transaction((tx) =>
    tx.all<{ content: string; settings: Buffer | null }>(
      sql`select content, settings from repeats.lines where plan_id = ${planId}`,
    ),
  )
const hasEnded = (it: { order: { orderStatus: string } }) => it.order.orderStatus === 'success'

test('a bot works through the same lines again at each date, at the price of the date, also when those of the order are deleted', async () => {
  const buyer = await shop.createBuyer(1_000)
  const serviceId = await shop.createBotService('scripted')
  const first = await shop.uploadLines(buyer, serviceId, makeLines(5, 'say'), { note: 'at night' })
  await shop.waitForRun(buyer, first.id, hasEnded)
  assert.equal(expectData(await buyer.call(api.repeats.ofOrder, { params: { id: first.id } })).canRepeat, true)
  const plan = await repeatOrder(buyer, first.id, { times: 2 })
  await server.owner.transaction((tx) => tx.run(sql`delete from orders.inputs where order_id = ${first.id}`))
  await editService(serviceId, { price: 2 * LINE_PRICE })
  await makeDue(plan)
  await runDue()
  await runDue()
  const [again] = await ordersOf(buyer)
  assert.notEqual(again?.id, first.id)
  const { run, order } = await shop.waitForRun(buyer, again?.id ?? '', hasEnded)
  assert.deepEqual(
    [run.progress.ok, run.fileName, order.amount, order.totalCash, order.note],
    [5, 'lines.txt', 5, 10 * LINE_PRICE, 'at night'],
  )
  assert.deepEqual(
    (await shop.results(buyer, order.id)).map((it) => it.input),
    makeLines(5, 'say'),
  )
  assert.equal(await shop.balanceOf(buyer), 1_000 - 15 * LINE_PRICE)
  await makeDue(plan)
  await runDue()
  assert.deepEqual([(await planOf(buyer)).endReason, await linesOf(plan.id)], ['done', []])
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves S10.50.
test('what the customer told the bot is kept sealed and serves each date', async () => {
  const buyer = await shop.createBuyer(1_000)
  const serviceId = await shop.createBotService('scripted-once')
  const order = await shop.uploadLines(buyer, serviceId, makeLines(3), { settings })
  const plan = await repeatOrder(buyer, order.id)
  const [kept] = await linesOf(plan.id)
  assert.ok(kept?.settings && !kept.settings.includes(token))
  await shop.waitForRun(buyer, order.id, hasEnded)
  await makeDue(plan)
  await runDue()
  const [again] = await ordersOf(buyer)
  const { run } = await shop.waitForRun(buyer, again?.id ?? '', hasEnded)
  assert.deepEqual([again?.id === order.id, run.progress.ok], [false, 3])
  assert.equal(site.asked.filter((it) => it.includes(token)).length, 6)
  expectData(await buyer.call(api.repeats.stop, { params: { id: plan.id } }))
  assert.deepEqual(await linesOf(plan.id), [], 'nothing is kept of a plan that is over')
})

test('paid days, pre-orders, lines that are deleted and settings that are forgotten cannot be repeated', async () => {
  const buyer = await shop.createBuyer(10_000)
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 10, maxAmount: 30 })
  const lined = await shop.createBotService('scripted')
  const days = await shop.uploadLines(buyer, daily, ['say hi'], { amount: 1 })
  const body = { serviceId: lined, amount: 2, contactInfo: '@me', preOrder: true }
  const { order: preOrder } = expectData(await buyer.call(api.orders.user, { body }))
  const deleted = await shop.uploadLines(buyer, lined, ['say hi'])
  const told = await shop.uploadLines(buyer, await shop.createBotService('scripted-once'), ['one'], { settings })
  for (const { id } of [deleted, told]) await shop.waitForRun(buyer, id, hasEnded)
  await server.owner.transaction((tx) => tx.run(sql`delete from orders.inputs where order_id = ${deleted.id}`))
  for (const { id } of [days, preOrder, deleted, told]) {
    const params = { id }
    assert.equal(expectData(await buyer.call(api.repeats.ofOrder, { params })).canRepeat, false)
    expectRefusal(await buyer.call(api.repeats.create, { params, body: { every: 'day' } }), 409, 'NOT_REPEATABLE')
  }
})

for (const [name, change] of Object.entries({
  'has another bot': { botId: 'scripted-once' },
  'takes fewer lines': { maxAmount: 2 },
} as const))
  test(`a service that ${name} now ends the plan; nothing is ordered or kept`, async () => {
    const buyer = await shop.createBuyer(1_000)
    const serviceId = await shop.createBotService('scripted')
    const { id } = await shop.uploadLines(buyer, serviceId, makeLines(3))
    const plan = await repeatOrder(buyer, id)
    await editService(serviceId, change)
    await makeDue(plan)
    await runDue()
    const { endReason } = await planOf(buyer)
    assert.deepEqual([endReason, (await ordersOf(buyer)).length, await linesOf(plan.id)], ['service-changed', 1, []])
  })

test('a balance that is too small ends it and its lines', async () => {
  const buyer = await shop.createBuyer(4 * LINE_PRICE)
  const { id } = await shop.uploadLines(buyer, await shop.createBotService('scripted'), makeLines(3))
  const plan = await repeatOrder(buyer, id)
  await makeDue(plan)
  await runDue()
  assert.deepEqual([(await planOf(buyer)).endReason, await linesOf(plan.id)], ['balance', []])
  assert.equal(await shop.balanceOf(buyer), LINE_PRICE)
})

test('while its bot is not installed nothing is ordered or charged; that is told once, and it goes on when the bot is back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await shop.uploadLines(buyer, await shop.createBotService('scripted'), makeLines(3))
  const plan = await repeatOrder(buyer, id)
  const before = await shop.balanceOf(buyer)
  const shipped = await loadBots([])
  for (let date = 0; date < 2; date++) {
    await makeDue(plan)
    await runDue(shipped)
  }
  const paused = await planOf(buyer)
  assert.deepEqual([paused.problem, paused.endReason, paused.ordered], ['bot-gone', null, 0])
  assert.ok(Date.parse(paused.nextAt ?? '') > Date.now())
  assert.deepEqual([(await ordersOf(buyer)).length, await shop.balanceOf(buyer)], [1, before])
  const news = async () =>
    expectData(await buyer.call(api.notifications.list)).items.filter((it) => it.news.kind === 'repeat-not-ordered')
  await eventually(async () => (await news()).length > 0)
  await makeDue(plan)
  await runDue()
  assert.deepEqual([(await planOf(buyer)).problem, (await ordersOf(buyer)).length], [null, 2])
  const [told, ...more] = await news()
  assert.ok(told?.news.kind === 'repeat-not-ordered' && told.news.reason === 'bot-gone' && more.length === 0)
  assert.match(told.news.nextOn ?? '', /^\d{4}-\d\d-\d\d$/)
})
