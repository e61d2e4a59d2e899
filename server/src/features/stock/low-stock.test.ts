import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { stockTold } from '#test/stock-told.ts'
import { startTestServer } from '#test/test-server.ts'
import { countStock } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const buyer = await shop.createBuyer(1_000_000)

const lines = (count: number) => Array.from({ length: count }, () => randomUUID())

async function createStock(items: readonly string[], name = 'Keys') {
  const text = { name, description: 'x' }
  const id = await shop.createService({ price: 1_000, texts: { en: text, vi: text, ru: text } })
  const params = { id }
  const add = async (given: readonly string[]) =>
    expectData(await operator.call(api.stock.add, { params, body: { lines: [...given] } }))
  await add(items)
  return {
    id,
    add,
    setLowAt: async (lowAt: number | null) => {
      const { stock } = expectData(await operator.call(api.stock.stock, { params }))
      assert.ok(stock)
      const body = { version: stock.version, settings: { ...stock.settings, lowAt } }
      expectData(await operator.call(api.stock.saveSettings, { params, body }))
    },
    /** Counted twice, as by a sale and by the cron job. */
    sell: async (amount: number) => {
      const body = { serviceId: id, amount, contactInfo: '@me' }
      expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() }))
      for (const _ of [1, 2]) await server.db.transaction((tx) => countStock(tx, id))
    },
    told: () => stockTold(server, id),
  }
}

test('at the number that was set operators are told once that it is low, and once more that it is sold out', async () => {
  const stock = await createStock(lines(4), 'Spare keys')
  await stock.setLowAt(2)
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [])
  await stock.sell(1)
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [2])
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [2, 0])
  for (const title of [/^Spare keys: 2 items left in stock$/, /^Spare keys: sold out$/])
    assert.match((await server.mailbox.waitFor(operator.email, title)).text ?? '', new RegExp(`/${stock.id}/stock\\n`))
})

test('where no number was set it is low at a tenth of what it held when it was filled up, and told again when sold out', async () => {
  const stock = await createStock(lines(25))
  await stock.sell(22)
  assert.deepEqual(await stock.told(), [])
  await stock.sell(1)
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [2])
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [2, 0])
})

test('a stock of nine, and one that is sold out at once, are told when nothing is left; one that was never filled is not', async () => {
  const known = lines(9)
  const small = await createStock(known)
  await small.sell(8)
  assert.deepEqual(await small.told(), [])
  await small.sell(1)
  assert.deepEqual(await small.told(), [0])
  const large = await createStock(lines(30))
  await large.sell(30)
  assert.deepEqual(await large.told(), [0])
  const empty = await createStock(known)
  await empty.setLowAt(5)
  assert.deepEqual(await empty.told(), [])
})

test('what was filled up is told again, at a tenth of what it held then', async () => {
  const stock = await createStock(lines(20))
  await stock.sell(18)
  await stock.add(lines(38))
  await stock.sell(35)
  assert.deepEqual(await stock.told(), [2])
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [2, 4])
})

test('what is filled up to what is still low is not told then, but when it is sold out', async () => {
  const stock = await createStock(lines(6))
  await stock.setLowAt(5)
  await stock.sell(6)
  await stock.add(lines(2))
  assert.deepEqual(await stock.told(), [0])
  await stock.sell(2)
  assert.deepEqual(await stock.told(), [0, 0])
})

test('another number counts at once, and so does none', async () => {
  const stock = await createStock(lines(20))
  await stock.sell(15)
  assert.deepEqual(await stock.told(), [])
  await stock.setLowAt(5)
  assert.deepEqual(await stock.told(), [5])
  await stock.setLowAt(null)
  await stock.sell(2)
  assert.deepEqual(await stock.told(), [5])
  await stock.sell(1)
  assert.deepEqual(await stock.told(), [5, 2])
})
