import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_PARTNER_STOCK_BYTES, MAX_STOCK_BYTES } from '@runmart/contract/stock'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { bodyOf, file, fileStock, files } from '#test/file-stock.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ rateLimits: true })
const shop = await createShop(server)
const { operator } = shop
const { add, serviceWith, buy, goodsOf, download, lookAfter } = fileStock(server, shop)
const { createPartner, createServiceOf } = partnerShop(server, shop)

const clearCounts = () => server.db.transaction((tx) => tx.run(sql`delete from platform.rate_counts`))
const bytesOf = async (id: string) =>
  expectData(await operator.call(api.stock.stock, { params: { id } })).stock?.bytes ?? 0
/** Leaves a stock this room, as if other items filled the rest. */
const leaveRoom = async (id: string, most: number, left: number) => {
  await lookAfter()
  await server.owner.transaction((tx) =>
    tx.run(sql`update stock.pools set bytes = ${most - left} where service_id = ${id}`),
  )
}
const addLines = (id: string, lines: string[]) => operator.call(api.stock.add, { params: { id }, body: { lines } })
const line = () => `line-${randomUUID()}`

test('what a stock keeps is counted when it is added, sold, withdrawn and deleted, and the books agree', async () => {
  const id = await shop.createService({ price: 1_000 })
  expectData(await add(id, [file(5_000), file(7_000)]))
  const withFiles = await bytesOf(id)
  assert.ok(withFiles > 12_000 && withFiles < 12_200, `${withFiles}`)
  expectData(await addLines(id, [line(), 'x'.repeat(4_000)]))
  const all = await bytesOf(id)
  assert.ok(all > withFiles + 4_000, `${all}`)
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id)
  assert.equal(await bytesOf(id), all, 'what is sold is kept')
  const { items } = expectData(await operator.call(api.stock.items, { params: { id } }))
  const second = items.find((it) => it.size === 7_000)
  const params = { id: second?.id ?? '' }
  expectData(await operator.call(api.stock.withdraw, { params, body: { reason: 'broken' } }))
  const withdrawn = await bytesOf(id)
  assert.ok(withdrawn < all - 7_000)
  await server.owner.transaction((tx) =>
    tx.run(sql`update stock.handed_out set at = at - interval '91 days' where order_id = ${orderId}`),
  )
  await lookAfter()
  assert.ok((await bytesOf(id)) < withdrawn - 5_000)
  await lookAfter()
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves S10.42.
test('a stock that is full takes nothing more, says so, and takes in silence what it has', async () => {
  const [known] = files(1)
  assert.ok(known)
  const id = await serviceWith([known])
  await leaveRoom(id, MAX_STOCK_BYTES, 2_000)
  const refused = await add(id, [known, file(2_000)])
  expectRefusal(refused, 409, 'STOCK_FULL')
  assert.deepEqual(refused.data, { limitBytes: MAX_STOCK_BYTES, leftBytes: 2_000 })
  assert.match(refused.error ?? '', /2\sGB.*200\sMB/)
  expectRefusal(await addLines(id, ['y'.repeat(2_000)]), 409, 'STOCK_FULL')
  assert.equal(expectData(await operator.call(api.stock.stock, { params: { id } })).stock?.counts.free, 1)
  assert.deepEqual(expectData(await add(id, [known, file(1_500)])).repeated, [1])
  await leaveRoom(id, MAX_STOCK_BYTES, 0)
  assert.deepEqual(expectData(await add(id, [known])).repeated, [1])
  expectRefusal(await addLines(id, [line()]), 409, 'STOCK_FULL')
})

test('of two who fill up the last room at once one is refused', async () => {
  const id = await serviceWith(files(1))
  await leaveRoom(id, MAX_STOCK_BYTES, 10_000)
  const answers = await Promise.all([add(id, [file(6_000)]), add(id, [file(6_000)]), add(id, [file(6_000)])])
  assert.deepEqual(answers.map((it) => it.code).toSorted(), ['STOCK_FULL', 'STOCK_FULL', null])
})

test('the stock of a partner’s service holds less, whoever fills it', async () => {
  await clearCounts()
  const partner = await createPartner()
  const id = await createServiceOf(partner)
  const fill = (size: number) =>
    partner.call(api.partnersServices.addStockFiles, { params: { id }, body: bodyOf([file(size)]) })
  expectData(await fill(300))
  await leaveRoom(id, MAX_PARTNER_STOCK_BYTES, 1_000)
  for (const answer of [await fill(1_000), await add(id, [file(1_000)])]) {
    expectRefusal(answer, 409, 'STOCK_FULL')
    assert.deepEqual(answer.data, { limitBytes: MAX_PARTNER_STOCK_BYTES, leftBytes: 1_000 })
  }
  const lines = ['z'.repeat(1_000)]
  expectRefusal(
    await partner.call(api.partnersServices.addStock, { params: { id }, body: { lines } }),
    409,
    'STOCK_FULL',
  )
  expectData(await fill(300))
})

// Proves S10.42.
test('a partner sends files in at most 500 calls a day, and may still send lines', async () => {
  await clearCounts()
  const partner = await createPartner()
  const id = await createServiceOf(partner)
  await clearCounts()
  const fill = () => partner.call(api.partnersServices.addStockFiles, { params: { id }, body: bodyOf(files(1)) })
  expectData(await fill())
  const ofDay = sql`window_ends > now() + interval '23 hours'`
  const counted = await server.db.transaction((tx) =>
    tx.all(sql`select count from platform.rate_counts where ${ofDay}`),
  )
  assert.deepEqual(counted, [{ count: 1 }])
  await server.db.transaction((tx) => tx.run(sql`update platform.rate_counts set count = 499 where ${ofDay}`))
  expectData(await fill())
  const refused = await fill()
  expectRefusal(refused, 429, 'RATE_LIMITED')
  assert.match(refused.error ?? '', /24 hours/)
  const body = { lines: [line()] }
  expectData(await partner.call(api.partnersServices.addStock, { params: { id }, body }))
})

test('a customer downloads thirty files a minute', async () => {
  await clearCounts()
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, await serviceWith(files(1)))
  for (let times = 0; times < 30; times++) await download(buyer, orderId)
  const [item] = await goodsOf(buyer, orderId)
  const params = { id: orderId, item: item?.id ?? '' }
  expectRefusal(await buyer.call(api.goods.file, { params }), 429, 'RATE_LIMITED')
})
