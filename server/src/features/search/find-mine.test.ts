import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_FOUND } from '@runmart/contract/search'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const words = (name: string) => ({ name, description: name })
const texts = { en: words('Guild page'), vi: words('Trang hội đoàn'), ru: words('Страница гильдии') }
const guild = await shop.createService({ price: 1_000, texts })
const buyer = await shop.createBuyer(1_000_000)
const stranger = await shop.createBuyer(1_000_000)
const order = async (who = buyer) =>
  expectData(await who.call(api.orders.owner, { body: { serviceId: guild, amount: 1, contactInfo: '@me' } })).order
const find = async (q: string, call = buyer.call) => expectData(await call(api.search.find, { query: { q } }))
const mine = [await order(), await order()]
const [first] = mine as [Awaited<ReturnType<typeof order>>]
const { items: movements } = expectData(await buyer.call(api.ledger.history))

test('services are found by their name in the reader’s language, without marks and in any case', async () => {
  const inVietnamese = server.as(buyer.accessToken, 'vi')
  const found = await find('HOI DOAN trang', inVietnamese)
  assert.deepEqual(
    found.services.map(({ id, name }) => [id, name]),
    [[guild, 'Trang hội đoàn']],
  )
  assert.equal(found.orders.length, 2)
  assert.deepEqual((await find('hoi doan')).services, [])
})

test('an order is found by its code or a part of it, by its service, and never by somebody else', async () => {
  const codes = async (q: string, call = buyer.call) => (await find(q, call)).orders.map(({ orderCode }) => orderCode)
  assert.deepEqual(await codes(first.orderCode.toLowerCase()), [first.orderCode])
  assert.deepEqual(await codes(first.orderCode.slice(3)), [first.orderCode])
  assert.deepEqual(await codes('guild'), mine.map(({ orderCode }) => orderCode).toReversed())
  assert.deepEqual(await codes(first.orderCode, stranger.call), [])
})

test('a transaction is found by its code, by a part of it, by its order, and never by somebody else', async () => {
  const codes = async (q: string, call = buyer.call) =>
    (await find(q, call)).transactions.map(({ transactionCode }) => transactionCode)
  for (const { transactionCode } of movements) {
    assert.deepEqual(await codes(transactionCode.toLowerCase()), [transactionCode])
    assert.deepEqual(await codes(transactionCode.slice(3, 10)), [transactionCode])
    assert.deepEqual(await codes(transactionCode, stranger.call), [])
  }
  const charge = movements.find(({ orderCode }) => orderCode === first.orderCode)
  assert.deepEqual(await codes(first.orderCode), [charge?.transactionCode])
})

test('no more than a few of each kind, the newest', async () => {
  const later = []
  for (let at = 0; at < MAX_FOUND; at++) later.push((await order(stranger)).id)
  const before = await order(stranger)
  const found = await find('guild', stranger.call)
  assert.deepEqual(
    found.orders.map(({ id }) => id),
    [before.id, ...later.toReversed().slice(0, MAX_FOUND - 1)],
  )
})

test('what cannot be searched for is refused, and signs that mean something to a database are only signs', async () => {
  for (const q of ['', '   ', 'x'.repeat(2_001)])
    expectRefusal(await buyer.call(api.search.find, { query: { q } }), 400, 'VALIDATION')
  for (const q of ['%', '_', "' or true --"])
    assert.deepEqual(await find(q), { services: [], orders: [], transactions: [] })
  expectRefusal(await server.as(null)(api.search.find, { query: { q: 'guild' } }), 401, 'UNAUTHENTICATED')
})
