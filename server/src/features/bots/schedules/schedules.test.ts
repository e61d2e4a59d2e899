import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { loadBots } from '@runmart/bots/registry'
import { api } from '@runmart/contract'
import type { ScheduleForm } from '@runmart/contract/bots-schedules'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, makeLines } from '#test/bot-shop.ts'
import { closeShop } from '#test/close-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createScheduleShop } from '#test/schedule-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { startDue } from './start-due.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const { orderStopped, schedule, scheduleOf, makeDue, runDue, countStarts } = await createScheduleShop(server, shop)
const HOUR = 3_600_000
const nightly: ScheduleForm = { by: 'clock', time: '03:30', weekdays: [7, 1, 2, 3, 4, 5, 6] }

const save = ({ call }: Person, id: string, body: ScheduleForm) => call(api.botSchedules.save, { params: { id }, body })
const statusOf = async (person: Person, id: string) => (await shop.run(person, id)).order.botStatus
const hoursUntil = (at: string | null | undefined) => (Date.parse(at ?? '') - Date.now()) / HOUR
const rowsOf = async (id: string) =>
  (await server.owner.transaction((tx) => tx.all(sql`select from bots.schedules where order_id = ${id}`))).length

test('a schedule is saved with its next start by the customer’s clock, changed, listed and removed', async () => {
  const buyer = await shop.createBuyer(1_000)
  expectData(await buyer.call(api.accounts.editProfile, { body: { timeZone: 'America/New_York' } }))
  const { id } = await orderStopped(buyer)
  const params = { id }
  assert.deepEqual(expectData(await buyer.call(api.botSchedules.ofOrder, { params })), {
    schedule: null,
    canSchedule: true,
  })
  const byClock = await schedule(buyer, id, nightly)
  assert.deepEqual(byClock.when, { by: 'clock', time: '03:30', weekdays: [1, 2, 3, 4, 5, 6, 7] })
  const start = Temporal.Instant.from(byClock.nextAt ?? '').toZonedDateTimeISO('America/New_York')
  assert.deepEqual([start.hour, start.minute], [3, 30])
  const everyHours = await schedule(buyer, id, { by: 'hours', hours: 12 })
  assert.ok(Math.abs(hoursUntil(everyHours.nextAt) - 12) < 0.1)
  assert.deepEqual(expectData(await buyer.call(api.botSchedules.list)).items, [everyHours])
  assert.deepEqual(expectData(await shop.operator.call(api.botSchedules.ofOperatorOrder, { params })), {
    schedule: everyHours,
  })
  for (let times = 0; times < 2; times++) expectData(await buyer.call(api.botSchedules.remove, { params }))
  assert.deepEqual(expectData(await buyer.call(api.botSchedules.list)).items, [])
  assert.equal(await scheduleOf(buyer, id), null)
})

test('what is no schedule is refused by its field', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  const wrong: [string, unknown][] = [
    ['hours', { by: 'hours', hours: 0 }],
    ['hours', { by: 'hours', hours: 169 }],
    ['time', { by: 'clock', time: '24:00', weekdays: [1] }],
    ['weekdays', { by: 'clock', time: '10:00', weekdays: [] }],
    ['weekdays.0', { by: 'clock', time: '10:00', weekdays: [8] }],
    ['by', { by: 'month' }],
  ]
  for (const [field, body] of wrong)
    assert.ok(expectRefusal(await save(buyer, id, body as ScheduleForm), 400, 'VALIDATION')[field], field)
})

test('only paid days of a bot that was started have one, until they are over, and no start after them', async () => {
  const buyer = await shop.createBuyer(10_000)
  const lines = await shop.uploadLines(buyer, await shop.createBotService('scripted'), ['say hi'])
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 10, maxAmount: 30 })
  const body = { serviceId: daily, amount: 1, contactInfo: '@me', preOrder: true }
  const { order: preOrder } = expectData(await buyer.call(api.orders.user, { body }))
  const cancelled = await orderStopped(buyer)
  expectData(await buyer.call(api.orders.cancel, { params: { id: cancelled.id } }))
  for (const { id } of [lines, preOrder, cancelled]) {
    expectRefusal(await save(buyer, id, nightly), 409, 'NOT_SCHEDULABLE')
    assert.equal(expectData(await buyer.call(api.botSchedules.ofOrder, { params: { id } })).canSchedule, false)
  }
  const { id } = await orderStopped(buyer)
  await endDaysIn(id, '5 hours')
  expectRefusal(await save(buyer, id, { by: 'hours', hours: 6 }), 409, 'SCHEDULE_TOO_LATE')
  assert.ok((await schedule(buyer, id, { by: 'hours', hours: 3 })).nextAt)
  await makeDue(id)
  await runDue()
  assert.equal(hoursUntil((await scheduleOf(buyer, id))?.nextAt) > 2, true)
  await endDaysIn(id, '1 hour')
  assert.equal((await scheduleOf(buyer, id))?.nextAt, null, 'the days end before another start')
})

/** Pretends that the bot has begun and its paid days end at this time. */
const endDaysIn = (id: string, time: string) =>
  server.owner.transaction(async (tx) => {
    await tx.run(sql`
      update orders.orders set status = 'in-progress', started_at = now(), days_from = now() - interval '1 hour',
        expires_at = now() + ${time}::interval where id = ${id}`)
  })

test('nobody else can see or change it', async () => {
  const [buyer, other] = [await shop.createBuyer(1_000), await shop.createBuyer(1_000)]
  const { id } = await orderStopped(buyer)
  const kept = await schedule(buyer, id)
  for (const params of [{ id }, { id: randomUUID() }, { id: 'none' }]) {
    expectRefusal(await save(other, params.id, nightly), 404, 'NOT_FOUND')
    expectRefusal(await other.call(api.botSchedules.remove, { params }), 404, 'NOT_FOUND')
    expectRefusal(await other.call(api.botSchedules.ofOrder, { params }), 404, 'NOT_FOUND')
  }
  expectRefusal(await other.call(api.botSchedules.ofOperatorOrder, { params: { id } }), 403, 'FORBIDDEN')
  assert.deepEqual(expectData(await other.call(api.botSchedules.list)).items, [])
  assert.deepEqual(await scheduleOf(buyer, id), kept)
})

test('a bot that was stopped starts at its date, once, and its timeline says that nobody pressed', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  await runDue()
  assert.equal(await statusOf(buyer, id), 'stopped', 'not before its date')
  await makeDue(id)
  await runDue()
  await runDue()
  assert.deepEqual([await statusOf(buyer, id), await countStarts(buyer, id)], ['started', 1])
  const moved = await scheduleOf(buyer, id)
  assert.ok(Math.abs(hoursUntil(moved?.nextAt) - 6) < 0.1)
  assert.equal(moved?.passedOver, null)
})

test('one that gave up is started as well', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  await server.owner.transaction((tx) => tx.run(sql`update orders.orders set bot_status = 'error' where id = ${id}`))
  await makeDue(id)
  await runDue()
  assert.equal(await statusOf(buyer, id), 'started')
})

test('a date at which the bot runs, waits for a place or is paused is passed over, and said so until it is started', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  const params = { id }
  await schedule(buyer, id)
  expectData(await buyer.call(api.bots.start, { params }))
  await makeDue(id)
  await runDue()
  const running = await scheduleOf(buyer, id)
  assert.deepEqual([running?.passedOver, await countStarts(buyer, id)], ['running', 0])
  assert.ok(hoursUntil(running?.nextAt) > 5)
  expectData(await buyer.call(api.bots.pause, { params }))
  await makeDue(id)
  await runDue()
  assert.deepEqual([(await scheduleOf(buyer, id))?.passedOver, await statusOf(buyer, id)], ['paused', 'paused'])
  expectData(await buyer.call(api.bots.stop, { params }))
  await makeDue(id)
  await runDue()
  assert.deepEqual([(await scheduleOf(buyer, id))?.passedOver, await statusOf(buyer, id)], [null, 'started'])
})

test('after an outage of days it starts once, and goes on at its own hours', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  await makeDue(id, 51)
  await runDue()
  await runDue()
  assert.equal(await countStarts(buyer, id), 1)
  assert.ok(Math.abs(hoursUntil((await scheduleOf(buyer, id))?.nextAt) - 3) < 0.1)
})

test('while the shop is closed starts wait', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  await makeDue(id)
  await closeShop(server, shop.operator)
  await runDue()
  await closeShop(server, shop.operator, { isOn: false })
  await startDue({ db: server.db, log: createLog('silent', 'test') }, { ...server.shop, maintenance: true })
  assert.equal(await countStarts(buyer, id), 0)
  await runDue()
  assert.equal(await countStarts(buyer, id), 1)
})

test('it is over with the paid days, with the order, and when an operator stops the bot', async () => {
  const buyer = await shop.createBuyer(1_000)
  const [expired, cancelled, stopped] = [
    await orderStopped(buyer),
    await orderStopped(buyer),
    await orderStopped(buyer),
  ]
  for (const { id } of [expired, cancelled, stopped]) await schedule(buyer, id)
  await endDaysIn(expired.id, '-1 minute')
  expectData(await buyer.call(api.orders.cancel, { params: { id: cancelled.id } }))
  expectData(await buyer.call(api.bots.start, { params: { id: stopped.id } }))
  const body = { reason: 'It asks too much' }
  expectData(await shop.operator.call(api.botsOperator.stop, { params: { id: stopped.id }, body }))
  assert.equal(await rowsOf(stopped.id), 0)
  assert.deepEqual(expectData(await buyer.call(api.botSchedules.list)).items, [])
  for (const { id } of [expired, cancelled]) await makeDue(id)
  await runDue()
  for (const { id } of [expired, cancelled]) {
    assert.deepEqual([await rowsOf(id), await countStarts(buyer, id)], [0, 0])
    assert.equal(await scheduleOf(buyer, id), null)
  }
})

const newsOf = async ({ call }: Person) =>
  expectData(await call(api.notifications.list)).items.flatMap(({ news }) =>
    news.kind === 'starts-stopped' ? news.reason : [],
  )

test('an operator removes the schedule of a bot that does not run; its customer reads why and may set another', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  const remove = { params: { id }, body: { reason: 'It asks too much' } }
  expectRefusal(await buyer.call(api.botsOperator.removeSchedule, remove), 403, 'FORBIDDEN')
  const { order } = expectData(await shop.operator.call(api.botsOperator.removeSchedule, remove))
  assert.deepEqual([order.botStatus, order.refunded, await rowsOf(id)], ['stopped', 0, 0])
  assert.deepEqual(await eventually(async () => ((await newsOf(buyer)).length > 0 ? newsOf(buyer) : undefined)), [
    'It asks too much',
  ])
  const { items } = expectData(
    await shop.operator.call(api.audit.list, { query: { action: 'orders.remove-schedule' } }),
  )
  assert.equal(items[0]?.subject, id)
  assert.ok(items[0].changes.some((it) => it.name === 'reason' && it.after === 'It asks too much'))
  expectRefusal(await shop.operator.call(api.botsOperator.removeSchedule, remove), 404, 'NOT_FOUND')
  // A schedule that was set and removed again, with the same dates, is news again.
  assert.ok((await schedule(buyer, id)).nextAt)
  expectData(await shop.operator.call(api.botsOperator.removeSchedule, remove))
  await eventually(async () => (await newsOf(buyer)).length === 2)
})

test('a bot that is not installed any more is not started but passed over, told once, and starts when it is back', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  const shipped = await loadBots([])
  for (let date = 0; date < 2; date++) {
    await makeDue(id)
    await runDue(shipped)
    assert.deepEqual([await statusOf(buyer, id), await countStarts(buyer, id)], ['stopped', 0])
  }
  const waiting = await scheduleOf(buyer, id)
  assert.equal(waiting?.passedOver, 'bot-gone')
  assert.ok(hoursUntil(waiting.nextAt) > 5)
  assert.deepEqual(await eventually(async () => ((await newsOf(buyer)).length > 0 ? newsOf(buyer) : undefined)), [null])
  await makeDue(id)
  await runDue()
  assert.equal(await countStarts(buyer, id), 1)
  assert.equal((await scheduleOf(buyer, id))?.passedOver, null)
  assert.equal((await newsOf(buyer)).length, 1)
})

test('the bot of a blocked account is not started; unblocked, it is at the next date', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  const params = { id: buyer.id }
  expectData(await shop.operator.call(api.accountsOperator.block, { params, body: { reason: 'asked by phone' } }))
  await makeDue(id)
  await runDue()
  const { schedule: waiting } = expectData(
    await shop.operator.call(api.botSchedules.ofOperatorOrder, { params: { id } }),
  )
  assert.ok(hoursUntil(waiting?.nextAt) > 5)
  expectData(await shop.operator.call(api.accountsOperator.unblock, { params, body: { reason: 'it is fine' } }))
  await makeDue(id)
  await runDue()
  const again = await server.signIn(buyer)
  assert.equal(await countStarts(again, id), 1)
})

test('a copy of one’s data has it, and closing the account leaves nothing of it', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  const { when } = await schedule(buyer, id)
  const { accessToken, password } = buyer
  const copy = await fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  const data = JSON.parse(await copy.text())
  assert.deepEqual(data.orders[0].run.schedule, when)
  expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  assert.equal(await rowsOf(id), 1)
  const giveUpBalance = await shop.balanceOf(buyer)
  expectData(await buyer.call(api.accountClosure.close, { body: { password, giveUpBalance } }))
  assert.equal(await rowsOf(id), 0)
})

test('a run that has ended runs again from the first line by itself, and more than its customer may have wait for a place', async () => {
  await runBots(server)
  const buyer = await shop.createBuyer(10_000)
  const { id } = await orderStopped(buyer, makeLines(3, 'say'))
  expectData(await buyer.call(api.bots.start, { params: { id } }))
  const { run: first } = await shop.waitForRun(
    buyer,
    id,
    (it) => it.run.progress.ok === 3 && it.order.botStatus === 'stopped',
  )
  await schedule(buyer, id)
  await makeDue(id)
  await runDue()
  const { run, order } = await shop.waitForRun(
    buyer,
    id,
    (it) => it.run.startedAt !== first.startedAt && it.order.botStatus === 'stopped',
  )
  assert.deepEqual([run.progress.ok, order.orderStatus, order.refunded], [3, 'in-progress', 0])
  const most = server.config.botLimits.runsPerCustomer
  const others = await Promise.all(makeLines(most, 'slow 60000').map((it) => orderStopped(buyer, [it])))
  for (const it of others) expectData(await buyer.call(api.bots.start, { params: { id: it.id } }))
  for (const it of others) await shop.waitForRun(buyer, it.id, (now) => now.order.botStatus === 'running')
  await makeDue(id)
  await runDue()
  assert.deepEqual([await statusOf(buyer, id), (await shop.run(buyer, id)).run.queued], ['started', true])
  for (const it of others) expectData(await buyer.call(api.bots.stop, { params: { id: it.id } }))
  await shop.waitForRun(buyer, id, (it) => it.order.botStatus === 'stopped')
  assert.deepEqual(await shop.brokenBooks(), [])
})
