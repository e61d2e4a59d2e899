import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createScheduleShop } from '#test/schedule-shop.ts'
import { runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const { createDue, botStatusOf, orderStopped, schedule, scheduleOf, runDue, countStarts } = await createScheduleShop(
  server,
  shop,
)

test('several workers at once: each bot starts once for its date', async () => {
  const due = await runConcurrently(6, createDue)
  await Promise.all([runDue(), runDue(), runDue()])
  await runDue()
  for (const it of due) {
    assert.deepEqual([await botStatusOf(it), await countStarts(it.buyer, it.id)], ['started', 1])
    assert.equal((await scheduleOf(it.buyer, it.id))?.passedOver, null)
  }
})

test('removed while workers start bots: once removing has answered nothing more is started', async () => {
  const due = await runConcurrently(20, createDue)
  const remove = async ({ buyer, id }: { buyer: Person; id: string }) => {
    expectData(await buyer.call(api.botSchedules.remove, { params: { id } }))
    return countStarts(buyer, id)
  }
  const [counts] = await Promise.all([Promise.all(due.map(remove)), runDue(), runDue()])
  await runDue()
  assert.deepEqual(await Promise.all(due.map((it) => countStarts(it.buyer, it.id))), counts)
})

test('stopped, started and cancelled by their customers at the date: one after the other, and nobody waits for ever', async () => {
  const due = await runConcurrently(21, createDue)
  const act = ({ buyer, id }: { buyer: Person; id: string }, at: number) =>
    buyer.call([api.bots.stop, api.bots.start, api.orders.cancel][at % 3] ?? api.bots.stop, { params: { id } })
  const [answers] = await Promise.all([Promise.all(due.map(act)), runDue(), runDue()])
  for (const [at, it] of due.entries()) {
    const answer = answers[at]
    const starts = await countStarts(it.buyer, it.id)
    const status = await botStatusOf(it)
    if (at % 3 === 0) {
      // A stop before the scheduled start is refused; one after it succeeds.
      assert.equal(starts, 1)
      assert.equal(status, answer?.success ? 'stopped' : 'started')
    } else if (at % 3 === 1) {
      assert.deepEqual([status, starts], ['started', answer?.success ? 0 : 1])
      assert.equal((await scheduleOf(it.buyer, it.id))?.passedOver, answer?.success ? 'running' : null)
    } else {
      assert.ok(answer?.success)
      assert.equal(status, 'stopped')
      assert.equal(await scheduleOf(it.buyer, it.id), null)
    }
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('whoever closes an account waits for its order before the schedule is touched, as everybody does', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await orderStopped(buyer)
  await schedule(buyer, id)
  expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  const body = { password: buyer.password, giveUpBalance: await shop.balanceOf(buyer) }
  const isWaiting = () =>
    server.owner.transaction((tx) =>
      tx.find(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`),
    )
  const closing = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from orders.orders where id = ${id} for update`)
    const closed = buyer.call(api.accountClosure.close, { body })
    await eventually(async () => (await isWaiting()) !== null)
    await tx.run(sql`select from bots.schedules where order_id = ${id} for update nowait`)
    return { closed }
  })
  expectData(await closing.closed)
})
