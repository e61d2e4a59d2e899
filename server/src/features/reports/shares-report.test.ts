import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { today } from '#platform/days.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { claimed } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, release, sumsOf } = partnerShop(server, shop)
const day = today(server.config.shopTimeZone)
const query = { from: day, to: day }
const partner = await createPartner()
const buyer = await shop.createBuyer(1_000_000)
const [unpriced, priced] = [
  await createServiceOf(partner, 7_000, { price: 1_000, warrantyDays: 30 }),
  await createServiceOf(partner, 7_000, { price: 1_000, cost: '100' }),
]

// One released and then partly refunded, one refunded while held, and two still held.
const released = await order(buyer, unpriced, 10)
await deliver(partner, released)
await release()
const claim = await claimed(buyer, released, { missing: 2, text: 'Two are gone' })
const body = { amount: 1_000, acceptRefund: 2_000, reason: 'Sorry' }
expectData(await operator.call(api.warrantyOperator.refund, { params: { id: claim.id }, body }))
await eventually(async () => (await sumsOf(partner)).earned === 6_300)
const held = await order(buyer, unpriced, 2)
const part = { params: { id: held }, body: { amount: 1_000, reason: 'Late' } }
expectData(await operator.call(api.ordersOperator.refundPart, part, { idempotencyKey: randomUUID() }))
await order(buyer, unpriced)
await order(buyer, priced)

test('shares, what is held of them and what the shop owes for it are lines of a report', async () => {
  const { figures, liabilities } = expectData(await operator.call(api.reports.summary, { query }))
  const amountOf = (name: string) => figures.find((it) => it.figure === name)?.amount
  assert.equal(amountOf('shares'), 6_300 + 700 + 700 + 700)
  assert.equal(amountOf('shares-held'), 700 + 700 + 700)
  assert.equal(liabilities.sharesHeld, 2_100)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what partners earn is part of what a service costs, beside what the service itself says', async () => {
  const { items } = expectData(await operator.call(api.reports.services, { query }))
  const costOf = (id: string) => items.find((it) => it.id === id)?.cost
  assert.equal(costOf(unpriced), 6_300 + 700 + 700)
  assert.equal(costOf(priced), 700 + 100)
})

test('what the shop delivers in place of a partner has no known cost, unless the service says one', async () => {
  const left = await createServiceOf(partner, 7_000, { price: 1_000 })
  const id = await order(buyer, left)
  const params = { id }
  expectData(await partner.call(api.partnersDesk.giveBack, { params, body: { reason: 'Too much to do' } }))
  expectData(await operator.call(api.ordersOperator.take, { params }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  const { items } = expectData(await operator.call(api.reports.services, { query }))
  const found = items.find((it) => it.id === left)
  assert.deepEqual([found?.cost, found?.uncosted], [0, 1_000])
})

test('what is held is shown with whose it is', async () => {
  const asked = { ...query, figure: 'shares-held' } as const
  const { items } = expectData(await operator.call(api.reports.entries, { query: asked }))
  assert.ok(items.length > 3)
  for (const it of items) assert.deepEqual(it.customer, { id: partner.id, name: partner.username })
})

test('operators’ refunds under warranty are theirs, partners’ are not', async () => {
  const id = await order(buyer, unpriced, 10)
  await deliver(partner, id)
  const theirs = await claimed(buyer, id, { missing: 2, text: 'Two are gone' })
  const answer = { amount: 500, reason: 'Sorry' }
  expectData(await partner.call(api.warrantyPartner.refund, { params: { id: theirs.id }, body: answer }))
  const { items } = expectData(await operator.call(api.reports.operators, { query }))
  assert.deepEqual(
    items.map((it) => [it.name, it.refunded]),
    [[operator.username, 2_000]],
  )
  const asked = { ...query, operatorId: operator.id, act: 'refunded' } as const
  const { items: entries } = expectData(await operator.call(api.reports.entries, { query: asked }))
  assert.equal(
    entries.reduce((sum, it) => sum + it.amount, 0),
    2_000,
  )
})
