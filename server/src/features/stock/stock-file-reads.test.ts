import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_STOCK_FILE } from '@runmart/contract/stock'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { file, fileStock, files } from '#test/file-stock.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { serviceWith, buy, goodsOf, fetchFile, download, countFiles, lookAfter } = fileStock(server, shop)

// Proves S10.41.
test('a file is found by its bytes, whatever it is called and whatever became of it; asking leaves a trace', async () => {
  const [sold, free, text] = [file(), file(4_000_000), { name: 'a.txt', bytes: Buffer.from(`text-${randomUUID()}`) }]
  const id = await serviceWith([sold, free, text])
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id)
  const find = async (content: string) => operator.call(api.stock.findFile, { body: { content } })
  const found = async (bytes: Buffer) => expectData(await find(bytes.toString('base64'))).item
  const item = await found(sold.bytes)
  assert.deepEqual([item?.state, item?.orderId, item?.serviceId, item?.size], ['sold', orderId, id, sold.bytes.length])
  assert.deepEqual([(await found(free.bytes))?.state, await found(file().bytes)], ['free', null])
  const asLine = expectData(await operator.call(api.stock.find, { body: { value: String(text.bytes) } })).item
  assert.deepEqual(await found(text.bytes), asLine)
  assert.ok(asLine)
  expectRefusal(await find('not base64!'), 400, 'VALIDATION')
  expectRefusal(await find(''), 400, 'VALIDATION')
  expectRefusal(await find(Buffer.alloc(MAX_STOCK_FILE + 1).toString('base64')), 413, 'TOO_LARGE')
  expectRefusal(await buyer.call(api.stock.findFile, { body: { content: 'AAAA' } }), 403, 'FORBIDDEN')
  const { items } = expectData(await operator.call(api.audit.list, { query: { action: 'stock.find' } }))
  assert.equal(items.filter((it) => it.subject === item?.id).length, 1)
})

// Proves S10.41.
test('the bytes of files are read to be downloaded and for nothing else', async () => {
  const given = files(4)
  const mayNotRead = (isForbidden: boolean) =>
    server.owner.transaction((tx) =>
      tx.run(
        isForbidden
          ? sql`revoke select on stock.files from runmart_app`
          : sql`grant select on stock.files to runmart_app`,
      ),
    )
  await mayNotRead(true)
  await server.owner.transaction((tx) => tx.run(sql`grant select (item_id, size, key) on stock.files to runmart_app`))
  try {
    const id = await serviceWith(given)
    const buyer = await shop.createBuyer(3_000)
    const orderId = await buy(buyer, id, 2)
    const [first, second] = await goodsOf(buyer, orderId)
    assert.ok(first && second)
    const params = { id: orderId, item: first.id }
    expectData(await operator.call(api.goods.replace, { params, body: { reason: 'broken' } }))
    expectData(await operator.call(api.goods.ofOrder, { params: { id: orderId } }))
    const { items } = expectData(await operator.call(api.stock.items, { params: { id } }))
    const body = { content: given[3]?.bytes.toString('base64') ?? '' }
    assert.equal(expectData(await operator.call(api.stock.findFile, { body })).item?.id, items[0]?.id)
    expectData(
      await operator.call(api.stock.withdraw, { params: { id: items[0]?.id ?? '' }, body: { reason: 'broken' } }),
    )
    expectData(await buyer.call(api.orders.history))
    expectData(await operator.call(api.ordersOperator.queue))
    expectData(await operator.call(api.catalog.offeredService, { params: { id } }))
    assert.deepEqual(await shop.brokenBooks(), [])
    await server.owner.transaction((tx) =>
      tx.run(sql`update stock.handed_out set at = at - interval '91 days' where item_id = ${first.id}::bigint`),
    )
    await lookAfter()
    assert.equal(await countFiles(id), 2)
    assert.equal((await fetchFile(buyer.accessToken, orderId, second.id)).status, 500, 'this alone reads them')
  } finally {
    await mayNotRead(false)
  }
})

test('a file of an order by the day is kept until its days are over, and as long as others after that', async () => {
  const id = await serviceWith(files(1), { billing: 'day', maxAmount: 365 })
  const buyer = await shop.createBuyer(10_000)
  const orderId = await buy(buyer, id, 10)
  const shift = (days: number) =>
    server.owner.transaction((tx) =>
      tx.run(sql`
        update stock.handed_out set at = at - make_interval(days => ${days}), until = until - make_interval(days => ${days})
        where order_id = ${orderId}`),
    )
  await shift(99)
  await lookAfter()
  assert.equal((await download(buyer, orderId)).length, 1)
  await shift(2)
  await lookAfter()
  assert.equal(await countFiles(id), 0)
})
