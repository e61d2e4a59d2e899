import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const limits = { ...server.config.botLimits, runsPerNode: 2, runsPerCustomer: 3 }
const shop = await createBotShop(server)
await runBots({ ...server, config: { ...server.config, botLimits: limits } }, { sliceMs: 1_000 })
const scripted = await shop.createBotService('scripted')

test("one customer's many lines do not hold up another's few, and go on afterwards", async () => {
  const [big, small] = [await shop.createBuyer(10_000_000), await shop.createBuyer(1_000)]
  const long: { id: string }[] = []
  for (const it of [1, 2, 3]) long.push(await shop.uploadLines(big, scripted, makeLines(30_000, `slow 5 ${it}`)))
  await eventually(async () =>
    (await Promise.all(long.map((it) => shop.run(big, it.id)))).some((it) => it.run.progress.ok > 0),
  )
  const short = await shop.uploadLines(small, scripted, makeLines(10))
  await shop.waitForRun(small, short.id, (it) => it.order.orderStatus === 'success')
  for (const { id } of long) assert.notEqual((await shop.run(big, id)).order.orderStatus, 'success')
  for (const { id } of long) {
    const { run } = await shop.run(big, id)
    await shop.waitForRun(big, id, (it) => it.run.progress.ok > run.progress.ok)
  }
  for (const { id } of long) expectData(await big.call(api.bots.stop, { params: { id } }))
})

test('a customer has so many runs at once and no more; the others begin by themselves', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const patient = { ...server, config: { ...server.config, botLimits: { ...limits, runsPerNode: 10 } } }
  await runBots(patient)
  await recordHeldRuns()
  // Long enough that three overlap on any machine.
  const orders = await Promise.all(
    makeLines(8).map((it) => shop.uploadLines(buyer, scripted, makeLines(40, `slow 200 ${it}`))),
  )
  await eventually(async () => {
    const runs = await Promise.all(orders.map(({ id }) => shop.run(buyer, id)))
    return runs.every((it) => it.order.orderStatus === 'success')
  })
  const { most } = await server.owner.transaction((tx) =>
    tx.get<{ most: number }>(sql`select max(held)::int as most from bots.held_counts where customer_id = ${buyer.id}`),
  )
  assert.equal(most, 3)
})

/** Records the customer's active runs at every claim: on a busy machine, polling would miss the moment. */
const recordHeldRuns = () =>
  server.owner.transaction(async (tx) => {
    await tx.run(sql`create table bots.held_counts (customer_id uuid, held int)`)
    await tx.run(sql`
      create function bots.record_held_runs() returns trigger language plpgsql security definer as $$
        begin
          insert into bots.held_counts
          select new.customer_id, count(*) from bots.runs where customer_id = new.customer_id and holder is not null;
          return null;
        end $$`)
    await tx.run(sql`
      create trigger record_held_runs after update of holder on bots.runs
      for each row execute function bots.record_held_runs()`)
  })

test('a run whose job was lost is asked for again', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 600000'])
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running' && !it.run.queued)
  expectData(await buyer.call(api.bots.pause, { params: { id: order.id } }))
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'paused')
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set bot_status = 'started' where id = ${order.id}`),
  )
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running' && !it.run.queued)
  expectData(await buyer.call(api.bots.stop, { params: { id: order.id } }))
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
