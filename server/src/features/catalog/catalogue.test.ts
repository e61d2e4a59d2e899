import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop, runConcurrently, serviceDraft } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { saveStats } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const first = await shop.createService({ availability: 10 })
const second = await shop.createService()

const path = '/api/user/service/get-all'
const ask = (headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })
const service = async (id: string, language = 'en') =>
  expectData(await server.as(null, language)(api.catalog.services)).items.find((it) => it.id === id)

test('every change shows in the next answer: an order, an edit, a statistic, in each language', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  for (const left of [9, 8, 7]) {
    const body = { serviceId: first, amount: 1, contactInfo: '@me' }
    expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: `left-${left}` }))
    assert.equal((await service(first))?.availability, left)
  }
  const texts = { ...serviceDraft.texts, ru: { name: 'Новое имя', description: 'О ней' } }
  const { items } = expectData(await shop.operator.call(api.catalog.offered))
  const version = items.find((it) => it.id === second)?.version ?? 0
  const body = { version, seenAvailability: null, draft: { ...serviceDraft, price: 2_000, texts } }
  expectData(await shop.operator.call(api.catalog.editService, { params: { id: second }, body }))
  assert.deepEqual([(await service(second))?.price, (await service(second, 'ru'))?.name], [2_000, 'Новое имя'])
  const stats = { completionRate: 0.5, refundRate: 0, medianStartSeconds: 1, orders: 20 }
  await server.db.transaction((tx) => saveStats(tx, [{ serviceId: second, ...stats }]))
  assert.deepEqual((await service(second))?.stats, stats)
  await server.db.transaction((tx) => saveStats(tx, []))
  assert.equal((await service(second))?.stats, null)
})

test('a change by a transaction that began before the last one shows as well', async () => {
  const setPrice = (price: number) => sql`update catalog.services set price = ${price} where id = ${second}`
  await server.owner.transaction(async (older) => {
    await older.run(sql`update catalog.services set price = price where id = ${first}`)
    await server.db.transaction((tx) => tx.run(setPrice(3_000)))
    assert.equal((await service(second))?.price, 3_000)
    await older.run(setPrice(4_000))
    assert.equal((await service(second))?.price, 3_000)
  })
  assert.equal((await service(second))?.price, 4_000)
})

test('all who ask while it changes get it as it was after they asked', async () => {
  let price = 0
  let isOver = false
  const change = async () => {
    const next = price + 1
    await server.db.transaction((tx) => tx.run(sql`update catalog.services set price = ${next} where id = ${first}`))
    price = next
  }
  await change()
  const changing = (async () => {
    while (!isOver) await change()
  })()
  await runConcurrently(10, async () => {
    for (let at = 0; at < 20; at++) {
      const least = price
      const found = await service(first)
      assert.ok((found?.price ?? 0) >= least)
    }
  })
  isOver = true
  await changing
})

test('it travels compressed, and not at all to whoever has it', async () => {
  const plain = await ask()
  assert.equal(plain.headers['content-type'], 'application/json; charset=utf-8')
  assert.deepEqual(
    [plain.headers['cache-control'], plain.headers.vary],
    ['no-cache', 'accept-language, accept-encoding'],
  )
  const brotli = await ask({ 'accept-encoding': 'gzip, br' })
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.deepEqual(brotliDecompressSync(brotli.rawPayload), plain.rawPayload)
  const gzip = await ask({ 'accept-encoding': 'gzip' })
  assert.deepEqual(gunzipSync(gzip.rawPayload), plain.rawPayload)
  const known = await ask({ 'if-none-match': String(plain.headers.etag) })
  assert.deepEqual([known.statusCode, known.payload], [304, ''])
  assert.equal(known.headers['x-content-type-options'], 'nosniff')
  const otherLanguage = await ask({ 'if-none-match': String(plain.headers.etag), 'accept-language': 'ru' })
  assert.equal(otherLanguage.statusCode, 200)
  await server.db.transaction((tx) => tx.run(sql`update catalog.services set price = price + 1 where id = ${first}`))
  assert.equal((await ask({ 'if-none-match': String(plain.headers.etag) })).statusCode, 200)
})
