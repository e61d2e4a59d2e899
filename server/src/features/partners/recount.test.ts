import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf } = partnerShop(server, shop)
const PRICE = 9_999
const SHARE = 6_667
const shareOf = (kept: number) => Math.floor((kept * SHARE) / 10_000)
const reason = 'Only two can be seen'

type Count = { seen?: number; done?: number; links?: { line: number; done: number }[] }
const takeOver = (id: string, count: Count) =>
  operator.call(
    api.partnersOperator.takeOver,
    { params: { id }, body: { reason, ...count } },
    { idempotencyKey: randomUUID() },
  )
const recount = (id: string, count: Count, by = operator) =>
  by.call(
    api.partnersOperator.recount,
    { params: { id }, body: { reason, ...count } },
    { idempotencyKey: randomUUID() },
  )
const orderOf = async (id: string) => expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
const giveBack = async (partner: Person, id: string) =>
  expectData(await partner.call(api.partnersDesk.giveBack, { params: { id }, body: { reason: 'Ill' } }))
const fail = async (id: string) =>
  expectData(await operator.call(api.ordersOperator.fail, { params: { id }, body: { reason: 'No more' } })).order

/** An order of ten units, with the partner's claim of done ones. */
async function begun(said: number): Promise<{ id: string; partner: Person; buyer: Person }> {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId, 10)
  expectData(await partner.call(api.partnersDesk.take, { params: { id } }))
  if (said) expectData(await partner.call(api.partnersDesk.progress, { params: { id }, body: { done: said } }))
  return { id, partner, buyer }
}

test('who takes an order over says how much was really delivered: share, progress and refund follow, it is on record, and the partner is told', async () => {
  const { id, partner, buyer } = await begun(9)
  assert.equal((await orderOf(id)).partner?.counted?.said, 9)
  for (const done of [10, -1, 1.5]) expectRefusal(await takeOver(id, { done }), 400, 'VALIDATION')
  expectRefusal(await takeOver(id, { links: [{ line: 1, done: 1 }] }), 400, 'VALIDATION')
  const taken = expectData(await takeOver(id, { done: 2 })).order
  assert.equal(taken.progress?.ok, 2)
  assert.equal((await sumsOf(partner)).held, shareOf(2 * PRICE))
  assert.deepEqual(await shop.brokenBooks(), [])
  const { items } = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  assert.equal(items[0]?.action, 'orders.take-over')
  assert.deepEqual(
    items[0].changes.find((it) => it.name === 'done'),
    { name: 'done', before: '9', after: '2' },
  )
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id } }))
  assert.deepEqual([timeline.at(-1)?.event, timeline.at(-1)?.done], ['progress', 2])
  await eventually(async () =>
    expectData(await partner.call(api.notifications.list)).items.some(
      ({ news }) => news.kind === 'partner-news' && news.names.en.includes('counts 2 / 9') && news.note === reason,
    ),
  )
  const { refunded } = await fail(id)
  assert.equal(refunded, 8 * PRICE)
  await release()
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: shareOf(2 * PRICE), paidOut: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('nothing was delivered: nothing stays of the share', async () => {
  const { id, partner, buyer } = await begun(10)
  expectData(await takeOver(id, { done: 0 }))
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: 0, paidOut: 0 })
  const balance = await shop.balanceOf(buyer)
  await fail(id)
  assert.equal(await shop.balanceOf(buyer), balance + 10 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what the partner enters after the operator looked does not count', async () => {
  const { id, partner } = await begun(2)
  expectData(await partner.call(api.partnersDesk.progress, { params: { id }, body: { done: 10 } }))
  expectData(await takeOver(id, { done: 2 }))
  assert.equal((await sumsOf(partner)).held, shareOf(2 * PRICE))
})

test('of an order with links each link is counted', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE })
  const links = ['a', 'b', 'c'].map((it) => ({ link: `https://example.com/${it}`, amount: 3 }))
  const body = { serviceId, contactInfo: '@me', orderType: 'multiply' as const, links }
  const { id } = expectData(await (await shop.createBuyer(1_000_000)).call(api.orders.ref, { body })).order
  expectData(await partner.call(api.partnersDesk.take, { params: { id } }))
  const said = [1, 2].map((line) => ({ line, done: 3 }))
  expectData(await partner.call(api.partnersDesk.progress, { params: { id }, body: { links: said } }))
  const wrong: Count[] = [
    { done: 1 },
    { links: [{ line: 3, done: 1 }] },
    { links: [{ line: 9, done: 0 }] },
    { links: [1, 1].map((line) => ({ line, done: 0 })) },
  ]
  for (const count of wrong) expectRefusal(await takeOver(id, count), 400, 'VALIDATION')
  expectData(await takeOver(id, { links: [{ line: 2, done: 1 }] }))
  const { order: after, links: left } = await orderOf(id)
  assert.equal(after.progress?.ok, 4)
  assert.deepEqual(
    left.toSorted((a, b) => a.line - b.line).map((it) => it.done),
    [3, 1, 0],
  )
  assert.equal((await sumsOf(partner)).held, shareOf(4 * PRICE))
  assert.deepEqual(await shop.brokenBooks(), [])
})

/** An order of ten days that its partner claims to have handed over 60 hours ago. */
async function handedOver(): Promise<{ id: string; partner: Person; buyer: Person }> {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, SHARE, { price: PRICE, billing: 'day', warrantyDays: 30 })
  const buyer = await shop.createBuyer(1_000_000)
  const id = await order(buyer, serviceId, 10)
  await deliver(partner, id)
  await server.owner.transaction((tx) =>
    tx.run(sql`
      update orders.orders set days_from = now() - interval '60 hours', expires_at = now() + interval '180 hours'
      where id = ${id}`),
  )
  return { id, partner, buyer }
}

test('days that were not delivered run again: from now on, or from when the order is really handed over', async () => {
  const some = await handedOver()
  expectRefusal(await takeOver(some.id, { done: 4 }), 400, 'VALIDATION')
  expectData(await takeOver(some.id, { done: 1 }))
  assert.equal((await sumsOf(some.partner)).held, shareOf(PRICE))
  const { expiresAt } = (await orderOf(some.id)).order
  assert.ok(Math.abs(Date.parse(expiresAt ?? '') - Date.now() - 10 * 86_400_000) < 600_000)
  assert.equal((await orderOf(some.id)).refundQuote, 9 * PRICE, 'no other day counts before this one is over')

  const none = await handedOver()
  expectData(await takeOver(none.id, { done: 0 }))
  assert.deepEqual(await sumsOf(none.partner), { held: 0, earned: 0, paidOut: 0 })
  assert.equal((await orderOf(none.id)).refundQuote, 10 * PRICE)
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: none.id }, body: { rest: 'delivered' } }))
  assert.equal((await orderOf(none.id)).refundQuote, 9 * PRICE)
  assert.deepEqual(await shop.brokenBooks(), [])
})

for (const way of ['taken over', 'given back'] as const)
  test(`days that were refunded under warranty are taken off once when an order is ${way} and counted`, async () => {
    const { id, partner, buyer } = await handedOver()
    await server.owner.transaction((tx) =>
      tx.run(sql`update orders.orders set days_from = now() - interval '108 hours' where id = ${id}`),
    )
    const claim = { params: { id }, body: { missing: 3, text: 'It did not work for three days' } }
    const { claim: claimed } = expectData(await buyer.call(api.warranty.claim, claim))
    const refund = { params: { id: claimed.id }, body: { amount: 3 * PRICE, reason: 'Sorry' } }
    expectData(await partner.call(api.warrantyPartner.refund, refund))
    if (way === 'given back') await giveBack(partner, id)
    expectData(await (way === 'given back' ? recount : takeOver)(id, { done: 2 }))
    assert.equal((await sumsOf(partner)).held, shareOf(2 * PRICE))
    assert.equal((await orderOf(id)).refundQuote, 5 * PRICE)
    const { refunded } = await fail(id)
    assert.equal(refunded, 8 * PRICE)
    await release()
    assert.equal((await sumsOf(partner)).earned, shareOf(2 * PRICE))
    assert.deepEqual(await shop.brokenBooks(), [])
  })

// Proves S10.54.
test('an order that was given back is counted as well, also after others went on with it, and only what the partner said', async () => {
  const { id, partner } = await begun(6)
  expectRefusal(await recount(id, { done: 1 }), 409, 'CONFLICT')
  await giveBack(partner, id)
  expectRefusal(await recount(id, { done: 1 }, partner), 403, 'FORBIDDEN')
  expectData(await operator.call(api.ordersOperator.progress, { params: { id }, body: { done: 8 } }))
  assert.equal((await orderOf(id)).partner?.counted?.said, 6)
  expectRefusal(await recount(id, { done: 1 }), 400, 'VALIDATION')
  expectRefusal(await recount(id, { done: 4, seen: 6 }), 409, 'CONFLICT')
  const { order: counted } = expectData(await recount(id, { done: 4, seen: 8 }))
  assert.equal(counted.progress?.ok, 4)
  assert.equal((await sumsOf(partner)).held, shareOf(2 * PRICE))
  assert.equal((await orderOf(id)).partner?.counted?.said, 2)
  const { items } = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  assert.equal(items[0]?.action, 'orders.recount')
  expectData(await recount(id, { done: 2 }))
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: 0, paidOut: 0 })
  expectRefusal(await recount(id, { done: 1 }), 409, 'CONFLICT')
  await fail(id)
  expectRefusal(await recount(id, { done: 1 }), 409, 'INVALID_TRANSITION')
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('nothing of an order that was given back is paid before the order has ended', async () => {
  const { id, partner } = await begun(6)
  await giveBack(partner, id)
  await release()
  assert.deepEqual(await sumsOf(partner), { held: shareOf(6 * PRICE), earned: 0, paidOut: 0 })
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
  expectRefusal(await recount(id, { done: 9 }), 409, 'INVALID_TRANSITION')
  await release()
  assert.deepEqual(await sumsOf(partner), { held: 0, earned: shareOf(6 * PRICE), paidOut: 0 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('of two operators who take an order over at once one does, and the count is applied once', async () => {
  const { id, partner } = await begun(6)
  const answers = await Promise.all([takeOver(id, { done: 3 }), takeOver(id, { done: 3 })])
  assert.equal(answers.filter((it) => it.success).length, 1)
  assert.equal((await sumsOf(partner)).held, shareOf(3 * PRICE))
  const recounts = await Promise.all([1, 2, 3, 4].map(() => recount(id, { done: 1 })))
  assert.ok(recounts.some((it) => it.success))
  assert.equal((await orderOf(id)).order.progress?.ok, 1)
  assert.equal((await sumsOf(partner)).held, shareOf(PRICE))
  assert.deepEqual(await shop.brokenBooks(), [])
})
