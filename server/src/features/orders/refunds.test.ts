import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { endTwice } from '#test/refund-races.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 333 })
const callAsOperator = shop.operator.call
const buyer = await shop.createBuyer(9_000_000)

const place = async (more: object = {}, serviceId = service) =>
  expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 10, contactInfo: '@me', ...more } })).order
const taken = async (more: object = {}, serviceId = service) => {
  const { id } = await place(more, serviceId)
  expectData(await callAsOperator(api.ordersOperator.take, { params: { id } }))
  return id
}
const one = async (id: string) => expectData(await buyer.call(api.orders.order, { params: { id } }))
const refundsOf = async (orderCode: string) =>
  expectData(await buyer.call(api.ledger.history, { query: { type: 'refund', limit: '100' } as never })).items.filter(
    (it) => it.orderCode === orderCode,
  )

// Proves S4.3, S4.4.
test('cancelling gives back exactly what was quoted: all of a waiting order, the undelivered part of a begun one', async () => {
  const before = await shop.balanceOf(buyer)
  const waiting = await place()
  assert.equal((await one(waiting.id)).refundQuote, 3_330)
  const whole = expectData(
    await buyer.call(api.orders.cancel, { params: { id: waiting.id }, query: { acceptRefund: '3330' } }),
  )
  assert.deepEqual([whole.refunded, whole.balance, whole.order.orderStatus], [3_330, before, 'cancel'])

  const id = await taken()
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 4 } }))
  const { refundQuote, order } = await one(id)
  assert.deepEqual([refundQuote, order.progress], [1_998, { total: 10, ok: 4, failed: 0 }])
  const stale = await buyer.call(api.orders.cancel, { params: { id }, query: { acceptRefund: '3330' } })
  expectRefusal(stale, 409, 'REFUND_CHANGED')
  assert.deepEqual(stale.data, { refund: 1_998 })
  const part = expectData(await buyer.call(api.orders.cancel, { params: { id }, query: { acceptRefund: '1998' } }))
  assert.deepEqual([part.refunded, part.balance], [1_998, before - 1_332])
  assert.equal((await one(id)).refundQuote, null)
})

// Proves R16, S4.3, S7.28.
test('a cancel is never a guess of a browser, and its answer is kept nowhere', async () => {
  const { id } = await place()
  const headers = { authorization: `Bearer ${buyer.accessToken}` }
  const url = `${server.url}/api/user/order/cancel/${id}`
  const guess = await fetch(url, { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } })
  assert.equal(guess.status, 403)
  assert.equal((await one(id)).order.orderStatus, 'pending')
  const meant = await fetch(url, { headers: { ...headers, 'idempotency-key': 'once' } })
  assert.match(meant.headers.get('cache-control') ?? '', /no-store/)
  const again = await fetch(url, { headers: { ...headers, 'idempotency-key': 'once' } })
  assert.equal(await again.text(), await meant.text())
})

test('refund against completion at the same instant: never both, never neither', async () => {
  await endTwice(shop, buyer, service, 12)
})

// Proves R47.
test('20 refunds at once, by customer and operator: one, and never more than was paid', async () => {
  const { id, orderCode, totalCash } = await place()
  const answers = await runConcurrently<Answer<unknown>>(20, (index) =>
    index % 2
      ? callAsOperator(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } })
      : buyer.call(api.orders.cancel, { params: { id } }),
  )
  assert.equal(answers.filter((it) => it.success).length, 1)
  const refunds = await refundsOf(orderCode)
  assert.deepEqual(
    refunds.map((it) => it.amount),
    [totalCash],
  )
})

// Proves R47, S3.69.
test('part refunds add up to the price and not one dong beyond; a done order stays done', async () => {
  const id = await taken()
  const part = (amount: number) =>
    callAsOperator(api.ordersOperator.refundPart, { params: { id }, body: { amount, reason: 'For the delay' } })
  expectData(await part(1_000))
  const upTo = (most: string) => ({ amount: `Enter a value from 1\u00a0₫ to ${most}\u00a0₫` })
  // A refund of the whole rest of an open order is a refund of the order.
  assert.deepEqual(expectRefusal(await part(2_330), 400, 'VALIDATION'), upTo('2,329'))
  assert.equal((await one(id)).refundQuote, 2_330)
  expectData(await callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
  const answers = await runConcurrently(10, () => part(300))
  assert.equal(answers.filter((it) => it.success).length, 7)
  assert.deepEqual(expectRefusal(await part(231), 400, 'VALIDATION'), upTo('230'))
  expectData(await part(230))
  assert.deepEqual(expectRefusal(await part(1), 400, 'VALIDATION'), { amount: 'At most 0\u00a0₫' })
  const { order } = await one(id)
  assert.deepEqual([order.orderStatus, order.refunded], ['success', 3_330])
  assert.equal((await refundsOf(order.orderCode))[0]?.description, 'For the delay')
})

// Proves R30, S3.20.
test('delivering with a rest gives the rest back in the same step, with the document link', async () => {
  const id = await taken()
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 7 } }))
  assert.ok(
    expectRefusal(
      await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 6 } }),
      400,
      'VALIDATION',
    ).done,
  )
  for (const documentLink of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x.example'])
    expectRefusal(
      await callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest: 'refund', documentLink } }),
      400,
      'VALIDATION',
    )
  const documentLink = 'https://docs.example.com/hand-over'
  const body = { rest: 'refund' as const, documentLink, note: 'Seven of ten' }
  const { order } = expectData(await callAsOperator(api.ordersOperator.deliver, { params: { id }, body }))
  assert.deepEqual([order.orderStatus, order.refunded, order.documentLink], ['success', 999, documentLink])
  const { timeline } = await one(id)
  assert.deepEqual(
    timeline.map(({ by, event, from, to, done, refunded }) => [by, event, from, to, done, refunded]),
    [
      ['customer', 'placed', null, 'pending', null, 0],
      ['operator', 'started', 'pending', 'in-progress', null, 0],
      ['operator', 'progress', null, null, 7, 0],
      ['operator', 'delivered', 'in-progress', 'success', 7, 999],
    ],
  )
})

test('what is billed by the day costs the days that began since the customer got it', async () => {
  const byDay = await shop.createService({ price: 35_000, billing: 'day', maxAmount: 30, availability: 3 })
  const id = await taken({ amount: 10 }, byDay)
  assert.equal((await one(id)).refundQuote, 350_000)
  const body = { rest: 'delivered' as const, documentLink: 'https://docs.example.com/proxy' }
  const { order } = expectData(await callAsOperator(api.ordersOperator.deliver, { params: { id }, body }))
  assert.deepEqual([order.orderStatus, order.documentLink], ['in-progress', body.documentLink])
  expectRefusal(await callAsOperator(api.ordersOperator.deliver, { params: { id }, body }), 409, 'CONFLICT')
  assert.equal((await one(id)).refundQuote, 315_000)
  await server.db.transaction((tx) =>
    tx.run(sql`update orders.orders set days_from = now() - interval '50 hours' where id = ${id}`),
  )
  assert.equal((await one(id)).refundQuote, 245_000)
  assert.equal(expectData(await buyer.call(api.orders.cancel, { params: { id } })).refunded, 245_000)
})

test('what a cancelled order had reserved can be ordered by others: places and the use of its code', async () => {
  const scarce = await shop.createService({ price: 1_000, availability: 10 })
  const code = await shop.createCode('ONCE', { mostUses: 1 })
  const left = async () =>
    expectData(await server.as(null)(api.catalog.services)).items.find((it) => it.id === scarce)?.availability
  const { id } = await place({ discountCode: code }, scarce)
  assert.equal(await left(), 0)
  expectData(await buyer.call(api.orders.cancel, { params: { id } }))
  assert.equal(await left(), 10)
  const again = await place({ discountCode: code.toLowerCase(), amount: 5 }, scarce)
  assert.deepEqual([again.totalCash, await left()], [4_500, 5])
  expectData(await callAsOperator(api.ordersOperator.take, { params: { id: again.id } }))
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id: again.id }, body: { done: 2 } }))
  expectData(await buyer.call(api.orders.cancel, { params: { id: again.id } }))
  assert.equal(await left(), 8)
  const third = await buyer.call(api.orders.owner, {
    body: { serviceId: scarce, amount: 1, contactInfo: '@me', discountCode: code },
  })
  assert.ok(expectRefusal(third, 400, 'VALIDATION').discountCode, 'a part was delivered: the use stays used')
})

test('a delivered text of 100,000 characters arrives whole, and a longer one is refused before anything is saved', async () => {
  const whole = 'địa chỉ: 10.0.0.1:8080\n'.repeat(5_000).slice(0, 99_999).concat('.')
  for (const rest of ['delivered', 'refund'] as const) {
    const id = await taken()
    expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 7 } }))
    const deliver = (note: string) =>
      callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest, note } })
    assert.ok(expectRefusal(await deliver(`${whole}.`), 400, 'VALIDATION').note)
    assert.equal((await one(id)).order.orderStatus, 'in-progress')
    expectData(await deliver(whole))
    assert.equal((await one(id)).timeline.at(-1)?.note, whole)
  }
})

test('an operator who ends an order says whether others can order the rest, and exactly that comes back, once', async () => {
  const scarce = await shop.createService({ price: 1_000, availability: 100 })
  const left = async () =>
    expectData(await server.as(null)(api.catalog.services)).items.find((it) => it.id === scarce)?.availability
  const end = (ending: 'fail' | 'refund', id: string, restock?: boolean) =>
    callAsOperator(api.ordersOperator[ending], {
      params: { id },
      body: { reason: 'Sold out', ...(restock !== undefined && { restock }) },
    })
  let expected = 100
  for (const [ending, restock, comesBack] of [
    ['refund', undefined, true],
    ['fail', undefined, false],
    ['refund', false, false],
    ['fail', true, true],
  ] as const) {
    const id = await taken({ amount: 10 }, scarce)
    expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 4 } }))
    assert.equal(await left(), expected - 10)
    const seen = expectData(await callAsOperator(api.ordersOperator.order, { params: { id } }))
    assert.equal(seen.unusedPlaces, 6)
    const answers = await Promise.all([1, 2, 3].map(() => end(ending, id, restock)))
    assert.equal(answers.filter((it) => it.status === 200).length, 1)
    expected -= comesBack ? 4 : 10
    assert.equal(await left(), expected, `${ending}, restock ${restock}`)
    const restocked = comesBack ? 6 : 0
    assert.equal((await one(id)).timeline.at(-1)?.restocked, restocked)
    const audited = await server.db.transaction((tx) =>
      tx.get<{ details: { restocked: number } }>(
        sql`select details from audit.entries where subject = ${id} and action = ${`orders.${ending}`}`,
      ),
    )
    assert.equal(audited.details.restocked, restocked)
  }
})

test('an operator refunds the sum that was seen, or nothing happens', async () => {
  const id = await taken()
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 4 } }))
  const fail = (acceptRefund: number) =>
    callAsOperator(api.ordersOperator.fail, { params: { id }, body: { reason: 'Not possible', acceptRefund } })
  expectRefusal(await fail(3_330), 409, 'REFUND_CHANGED')
  const deliver = { rest: 'refund' as const, acceptRefund: 3_330 }
  expectRefusal(
    await callAsOperator(api.ordersOperator.deliver, { params: { id }, body: deliver }),
    409,
    'REFUND_CHANGED',
  )
  assert.equal(expectData(await fail(1_998)).order.refunded, 1_998)
})

// Proves R61.
test('each step of an operator is one row of the audit log', async () => {
  const id = await taken()
  expectData(await callAsOperator(api.ordersOperator.progress, { params: { id }, body: { done: 1 } }))
  expectData(await callAsOperator(api.ordersOperator.fail, { params: { id }, body: { reason: 'Not possible' } }))
  const rows = await server.db.transaction((tx) =>
    tx.all<{ action: string }>(sql`select action from audit.entries where subject = ${id} order by id`),
  )
  assert.deepEqual(
    rows.map((it) => it.action),
    ['orders.take', 'orders.progress', 'orders.fail'],
  )
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
