import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { seedDemoSettings } from '#features/deposits/index.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
await server.db.transaction(seedDemoSettings)
const shop = await createShop(server)
const { call } = shop.operator

test('what was done to an order, a transfer or a conversation of a customer is found by the customer, and no other’s', async () => {
  const serviceId = await shop.createService({ price: 1_000 })
  const [buyer, other] = [await shop.createBuyer(50_000), await shop.createBuyer(50_000)]
  const place = async (who: typeof buyer) =>
    expectData(await who.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } })).order.id
  const [own, others] = [await place(buyer), await place(other)]
  for (const id of [own, others]) expectData(await call(api.ordersOperator.take, { params: { id } }))
  expectData(await call(api.ordersOperator.fail, { params: { id: own }, body: { reason: 'gone' } }))
  expectData(await call(api.conversationsOperator.close, { params: { id: own } }))
  const missed = { customerId: buyer.id, amount: 20_000, reference: 'FT1', note: 'seen at the bank' }
  expectData(await call(api.depositsOperator.addMissed, { body: missed }))
  const { items, total } = expectData(await call(api.audit.list, { query: { subject: buyer.id } }))
  assert.deepEqual(
    items.map((it) => it.action),
    ['transfer.enter', 'conversation-close', 'orders.fail', 'orders.take'],
  )
  assert.equal(total, 4)
  for (const it of items.filter(({ action }) => action !== 'conversation-close'))
    assert.deepEqual(it.about, { id: buyer.id, username: buyer.username }, it.action)
  assert.equal(expectData(await call(api.audit.list, { query: { subject: own } })).total, 3)
})
