import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_FILES_ADDED, MAX_STOCK_FILE } from '@runmart/contract/stock'
import { sql } from '#platform/db/sql.ts'
import { rotateSecrets } from '#platform/rotate-secrets.ts'
import { keyVersionOf } from '#platform/sealed.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { bodyOf, file, fileStock, files, type GivenFile } from '#test/file-stock.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { buyItems, claimed } from '#test/warranty-shop.ts'
import { sealedGoods } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop

const { add, serviceWith, buy, goodsOf, fetchFile, download, countFiles, lookAfter } = fileStock(server, shop)

// Proves S10.41.
test('files are bought like lines and downloaded by their customer alone; that they were is recorded', async () => {
  const given = [file(300, 'Khóa <bản quyền>.html'), file(70_000)]
  const id = await serviceWith(given)
  const line = `line-${randomUUID()}`
  expectData(await operator.call(api.stock.add, { params: { id }, body: { lines: [line] } }))
  const [buyer, other] = [await shop.createBuyer(3_000), await server.createCustomer()]
  const orderId = await buy(buyer, id, 3)
  await goodsOf(buyer, orderId)
  const items = await goodsOf(buyer, orderId)
  assert.deepEqual(
    items.map((it) => [it.value, it.file, it.seenAt !== null]),
    [...given.map(({ name, bytes }) => [name, { name, size: bytes.length }, false]), [line, null, true]],
  )
  const [first = '', , ofLine = ''] = items.map((it) => it.id)
  for (const [token, item] of [
    [other.accessToken, first],
    [operator.accessToken, first],
    [buyer.accessToken, ofLine],
    [buyer.accessToken, '999999999'],
    [buyer.accessToken, 'x'],
  ] as const)
    assert.equal((await fetchFile(token, orderId, item)).status, 404)
  const anotherOrder = await buy(await shop.createBuyer(1_000), await serviceWith(files(1)))
  assert.equal((await fetchFile(buyer.accessToken, anotherOrder, first)).status, 404)
  const viewing = { params: { id: buyer.id }, body: { reason: 'looks' } }
  const { token } = expectData(await operator.call(api.customerViews.start, viewing))
  assert.equal((await fetchFile(token, orderId, first)).status, 403)

  const answer = await fetchFile(buyer.accessToken, orderId, first)
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map((it) =>
      answer.headers.get(it),
    ),
    ['application/octet-stream', 'nosniff', 'no-store', "sandbox; default-src 'none'"],
  )
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="Kh_a _b_n quy_n_\.html"/)
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(given[0]?.bytes as Buffer))
  const sold = expectData(await operator.call(api.goods.ofOrder, { params: { id: orderId } })).items
  assert.deepEqual(
    sold.map((it) => [it.size, it.seenAt !== null]),
    [
      [300, true],
      [70_000, false],
      [null, true],
    ],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what was ever in a stock is not added again, under whatever name, and nothing of it is stored readable', async () => {
  const text: GivenFile = { name: `name-${randomUUID()}.txt`, bytes: Buffer.from(`text-${randomUUID()}`) }
  const [one, two] = [file(), file()]
  const id = await shop.createService()
  const added = expectData(await add(id, [one, text, { ...one, name: 'copy.bin' }]))
  assert.deepEqual([added.added, added.repeated, added.stock.counts.free], [2, [3], 2])
  const buyer = await shop.createBuyer(2_000)
  assert.deepEqual(await download(buyer, await buy(buyer, id, 2)), [one.bytes, text.bytes])
  const again = expectData(await add(await shop.createService(), [text, two, one]))
  assert.deepEqual([again.added, again.repeated], [1, [1, 3]])
  const body = { lines: [String(text.bytes)] }
  assert.deepEqual(expectData(await operator.call(api.stock.add, { params: { id }, body })).repeated, [1])
  const { all } = await server.owner.transaction((tx) =>
    tx.get<{ all: string }>(sql`
      select concat((select string_agg(encode(value, 'escape'), ' ') from stock.items),
        (select string_agg(encode(content, 'escape'), ' ') from stock.files),
        (select string_agg(it::text, ' ') from audit.entries it),
        (select string_agg(it::text, ' ') from platform.outbox it)) as all`),
  )
  for (const it of [text.name, String(text.bytes)]) assert.ok(!all.includes(it))
})

test('a file is at most 5 MB and not empty, its name no path; a call takes fifty', async () => {
  const id = await shop.createService()
  for (const name of ['', 'a/b.txt', 'a\\b.txt', 'a\u0000.txt', 'gpj.\u202eexe', 'x'.repeat(256)])
    expectRefusal(await add(id, [file(1, name)]), 400, 'VALIDATION')
  expectRefusal(await add(id, [file(0)]), 400, 'VALIDATION')
  expectRefusal(await add(id, []), 400, 'VALIDATION')
  expectRefusal(await add(id, files(MAX_FILES_ADDED + 1)), 400, 'VALIDATION')
  expectRefusal(await add(id, files(1), { expiresAt: '2026-01-01T00:00:00Z' }), 400, 'VALIDATION')
  for (const content of ['not base64!', '=']) {
    const body = { files: [{ name: 'a.txt', content }] }
    const refused = await operator.call(api.stock.addFiles, { params: { id }, body })
    assert.ok(expectRefusal(refused, 400, 'VALIDATION')['files.0.content'])
  }
  expectRefusal(await add(id, [file(MAX_STOCK_FILE + 1)]), 413, 'TOO_LARGE')
  assert.equal(expectData(await operator.call(api.stock.stock, { params: { id } })).stock, null)
  const largest = file(MAX_STOCK_FILE)
  expectData(await add(id, [largest]))
  const buyer = await shop.createBuyer(1_000)
  const [bytes] = await download(buyer, await buy(buyer, id))
  assert.ok(bytes?.equals(largest.bytes))
  expectRefusal(await add(await shop.createService({ serviceType: 'AUTO_BOT' }), files(1)), 400, 'VALIDATION')
})

test('what expires or is withdrawn is not sold, and its bytes are deleted', async () => {
  const [old, bad, good] = [file(), file(), file()]
  const id = await shop.createService()
  expectData(await add(id, [old], { expiresAt: new Date(Date.now() + 3_600_000).toISOString() }))
  expectData(await add(id, [bad, good]))
  const { items } = expectData(await operator.call(api.stock.items, { params: { id } }))
  const params = { id: items[1]?.id ?? '' }
  expectData(await operator.call(api.stock.withdraw, { params, body: { reason: 'broken' } }))
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update stock.items set expires_at = now() where service_id = ${id} and expires_at is not null`)
    await tx.run(sql`update stock.free set expires_at = now() where service_id = ${id} and expires_at is not null`)
  })
  await lookAfter()
  assert.equal(await countFiles(id), 1)
  const buyer = await shop.createBuyer(1_000)
  assert.deepEqual(await download(buyer, await buy(buyer, id)), [good.bytes])
  assert.deepEqual(expectData(await add(id, [old, bad])).added, 0)
})

test('under warranty a file that was opened is replaced by the next one, and an operator replaces one without reading it', async () => {
  const given = files(5)
  const id = await serviceWith(given, { warrantyDays: 30 })
  const { stock } = expectData(await operator.call(api.stock.stock, { params: { id } }))
  assert.ok(stock)
  const settings = { ...stock.settings, replacePercent: 50 }
  expectData(
    await operator.call(api.stock.saveSettings, { params: { id }, body: { version: stock.version, settings } }),
  )
  const buyer = await shop.createBuyer(3_000)
  const { order, items } = await buyItems(buyer, id, 2)
  const unread = await buyItems(buyer, id, 1)
  assert.equal((await claimed(buyer, unread.order.id, { items: unread.items })).status, 'waiting', 'nobody opened it')
  await download(buyer, order.id)
  assert.equal((await claimed(buyer, order.id, { items: items.slice(0, 1) })).status, 'replaced')
  const params = { id: order.id, item: items[1] ?? '' }
  const replaced = await operator.call(api.goods.replace, { params, body: { reason: 'broken' } })
  expectData(replaced)
  assert.deepEqual(
    await download(buyer, order.id),
    [0, 1, 3, 4].map((at) => given[at]?.bytes),
  )
})

test('what was sold is deleted after its days, bytes and all', async () => {
  const given = files(1)
  const id = await serviceWith(given)
  const buyer = await shop.createBuyer(1_000)
  const orderId = await buy(buyer, id)
  const [item] = await goodsOf(buyer, orderId)
  assert.equal(await countFiles(id), 1)
  await server.owner.transaction((tx) =>
    tx.run(sql`update stock.handed_out set at = at - interval '91 days' where order_id = ${orderId}`),
  )
  await lookAfter()
  assert.equal(await countFiles(id), 0)
  assert.deepEqual(
    (await goodsOf(buyer, orderId)).map((it) => [it.value, it.file]),
    [[null, null]],
  )
  assert.equal((await fetchFile(buyer.accessToken, orderId, item?.id ?? '')).status, 404)
  assert.deepEqual(expectData(await add(id, given)).repeated, [1])
})

test('with another key the keys of all files are encrypted anew, and the files open as before', async () => {
  const given = files(3)
  const id = await serviceWith(given)
  const { secretsKeys } = server.config
  const current = secretsKeys.current + 1
  const keys = {
    current,
    byVersion: new Map([...secretsKeys.byVersion, [current, 'another key, long enough for all']]),
  }
  const versions = async () => {
    const rows = await server.owner.transaction((tx) => tx.all<{ key: Buffer }>(sql`select key from stock.files`))
    return [...new Set(rows.map((it) => keyVersionOf(it.key)))]
  }
  for (const [to, version] of [
    [keys, current],
    [{ ...keys, current: secretsKeys.current }, secretsKeys.current],
  ] as const) {
    for (const column of sealedGoods) assert.equal((await rotateSecrets(server.owner, column, to)).unreadable, 0)
    assert.deepEqual(await versions(), [version])
  }
  const buyer = await shop.createBuyer(3_000)
  assert.deepEqual(
    await download(buyer, await buy(buyer, id, 3)),
    given.map((it) => it.bytes),
  )
})

test('the last file bought by two at once: one has it, the other keeps the money', async () => {
  const buyers = [await shop.createBuyer(3_000), await shop.createBuyer(3_000)]
  for (let round = 1; round <= 3; round++) {
    const [only] = files(1) as [GivenFile]
    const serviceId = await serviceWith([only])
    const body = { serviceId, amount: 1, contactInfo: '@me' }
    const answers = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, answer: await buyer.call(api.orders.owner, { body }) })),
    )
    const [winner, loser] = answers.toSorted((a, b) => Number(b.answer.success) - Number(a.answer.success))
    assert.ok(winner && loser)
    assert.deepEqual(await download(winner.buyer, expectData(winner.answer).order.id), [only.bytes])
    expectRefusal(loser.answer, 409, 'SERVICE_UNAVAILABLE_NOW')
    const balances = await Promise.all(buyers.map((it) => shop.balanceOf(it)))
    assert.equal(
      balances.reduce((sum, it) => sum + it),
      6_000 - round * 1_000,
    )
  }
})

test('a partner fills up the stock of a service of theirs with files, and cannot download what was sold', async () => {
  const { createPartner, createServiceOf, order } = partnerShop(server, shop)
  const partner = await createPartner()
  const [id, given] = [await createServiceOf(partner), files(2)]
  const call = partner.call(api.partnersServices.addStockFiles, { params: { id }, body: bodyOf(given) })
  assert.equal(expectData(await call).added, 2)
  const buyer = await shop.createBuyer(9_999)
  const orderId = await order(buyer, id)
  assert.deepEqual(await download(buyer, orderId), [given[0]?.bytes])
  const [item] = await goodsOf(buyer, orderId)
  assert.equal((await fetchFile(partner.accessToken, orderId, item?.id ?? '')).status, 404)
})

test('a copy of one’s data tells names and sizes; closing the account deletes the files', async () => {
  const [given] = files(1) as [GivenFile]
  const id = await serviceWith([given])
  const buyer = await shop.createBuyer(1_000)
  await buy(buyer, id)
  const { password } = buyer
  const copy = await fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  const { orders } = (await copy.json()) as { orders: { goods: { file: unknown }[] }[] }
  assert.deepEqual(orders[0]?.goods[0]?.file, { name: given.name, size: given.bytes.length })
  assert.equal(await countFiles(id), 1)
  expectData(await buyer.call(api.accountClosure.close, { body: { password, giveUpBalance: 0 } }))
  assert.equal(await countFiles(id), 0)
})
