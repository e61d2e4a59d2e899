import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { expireOrders } from './expire-orders.ts'

const server = await startTestServer()
const shop = await createShop(server)
const [service, bot] = await Promise.all([
  shop.createService({ price: 10 }),
  shop.createService({ price: 10, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' }),
])
const buyer = await shop.createBuyer(9_000_000)
const callAsOperator = shop.operator.call
const log = createLog('silent', 'test')
const place = async (more: object = {}, serviceId = service) =>
  expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 10, contactInfo: '@me', ...more } })).order
const left = async (id: string) =>
  expectData(await server.as(null)(api.catalog.services)).items.find((it) => it.id === id)?.availability

async function send(path: string, body: string, token: string | null): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return (await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body })).status
}

// Proves R33.
test('megabytes of a stranger are not read; deep or endlessly many parts are refused before they are parsed', async () => {
  const million = 1024 * 1024
  const deep = '['.repeat(11 * million)
  const many = `[${'{},'.repeat(3 * million)}{}]`
  const fields = `{${Array.from({ length: 390_000 }, (_, at) => `"f${at}":1`).join(',')}}`
  for (const body of [deep, many, fields]) {
    assert.equal(await send('/user/order/quote', body, null), 401)
    assert.equal(await send('/user/order/quote', body, buyer.accessToken), 413)
  }
  assert.equal(await send('/user/order/quote', `{"serviceId":"${'"},['.length}"`, buyer.accessToken), 400)
})

// Proves R27.
test('a hundred thousand wrong links are a few complaints; a sum no service takes is out of range', async () => {
  const order = (links: unknown[]) =>
    buyer.call(api.orders.ref, {
      body: { serviceId: service, contactInfo: '@me', orderType: 'multiply', links } as never,
    })
  const wrong = expectRefusal(await order(Array.from({ length: 100_000 }, () => ({ a: 1 }))), 400, 'VALIDATION')
  assert.ok(Object.keys(wrong).length <= 20)
  const link = { link: 'https://a.example/', amount: 1_000_000 }
  assert.ok(expectRefusal(await order(Array.from({ length: 2_200 }, () => link)), 400, 'VALIDATION').amount)
  const { id } = await place()
  expectData(await callAsOperator(api.ordersOperator.take, { params: { id } }))
  const body = { links: [{ line: 2 ** 40, done: 1 }] }
  expectRefusal(await callAsOperator(api.ordersOperator.progress, { params: { id }, body }), 400, 'VALIDATION')
})

test('one order that cannot be ended does not keep the others from ending', async () => {
  const [stuck, free] = [await place(), await place()]
  await server.db.transaction(async (tx) => {
    await tx.run(sql`update orders.orders set expires_at = now() where id = any (${[stuck.id, free.id]})`)
    const legs = { [house.sales]: -1, [customerAccount(buyer.id)]: 1 }
    await post(tx, { kind: 'refund', reference: `${stuck.id}:0`, details: { orderCode: stuck.orderCode }, legs })
  })
  await runConcurrently(3, () => expireOrders({ db: server.db, log }))
  const status = async (id: string) =>
    expectData(await buyer.call(api.orders.order, { params: { id } })).order.orderStatus
  assert.deepEqual([await status(stuck.id), await status(free.id)], ['pending', 'failed'])
  await server.db.transaction((tx) => tx.run(sql`update orders.orders set refunded = 1 where id = ${stuck.id}`))
})

test('expiry and customers at the same codes and places do not hold each other up', async () => {
  const scarce = await shop.createService({ price: 10, availability: 10_000 })
  const code = await shop.createCode('BUSY', { mostUses: 10_000 })
  const orders = await runConcurrently(20, () => place({ discountCode: code, amount: 1 }, scarce))
  await server.db.transaction((tx) =>
    tx.run(sql`update orders.orders set expires_at = now() where id = any (${orders.map((it) => it.id)})`),
  )
  await Promise.all([
    expireOrders({ db: server.db, log }),
    expireOrders({ db: server.db, log }),
    ...orders.map(() => place({ discountCode: code, amount: 1 }, scarce)),
  ])
  assert.equal(await left(scarce), 9_980)
  const { items } = expectData(await callAsOperator(api.discountCodes.codes, { query: { q: 'BUSY' } }))
  assert.equal(items[0]?.uses, 20)
})

test('an order gives back only the places it took', async () => {
  const id = await shop.createService({ price: 10 })
  const order = await place({ amount: 100 }, id)
  const seen = expectData(await callAsOperator(api.catalog.offered)).items.find((it) => it.id === id)
  assert.ok(seen)
  const body = { version: seen.version, seenAvailability: null, draft: { ...seen.draft, availability: 3 } }
  expectData(await callAsOperator(api.catalog.editService, { params: { id }, body }))
  expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
  assert.equal(await left(id), 3)
})

test('a cancelled pre-order takes no lines; what it was given is deleted, and its bot is stopped', async () => {
  const body = { serviceId: bot, amount: 2, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.user, { body }))
  const fill = (more: object) => buyer.call(api.orders.autoBot, { body: { preOrderId: order.id, ...more } })
  expectData(await fill({ fileName: 'a.txt', content: 'a\nb' }))
  const cancelled = expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } })).order
  assert.deepEqual([cancelled.botStatus, cancelled.expiresAt], ['stopped', null])
  assert.deepEqual(expectData(await buyer.call(api.orders.botOrders)).items[0], cancelled)
  expectRefusal(await fill({}), 409, 'INVALID_TRANSITION')
  expectRefusal(await fill({ fileName: 'a.txt', content: 'a\nb' }), 409, 'INVALID_TRANSITION')
  const { run } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.deepEqual([run.progress.total, run.progress.ok, run.startedAt], [2, 0, null])
  assert.equal(run.filesGone, true)
  assert.deepEqual(expectData(await buyer.call(api.bots.results, { params: { id: order.id } })).items, [])
})

test('nothing delivered is no delivery, and a whole refund frees the code although a part was delivered', async () => {
  const code = await shop.createCode('FREED', { mostUses: 1 })
  const { id } = await place({ discountCode: code })
  const taken = expectData(await callAsOperator(api.ordersOperator.take, { params: { id } })).order
  assert.equal(taken.expiresAt, null)
  assert.ok(
    expectRefusal(
      await callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest: 'refund' } }),
      400,
      'VALIDATION',
    ).rest,
  )
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 5 } }))
  expectData(await callAsOperator(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } }))
  const { items } = expectData(await callAsOperator(api.discountCodes.codes, { query: { q: 'FREED' } }))
  assert.deepEqual([items[0]?.uses, items[0]?.discounted], [0, 0])
})

// Proves R29.
test('what people write comes back as they wrote it, and what cannot be stored is refused', async () => {
  const strings = [
    '<script>alert(1)</script>',
    "'; drop table orders.orders; --",
    '‮abc',
    'ﷺ 田中さん 👩‍👩‍👧',
    '{{7*7}} {x}',
    '\\"',
  ]
  for (const note of strings) assert.equal((await place({ note, contactInfo: note })).note, note)
  for (const note of ['nul \0', 'x'.repeat(1_001)])
    expectRefusal(
      await buyer.call(api.orders.owner, { body: { serviceId: service, amount: 1, contactInfo: '@me', note } }),
      400,
      'VALIDATION',
    )
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
