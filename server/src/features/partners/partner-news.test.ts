import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ messageNotifySeconds: 0 })
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order } = partnerShop(server, shop)
const [partner, other] = [await createPartner(), await createPartner()]
const serviceId = await createServiceOf(partner, 7_000, { price: 1_000 })
const buyer = await shop.createBuyer(9_000_000)

const newsOf = async (person: Person) =>
  expectData(await person.call(api.notifications.list)).items.flatMap(({ news }) =>
    news.kind === 'partner-news' ? [news.names.en] : [],
  )

test('a customer’s message is told to the order’s partner and marked on the desk until somebody answers', async () => {
  const id = await order(buyer, serviceId, 1)
  const { orderCode } = expectData(await buyer.call(api.orders.order, { params: { id } })).order
  const text = 'How long will it take?'
  expectData(await buyer.call(api.conversations.send, { params: { id }, body: { text } }))
  const isMarked = async (person: Person) =>
    expectData(await person.call(api.partnersDesk.orders, { query: {} })).items.find((it) => it.id === id)?.isUnanswered
  assert.equal(await isMarked(partner), true)
  const words = `A customer wrote about order ${orderCode} and waits for an answer`
  await eventually(async () => (await newsOf(partner)).includes(words))
  assert.ok(!(await newsOf(other)).includes(words))
  expectData(await partner.call(api.partnersDesk.send, { params: { id }, body: { text: 'An hour' } }))
  assert.equal(await isMarked(partner), false)
})

test('a partner is told when few items are left in their stock, and when none are', async () => {
  const stocked = await createServiceOf(partner, 7_000, { price: 1_000 })
  const params = { id: stocked }
  const lines = [randomUUID(), randomUUID(), randomUUID()]
  expectData(await partner.call(api.partnersServices.addStock, { params, body: { lines } }))
  const { stock } = expectData(await operator.call(api.stock.stock, { params }))
  assert.ok(stock)
  const body = { version: stock.version, settings: { ...stock.settings, lowAt: 2 } }
  expectData(await operator.call(api.stock.saveSettings, { params, body }))
  await order(buyer, stocked, 2)
  await eventually(async () => (await newsOf(partner)).some((it) => it.endsWith(': items left in stock: 1')))
  await order(buyer, stocked, 1)
  await eventually(async () => (await newsOf(partner)).some((it) => it.endsWith(': items left in stock: 0')))
})
