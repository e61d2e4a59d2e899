import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { MAX_ACTS } from '@runmart/contract/orders-desk'
import { ENTRIES_PAGE } from '@runmart/contract/reports'
import { today } from '#platform/days.ts'
import { expectData } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const {
  createPartner,
  createServiceOf,
  order: orderOfPartner,
  deliver: deliverOfPartner,
  release,
} = partnerShop(server, shop)
const day = today(server.config.shopTimeZone)

type Asked = Omit<NonNullable<CallOf<typeof api.reports.entries>['query']>, 'from' | 'to'>
const entries = async (asked: Asked) =>
  expectData(await operator.call(api.reports.entries, { query: { from: day, to: day, ...asked } }))
/** All pages, one after the other. */
async function allEntries(asked: Asked) {
  const { items, next } = await entries(asked)
  const pages = [items]
  for (let after = next; after; ) {
    const page = await entries({ ...asked, after })
    pages.push(page.items)
    after = page.next
  }
  return pages
}
const amountsOf = async (asked: Asked) => (await entries(asked)).items.map((it) => it.amount)

const MANY = 120
const [rare, common] = [await shop.createService({ price: 700 }), await shop.createService({ price: 10, cost: '5' })]
const partner = await createPartner()
const shared = await createServiceOf(partner, 7_000, { price: 1_000 })
const [buyer, other] = [await shop.createBuyer(1_000_000), await shop.createBuyer(1_000_000)]

const place = async (by: Person, serviceId: string, amount = 1) =>
  expectData(await by.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })).order
const deliver = async (id: string, rest: 'refund' | 'delivered' = 'delivered') =>
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest } }))

/** Sold and delivered first, half refunded, and one refund reversed. */
const first = await place(buyer, rare, 10)
expectData(await operator.call(api.ordersOperator.take, { params: first }))
expectData(await operator.call(api.ordersOperator.progress, { params: first, body: { done: 5 } }))
await deliver(first.id, 'refund')
const body = { amount: 300, reason: 'a complaint' }
expectData(await operator.call(api.ordersOperator.refundPart, { params: first, body }))
const complaint = (await entries({ figure: 'refunds' })).items[0]?.code ?? ''
expectData(await operator.call(api.reversals.reverse, { params: { code: complaint }, body: { reason: 'a mistake' } }))

/** A partner did three of ten, and keeps 2,100 of it. */
const params = { id: await orderOfPartner(buyer, shared, 10) }
expectData(await partner.call(api.partnersDesk.take, { params }))
expectData(await partner.call(api.partnersDesk.progress, { params, body: { done: 3 } }))
expectData(await partner.call(api.partnersDesk.giveBack, { params, body: { reason: 'Too much to do' } }))
await deliver(params.id)

const many: string[] = []
for (let at = 0; at < MANY; at++) many.push((await place(other, common)).id)
for (let at = 0; at < MANY; at += MAX_ACTS) {
  const orders = many.slice(at, at + MAX_ACTS).map((id) => ({ id }))
  expectData(await operator.call(api.ordersDesk.act, { body: { key: randomUUID(), act: 'deliver', orders } }))
}

test('what an operator refunded is found at once behind all that they delivered, and so is what it cost', async () => {
  const mine = expectData(await operator.call(api.reports.operators, { query: { from: day, to: day } })).items[0]
  assert.deepEqual([mine?.delivered, mine?.refunded], [MANY + 2, 3_800])
  const refunded = await entries({ operatorId: operator.id, act: 'refunded' })
  assert.deepEqual(
    refunded.items.map((it) => [it.amount, it.order?.id]),
    [
      [300, first.id],
      [3_500, first.id],
    ],
  )
  assert.equal(refunded.next, null)
  const cost = await entries({ operatorId: operator.id, figure: 'cost' })
  assert.equal(
    cost.items.reduce((sum, it) => sum + it.amount, 0),
    2_100,
  )
  assert.equal(cost.next, null)
})

test('what an operator delivered comes in full pages, each order once', async () => {
  const pages = await allEntries({ operatorId: operator.id, act: 'delivered' })
  assert.deepEqual(
    pages.map((it) => it.length),
    [ENTRIES_PAGE, ENTRIES_PAGE, MANY + 2 - 2 * ENTRIES_PAGE],
  )
  assert.equal(new Set(pages.flat().map((it) => it.code)).size, MANY + 2)
})

test('what was sold of a service comes in full pages, each order once, newest first', async () => {
  const pages = await allEntries({ figure: 'sales', serviceId: common })
  assert.deepEqual(
    pages.map((it) => it.length),
    [ENTRIES_PAGE, ENTRIES_PAGE, MANY - 2 * ENTRIES_PAGE],
  )
  assert.equal(new Set(pages.flat().map((it) => it.code)).size, MANY)
  assert.ok(pages.flat().every((it) => it.amount === 10))
  assert.deepEqual([pages[0]?.[0]?.order?.id, pages.at(-1)?.at(-1)?.order?.id], [many.at(-1), many[0]])
})

test('a service that was sold once, long before others, has its sale, its refunds and what was taken back of them', async () => {
  assert.deepEqual(await amountsOf({ figure: 'sales', serviceId: rare }), [7_000])
  assert.deepEqual(await amountsOf({ figure: 'refunds', serviceId: rare }), [-300, 300, 3_500])
  assert.deepEqual(await amountsOf({ figure: 'refunds', serviceId: common }), [])
  assert.deepEqual(await amountsOf({ figure: 'sales', serviceId: randomUUID() }), [])
})

test('an order that is still open is among the sales of its service, one of another day is not', async () => {
  const serviceId = await shop.createService({ price: 50 })
  await place(buyer, serviceId)
  assert.deepEqual(await amountsOf({ figure: 'sales', serviceId }), [50])
  const query = { from: '2026-01-01', to: '2026-01-01', figure: 'sales', serviceId } as const
  assert.deepEqual(expectData(await operator.call(api.reports.entries, { query })).items, [])
})

test('what orders of a service or of a customer cost is what is posted of it, and nothing of others', async () => {
  for (const whose of [{ serviceId: shared }, { customerId: buyer.id }]) {
    const amounts = await amountsOf({ figure: 'cost', ...whose })
    assert.equal(
      amounts.reduce((sum, it) => sum + it, 0),
      2_100,
    )
  }
  for (const whose of [{ serviceId: common }, { customerId: other.id }, { customerId: randomUUID() }])
    assert.deepEqual(await amountsOf({ figure: 'cost', ...whose }), [])
})

test('a table for spreadsheets has all of what the pages have', async () => {
  const headers = { authorization: `Bearer ${operator.accessToken}` }
  const rowsOf = async (asked: string) => {
    const path = `/api/operator/reports/entries?from=${day}&to=${day}&format=csv&${asked}`
    const response = await fetch(`${server.url}${path}`, { headers })
    return (await response.text()).trimEnd().split('\r\n').length - 1
  }
  assert.equal(await rowsOf(`figure=sales&serviceId=${common}`), MANY)
  assert.equal(await rowsOf(`figure=refunds&serviceId=${rare}`), 3)
  assert.equal(await rowsOf(`operatorId=${operator.id}&act=refunded`), 2)
})

test('all that was refunded comes in full pages, newest first, each refund once and with what was taken back', async () => {
  const refunded = many.slice(0, ENTRIES_PAGE + 5)
  for (const id of refunded) {
    const body = { amount: 4, reason: 'a complaint' }
    expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
  }
  const pages = await allEntries({ figure: 'refunds' })
  assert.deepEqual(
    pages.map((it) => it.length),
    [ENTRIES_PAGE, 5 + 3],
  )
  assert.deepEqual(
    pages.flat().map((it) => [it.order?.id, it.amount]),
    [...refunded.toReversed().map((id) => [id, 4]), [first.id, -300], [first.id, 300], [first.id, 3_500]],
  )
  const query = { from: '2026-01-01', to: '2026-01-01', figure: 'refunds' } as const
  assert.deepEqual(expectData(await operator.call(api.reports.entries, { query })).items, [])
})

test('what a partner’s orders cost is found behind shares that were released together, and is what the report says', async () => {
  const serviceId = await createServiceOf(partner, 7_000, { price: 100 })
  for (let at = 0; at <= ENTRIES_PAGE; at++) await deliverOfPartner(partner, await orderOfPartner(buyer, serviceId))
  await release()
  const pages = await allEntries({ figure: 'cost', serviceId })
  const amounts = pages.flat().map((it) => it.amount)
  assert.deepEqual([amounts.length, new Set(amounts)], [ENTRIES_PAGE + 1, new Set([70])])
  const { items } = expectData(await operator.call(api.reports.services, { query: { from: day, to: day } }))
  assert.equal(items.find((it) => it.id === serviceId)?.cost, 70 * (ENTRIES_PAGE + 1))
})
