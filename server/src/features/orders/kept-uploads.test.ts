import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_UPLOAD_BYTES_A_DAY } from '@runmart/contract/orders-lines'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { orderCronJobs } from './jobs.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const { operator } = shop
const service = await shop.createService({ price: 10 })
const bot = await shop.createBotService('scripted')
const log = createLog('silent', 'test')
const links = makeLines(3, 'x').map((_, at) => ({ link: `https://example.com/${at}`, amount: 2 }))

async function orderLinks(buyer: Person): Promise<string> {
  const body = { serviceId: service, contactInfo: '@me', orderType: 'multiply', links } as const
  return expectData(await buyer.call(api.orders.ref, { body })).order.id
}

/** The links that the customer and an operator see, and the number of stored ones. */
async function linksOf(buyer: Person, id: string) {
  const params = { id }
  const mine = expectData(await buyer.call(api.orders.order, { params }))
  const theirs = expectData(await operator.call(api.ordersOperator.order, { params }))
  assert.deepEqual([theirs.linkCount, theirs.linksDeleted], [mine.linkCount, mine.linksDeleted])
  const { stored } = await server.owner.transaction((tx) =>
    tx.get<{ stored: number }>(sql`select count(*)::int as stored from orders.links where order_id = ${id}`),
  )
  assert.equal(stored, mine.linkCount)
  return { count: mine.linkCount, deleted: mine.linksDeleted }
}

/** Moves the end of an order this many days into the past. */
const age = (id: string, days: number) =>
  server.owner.transaction((tx) =>
    tx.run(sql`update orders.orders set finished_at = now() - make_interval(days => ${days}) where id = ${id}`),
  )

/** Runs a cron job with the shop's settings. */
async function runCron(name: string): Promise<void> {
  const job = orderCronJobs.find((it) => it.name === name)
  assert.ok(job, name)
  await job.handle(null as never, { db: server.db, log }, server.shop)
}

test('links of an order that nobody began are deleted when it is cancelled, and that is said', async () => {
  const buyer = await shop.createBuyer(1_000)
  const id = await orderLinks(buyer)
  assert.deepEqual(await linksOf(buyer, id), { count: 3, deleted: false })
  const { refunded } = expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  assert.equal(refunded, 60)
  assert.deepEqual(await linksOf(buyer, id), { count: 0, deleted: true })

  const expired = await orderLinks(buyer)
  await server.owner.transaction((tx) => tx.run(sql`update orders.orders set expires_at = now() where id = ${expired}`))
  await runCron('orders.expire')
  assert.deepEqual(await linksOf(buyer, expired), { count: 0, deleted: true })
})

test('links of an order that an operator took or ended stay until the retention is over', async () => {
  const buyer = await shop.createBuyer(1_000)
  const [taken, failed, young] = [await orderLinks(buyer), await orderLinks(buyer), await orderLinks(buyer)]
  for (const id of [taken, young]) {
    expectData(await operator.call(api.ordersOperator.take, { params: { id } }))
    expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  }
  const reason = { reason: 'These links lead nowhere' }
  expectData(await operator.call(api.ordersOperator.fail, { params: { id: failed }, body: reason }))
  const { keepDays } = server.config.botLimits
  const plain = expectData(
    await buyer.call(api.orders.owner, { body: { serviceId: service, amount: 1, contactInfo: '@me' } }),
  ).order.id
  expectData(await operator.call(api.ordersOperator.take, { params: { id: plain } }))
  expectData(await buyer.call(api.orders.cancel, { params: { id: plain } }))
  for (const id of [taken, failed, plain]) await age(id, keepDays + 1)
  await age(young, keepDays - 1)
  for (const id of [taken, failed, young]) assert.deepEqual(await linksOf(buyer, id), { count: 3, deleted: false })

  await runCron('orders.delete-links')
  for (const id of [taken, failed]) assert.deepEqual(await linksOf(buyer, id), { count: 0, deleted: true })
  assert.deepEqual(await linksOf(buyer, young), { count: 3, deleted: false })
  assert.deepEqual(await linksOf(buyer, plain), { count: 0, deleted: false }, 'where there were none, none are deleted')
})

test('lines of a bot order that no machine began are deleted when it is cancelled; ordering again asks for a file', async () => {
  const buyer = await shop.createBuyer(1_000)
  for (const way of ['cancel', 'stop'] as const) {
    const order = await shop.uploadLines(buyer, bot, makeLines(4))
    assert.equal((await shop.run(buyer, order.id)).run.filesGone, false)
    const params = { id: order.id }
    if (way === 'cancel') expectData(await buyer.call(api.orders.cancel, { params }))
    else expectData(await buyer.call(api.bots.stop, { params }))
    const { order: now, run } = await shop.run(buyer, order.id)
    assert.deepEqual([now.orderStatus, now.refunded, run.filesGone], ['cancel', 4 * LINE_PRICE, true])
    assert.deepEqual(await shop.results(buyer, order.id), [])
    const { content } = await server.owner.transaction((tx) =>
      tx.get<{ content: string }>(sql`select content from orders.inputs where order_id = ${order.id}`),
    )
    assert.equal(content, '')
  }
})

// Proves R38.
test('a customer brings at most 200 MiB a day: more is refused with what is left, and a refusal counts nothing', async () => {
  const buyer = await shop.createBuyer(10_000)
  const content = 'x'.repeat(1_000)
  const upload = { serviceId: bot, contactInfo: '@me', fileName: 'a.txt', content }
  const send = (more: object = {}) => buyer.call(api.orders.autoBotUpload, { body: { ...upload, ...more } })
  expectData(await send())
  const bytes = async () =>
    (
      await server.owner.transaction((tx) =>
        tx.get<{ bytes: number }>(sql`select bytes from orders.uploaded where customer_id = ${buyer.id}`),
      )
    ).bytes
  assert.equal(await bytes(), 1_000)
  expectRefusal(await send({ acceptTotal: 1 }), 409, 'PRICE_CHANGED')
  assert.equal(await bytes(), 1_000)

  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.uploaded set bytes = ${MAX_UPLOAD_BYTES_A_DAY - 500} where customer_id = ${buyer.id}`),
  )
  const before = await shop.balanceOf(buyer)
  const response = await fetch(`${server.url}/api/user/order/auto-bot-upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.accessToken}` },
    body: JSON.stringify(upload),
  })
  const { code, data, error } = (await response.json()) as { code: string; data: object; error: string }
  assert.deepEqual([response.status, code], [429, 'UPLOAD_QUOTA'])
  assert.deepEqual(data, { limitBytes: MAX_UPLOAD_BYTES_A_DAY, leftBytes: 500 })
  assert.match(error, new RegExp(` ${MAX_UPLOAD_BYTES_A_DAY / 1024 / 1024}\\sMB `))
  const wait = Number(response.headers.get('retry-after'))
  assert.ok(wait > 0 && wait <= 86_400)
  const long = [{ link: `https://example.com/${'a'.repeat(600)}`, amount: 1 }]
  const many = { serviceId: service, contactInfo: '@me', orderType: 'multiply', links: long } as const
  expectRefusal(await buyer.call(api.orders.ref, { body: many }), 429, 'UPLOAD_QUOTA')
  const pre = { serviceId: bot, amount: 1, contactInfo: '@me', preOrder: true }
  const preOrderId = expectData(await buyer.call(api.orders.user, { body: pre })).order.id
  const fill = { preOrderId, fileName: 'a.txt', content }
  expectRefusal(await buyer.call(api.orders.autoBot, { body: fill }), 429, 'UPLOAD_QUOTA')
  assert.equal(await shop.balanceOf(buyer), before - LINE_PRICE, 'only the pre-order was paid')
  await orderLinks(buyer)
  const other = await shop.createBuyer(100)
  expectData(await other.call(api.orders.autoBotUpload, { body: upload }))
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
