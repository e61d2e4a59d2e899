import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { botStatuses, canBotTransition } from '@runmart/contract/bots-states'
import { orderStatuses } from '@runmart/contract/orders-states'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { act, createBotShop, LINE_PRICE, makeLines, untilReleased } from '#test/bot-shop.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
// Longer than the test waits: a bot that hangs must end for another reason.
await runBots(server, { hungMs: 600_000 })
const scripted = await shop.createBotService('scripted')

for (const [name, line] of [
  ['a bot that loops for ever', 'loop'],
  ['a bot that waits for ever', 'slow 9999999'],
] as const)
  test(`${name} is soon paused, stopped and cancelled`, async () => {
    for (const way of ['pause', 'stop', 'cancel'] as const) {
      const buyer = await shop.createBuyer(1_000)
      const order = await shop.uploadLines(buyer, scripted, [...makeLines(16, 'slow 100'), line])
      await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok >= 8)
      await sleep(300)
      if (way === 'cancel') expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
      else expectData(await act(buyer, way, order.id))
      await untilReleased(server, order.id)
      const { order: now, run } = await shop.run(buyer, order.id)
      const unpaid = (17 - run.progress.ok) * LINE_PRICE
      const ends = { pause: 'in-progress', stop: 'success', cancel: 'cancel' }
      assert.deepEqual([now.orderStatus, now.botStatus], [ends[way], way === 'pause' ? 'paused' : 'stopped'])
      assert.equal(now.refunded, way === 'pause' ? 0 : unpaid)
      if (way === 'pause') expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
      assert.equal(await shop.balanceOf(buyer), 1_000 - 17 * LINE_PRICE + unpaid)
    }
  })

test('pressing start and pause in a hurry loses no line and runs none twice', async () => {
  const buyer = await shop.createBuyer(100_000)
  const order = await shop.uploadLines(buyer, scripted, makeLines(2_000, 'slow 2'))
  for (let round = 0; round < 12; round++) {
    await sleep(Math.random() * 400)
    await Promise.all([act(buyer, 'pause', order.id), act(buyer, 'start', order.id), act(buyer, 'pause', order.id)])
    await act(buyer, 'start', order.id)
  }
  const { order: done } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(done.progress, { total: 2_000, ok: 2_000, failed: 0 })
})

test('stop against the end of the run: either way once, and the sum is right', async () => {
  await Promise.all(
    Array.from({ length: 15 }, async (_, round) => {
      const buyer = await shop.createBuyer(1_000)
      const order = await shop.uploadLines(buyer, scripted, makeLines(20, 'slow 20'))
      await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus !== 'pending')
      await sleep(round * 12)
      await act(buyer, 'stop', order.id)
      const { order: now, run } = await shop.waitForRun(buyer, order.id, (it) => it.order.orderStatus !== 'in-progress')
      const billed = run.progress.ok
      assert.equal(now.refunded, (20 - billed) * LINE_PRICE)
      assert.equal(await shop.balanceOf(buyer), 1_000 - billed * LINE_PRICE)
    }),
  )
})

// Proves R48, S3.71, S3.72, S3.77, S4.8, S7.26, S7.27.
test('every control from every state: only what the table allows, and a refusal names both states', async () => {
  const buyer = await shop.createBuyer(100_000)
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 10, maxAmount: 30 })
  const wishes = { start: 'started', pause: 'paused', stop: 'stopped' } as const
  for (const isByDay of [false, true])
    for (const orderStatus of orderStatuses)
      for (const botStatus of botStatuses)
        for (const what of ['start', 'pause', 'stop'] as const) {
          const serviceId = isByDay ? daily : scripted
          const order = await shop.uploadLines(buyer, serviceId, ['slow 600000'], isByDay ? { amount: 1 } : {})
          await server.owner.transaction(async (tx) => {
            const isOver = orderStatus !== 'pending' && orderStatus !== 'in-progress'
            await tx.run(sql`
              update orders.orders set status = ${orderStatus}, bot_status = ${botStatus},
                finished_at = case when ${isOver} then now() end where id = ${order.id}`)
          })
          const may = canBotTransition({ orderStatus, botStatus, isByDay }, wishes[what], 'customer')
          const answer = await act(buyer, what, order.id)
          assert.equal(answer.status, may ? 200 : 409, `${what} from ${orderStatus}/${botStatus}, by day ${isByDay}`)
          if (!may) expectRefusal(answer, 409, 'INVALID_TRANSITION')
        }
})
