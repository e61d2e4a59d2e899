import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#platform/db/sql.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { createScheduleShop } from '#test/schedule-shop.ts'
import { runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const { createDue, botStatusOf, scheduleOf, runDue, countStarts } = await createScheduleShop(server, shop)

// Proves S10.51.
test('several workers in several processes at once: each bot starts once for its date', async () => {
  const due = await runConcurrently(20, createDue)
  const others = [1, 2].map(() => startDoomedWorker(server, 'starting'))
  await Promise.all([runDue(), runDue(), runDue(), ...others.map((it) => it.gone)])
  await runDue()
  for (const it of due) {
    assert.deepEqual([await botStatusOf(it), await countStarts(it.buyer, it.id)], ['started', 1])
    assert.equal((await scheduleOf(it.buyer, it.id))?.passedOver, null)
  }
})

/** Places to kill a worker: before it has the order, at the next date, at the start of the bot. */
const places = {
  'orders.orders': sql`lock table orders.orders in exclusive mode`,
  'bots.schedules': sql`lock table bots.schedules in share mode`,
  'orders.timeline': sql`lock table orders.timeline in share mode`,
  'platform.outbox': sql`lock table platform.outbox in share mode`,
}

// Proves S10.51.
for (const [place, lock] of Object.entries(places))
  test(`kill -9 of a worker while it waits for ${place}: nothing is half done, and the next one starts once`, async () => {
    const due = await createDue()
    await killWorkerWaiting(server, lock, 'starting')
    assert.deepEqual([await botStatusOf(due), await countStarts(due.buyer, due.id)], ['stopped', 0])
    await runDue()
    await runDue()
    assert.deepEqual([await botStatusOf(due), await countStarts(due.buyer, due.id)], ['started', 1])
  })
