import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expireOrders } from '#features/orders/expire-orders.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const bot = await shop.createBotService('scripted')
const form = { serviceId: bot, amount: 5, contactInfo: '@me', preOrder: true }

const notificationsOf = async ({ call }: Person) =>
  expectData(await call(api.notifications.list)).items.map((it) => it.news)
const waitForNotifications = (person: Person) =>
  eventually(async () => {
    const news = await notificationsOf(person)
    return news.length > 0 ? news : null
  })

test('a paid bot that nobody started in time is news, and what came back is in it', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { order } = expectData(await buyer.call(api.orders.user, { body: form }))
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set expires_at = now() - interval '1 second' where id = ${order.id}`),
  )
  await expireOrders({ db: server.db, log: createLog('silent', 'test') })
  const about = { orderId: order.id, orderCode: order.orderCode }
  assert.deepEqual(await waitForNotifications(buyer), [
    { kind: 'order-changed', ...about, orderStatus: 'failed', refunded: 50 },
  ])
})

test('a bot that ends is told once, in its own words', async () => {
  await runBots(server)
  const buyer = await shop.createBuyer(1_000)
  const { id } = await shop.uploadLines(buyer, bot, ['a', 'b'])
  await shop.waitForRun(buyer, id, (it) => it.order.orderStatus === 'success')
  assert.deepEqual(
    (await waitForNotifications(buyer)).map((it) => it.kind),
    ['bot-finished'],
  )
})
