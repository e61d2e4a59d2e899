import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { foldableUsers } from '#features/accounts/search-queries.ts'
import { seedDemoSettings } from '#features/deposits/index.ts'
import { foldableTransfers } from '#features/deposits/searched-transfers.ts'
import { foldOrders } from '#features/orders/fold-search-texts.ts'
import { foldInBatches } from '#platform/db/fold-in-batches.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, serviceField } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'

const server = await startTestServer()
await server.db.transaction(seedDemoSettings)
const shop = await createShop(server)
const words = (name: string) => ({ name, description: name })
const texts = { en: words('Channel members'), vi: words('Thành viên kênh'), ru: words('Подписчики канала') }
const channel = await shop.createService({ price: 1_000, texts, fields: [serviceField('link', 'link')] })
const buyer = await shop.createBuyer(1_000_000)
const { call } = shop.operator
const fold = async () => {
  await foldOrders(server.db)
  await foldInBatches(server.db, foldableUsers)
  await foldInBatches(server.db, foldableTransfers)
}

const place = async (who: Person, it: { contactInfo: string; note?: string; link?: string }) => {
  const { link = 'https://t.me/somewhere', ...rest } = it
  const body = { serviceId: channel, amount: 1, inputs: { link }, ...rest }
  return expectData(await who.call(api.orders.owner, { body })).order
}
const orders = async (q: string) => expectData(await call(api.searchOperator.orders, { query: { q } })).orders
const customers = async (q: string) => expectData(await call(api.searchOperator.customers, { query: { q } })).customers
const money = async (q: string) => expectData(await call(api.searchOperator.money, { query: { q } }))
const first = async (q: string) => (await orders(q)).map(({ id, match }) => [id, match?.field])[0]

test('an order is found by its code or the beginning of it, with or without what all codes begin with', async () => {
  const { id, orderCode } = await place(buyer, { contactInfo: '@me' })
  for (const q of [
    orderCode,
    orderCode.toLowerCase(),
    orderCode.slice(0, 7),
    orderCode.slice(3),
    orderCode.replace('-', ''),
  ])
    assert.deepEqual(await first(q), [id, 'code'], q)
  assert.deepEqual(await orders('RM-ZZZZZZZZ'), [])
})

test('an order is found by contact, note and link, as it is written at once, and without marks after folding', async () => {
  const it = { contactInfo: '0912 345 678', note: 'Giao trước Tết', link: 'https://t.me/QuanCaPhe?start=7' }
  const { id } = await place(buyer, it)
  for (const q of ['Tết', 'QuanCaPhe']) assert.equal((await orders(q))[0]?.id, id, q)
  await fold()
  const found = [
    ['truoc tet', 'note'],
    ['TRƯỚC giao', 'note'],
    ['t.me/quancaphe', 'link'],
    ['+84 912.345.678', 'contact'],
    ['0912345678', 'contact'],
  ] as const
  for (const [q, field] of found) assert.deepEqual(await first(q), [id, field], q)
  assert.equal((await orders('quancaphe'))[0]?.match?.text, it.link)
  assert.deepEqual(await orders('truoc quancaphe nowhere'), [])
})

test('an order that changes is found by what it says now, and no longer by what it said', async () => {
  const { id } = await place(buyer, { contactInfo: '@beforehand' })
  await fold()
  expectData(await buyer.call(api.orders.edit, { params: { id }, body: { contactInfo: '@Afterwards' } }))
  assert.deepEqual([await orders('beforehand'), (await orders('afterwards'))[0]?.id], [[], id])
  await fold()
  assert.deepEqual([await orders('beforehand'), (await orders('afterwards'))[0]?.id], [[], id])
})

test('a link of many is found, and not after the links were deleted', async () => {
  const links = ['https://example.test/first', 'https://example.test/LastOfMany'].map((link) => ({ link, amount: 1 }))
  const body = { serviceId: channel, orderType: 'multiply' as const, contactInfo: '@links', links }
  const { id } = expectData(await buyer.call(api.orders.ref, { body })).order
  await fold()
  assert.deepEqual(await first('example.test/lastofmany'), [id, 'link'])
  await server.db.transaction((tx) => tx.run(sql`delete from orders.links where order_id = ${id}`))
  assert.deepEqual(await orders('lastofmany'), [])
  await fold()
  assert.deepEqual([await orders('lastofmany'), (await orders('@links'))[0]?.id], [[], id])
})

test('a whole link is found at once in any case and of any length, however many links its order has', async () => {
  const long = `https://example.test/Landing?${'tracking=0123456789&'.repeat(98)}`.slice(0, 2_000)
  const many = Array.from({ length: 2_000 }, (_, at) => `https://example.test/of-many/${at}?${'pad'.repeat(20)}`)
  const links = [...many, long].map((link) => ({ link, amount: 1 }))
  const body = { serviceId: channel, orderType: 'multiply' as const, contactInfo: '@many', links }
  const rich = await shop.createBuyer(5_000_000)
  const { id } = expectData(await rich.call(api.orders.ref, { body })).order
  const last = many.at(-1) ?? ''
  const part = 'of-many/7?pad'
  for (const folded of [false, true]) {
    if (folded) await fold()
    for (const q of [last, last.toUpperCase(), long, part]) assert.deepEqual(await first(q), [id, 'link'], q)
    for (const status of ['pending', undefined] as const)
      for (const q of [last, long, part]) {
        const { items } = expectData(await call(api.ordersOperator.queue, { query: { status, q } }))
        assert.deepEqual([items.length, items[0]?.id], [1, id], `${status} ${q}`)
      }
  }
  assert.deepEqual(await orders(last.slice(0, -1)), [])
})

test('the lists of open orders are searched by the same words, without marks, also where very many hold them', async () => {
  const it = { contactInfo: '@opener', note: 'Gấp trước Tết Ất Tỵ', link: 'https://t.me/KenhMoCua' }
  const { id, orderCode } = await place(buyer, it)
  const found = async (q: string) => {
    const { items } = expectData(
      await call(api.ordersOperator.queue, { query: { status: 'pending', q, limit: '200' } }),
    )
    return items.map((order) => order.id)
  }
  for (const q of ['KenhMoCua', 'Tết gấp', orderCode.slice(4)]) assert.deepEqual(await found(q), [id], q)
  await fold()
  for (const q of ['kenhmocua', 'gap truoc at ty', 'thành viên', orderCode.slice(4)])
    assert.ok((await found(q)).includes(id), q)
  const ended = sql`
    insert into orders.search_texts (order_id, search_text) select gen_random_uuid(), 'gap truoc tet at ty' from generate_series(1, 1100)`
  await server.db.transaction((tx) => tx.run(ended))
  assert.deepEqual(await found('gap truoc at ty'), [id])
})

test('digits with signs between them are found as a phone number and as they are written: the address of a proxy, a date, a sum', async () => {
  const it = { contactInfo: '0977.123.321', note: 'Proxy 103.45.67.89 until 18.11.2026, 1.500.000' }
  const { id } = await place(buyer, it)
  for (const folded of [false, true]) {
    if (folded) await fold()
    for (const q of ['103.45.67.89', '45.67.89', '18.11.2026', '1.500.000'])
      assert.deepEqual(await first(q), [id, 'note'], q)
  }
  for (const q of ['0977 123 321', '+84 977 123 321']) assert.deepEqual(await first(q), [id, 'contact'], q)
  assert.deepEqual(await orders('103.45.67.88'), [])
})

test('a customer is found by name, address, phone, Telegram, id and deposit content, and with them their orders', async () => {
  const person = await shop.createBuyer(10_000)
  const profile = { fullName: 'Đỗ Thị Hương', phone: '+84 987 654 321', telegram: 'huong_shop' }
  expectData(await person.call(api.accounts.editProfile, { body: profile }))
  const order = await place(person, { contactInfo: 'none' })
  const found = [
    [person.username, 'username'],
    [person.email.toUpperCase(), 'email'],
    ['huong do', 'name'],
    ['ĐỖ THỊ', 'name'],
    ['0987 654 321', 'phone'],
    ['@huong_shop', 'telegram'],
    [person.id, 'id'],
    [await transferContent(person), 'content'],
  ] as const
  for (const [q, field] of found) {
    const [customer] = await customers(q)
    assert.deepEqual([customer?.id, customer?.match?.field], [person.id, field], q)
    assert.equal((await orders(q)).at(0)?.id, order.id, q)
  }
  const listed = expectData(await call(api.accounts.customers, { query: { q: 'huong 987654321' } }))
  assert.deepEqual([listed.total, listed.items[0]?.id], [1, person.id])
})

test('a name in Cyrillic is found in its letters and in Latin ones', async () => {
  const person = await server.createCustomer()
  expectData(await person.call(api.accounts.editProfile, { body: { fullName: 'Фёдор Щукин' } }))
  for (const q of ['федор', 'ЩУКИН фёдор', 'shchukin']) assert.equal((await customers(q))[0]?.id, person.id, q)
})

test('a closed account is found by nothing that it was', async () => {
  const person = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(
      sql`update accounts.users set username = 'closed-1', email = 'closed-1@closed.invalid' where id = ${person.id}`,
    ),
  )
  assert.deepEqual(await customers(person.email), [])
  await fold()
  assert.equal((await customers('closed-1'))[0]?.id, person.id)
})

test('a transfer is found by its reference however it is written, its content and its sender; a transaction by its code', async () => {
  await server.db.transaction((tx) =>
    tx.run(sql`
      insert into deposits.transfers (id, feed, external_id, bank_reference, currency, amount, content, sender, happened_at, status)
      values (gen_random_uuid(), 'sepay', '9001', 'FT26.320-77', 'VND', 50000, 'Nguyễn Văn Sáng chuyển tiền', 'TRAN THI BE', now(), 'ignored')`),
  )
  const fields = async (q: string) => (await money(q)).transfers.map((it) => [it.externalId, it.match?.field])
  assert.deepEqual(await fields('ft26320 77'), [['9001', 'reference']])
  assert.deepEqual(await fields('FT26.320-77'), [['9001', 'reference']])
  assert.deepEqual(await fields('Sáng'), [['9001', 'memo']])
  await fold()
  assert.deepEqual(await fields('van sang'), [['9001', 'memo']])
  assert.deepEqual(await fields('be tran'), [['9001', 'sender']])
  const listed = expectData(await call(api.depositsOperator.transfers, { query: { q: 'sang chuyen' } }))
  assert.deepEqual([listed.total, listed.items[0]?.externalId], [1, '9001'])

  const { items } = expectData(await buyer.call(api.ledger.history))
  const [latest] = items
  assert.ok(latest)
  for (const q of [latest.transactionCode, latest.transactionCode.slice(0, 8).toLowerCase()])
    assert.deepEqual(
      (await money(q)).transactions.map((it) => [it.transactionCode, it.customer.id]),
      [[latest.transactionCode, buyer.id]],
    )
  const query = { q: latest.transactionCode }
  const ofCustomer = expectData(await call(api.reversals.transactions, { params: { id: buyer.id }, query }))
  assert.deepEqual([ofCustomer.total, ofCustomer.items[0]?.transactionCode], [1, latest.transactionCode])
})

test('a service is found by its name and category in any language, without marks, also where customers do not see it', async () => {
  const names = { en: 'Garden things', vi: 'Đồ làm vườn', ru: 'Садовые вещи' }
  const draft = { names, glyph: 'other' as const, hidden: false }
  expectData(await call(api.catalogCategories.createCategory, { body: { slug: 'garden', draft } }))
  const hidden = await shop.createService({ price: 1, category: 'garden', visibility: 'hidden' })
  const archived = await shop.createService({ price: 1, category: 'garden', visibility: 'archived' })
  const found = async (q: string) =>
    expectData(await call(api.searchOperator.services, { query: { q } })).services.map(({ id, name }) => [id, name])
  for (const q of ['channel', 'thành viên', 'THANH VIEN', 'Подписчики', 'подписчики КАНАЛА', 'podpischiki'])
    assert.deepEqual(await found(q), [[channel, 'Channel members']], q)
  for (const q of ['garden things', 'do lam vuon', 'садовые', 'garden'])
    assert.deepEqual(
      (await found(q)).map(([id]) => id),
      [hidden, archived],
      q,
    )
  assert.deepEqual(await found('channel garden'), [])
})

test('orders are found by the name of their service in any language, without marks', async () => {
  const { id } = await place(buyer, { contactInfo: '@named' })
  for (const q of ['thanh vien kenh', 'подписчики']) {
    const { items } = expectData(await call(api.ordersOperator.queue, { query: { q } }))
    assert.equal(items[0]?.id, id, q)
  }
})

test('signs that mean something to a database are only signs, and what is too long is refused', async () => {
  for (const q of ['%', '__', '\\', "' or true --", '%%%', 'ь'])
    for (const area of ['orders', 'customers', 'money', 'services'] as const) {
      const { indexed: _, ...found } = expectData<Record<string, unknown>>(
        await call(api.searchOperator[area], { query: { q } }),
      )
      assert.ok(
        Object.values(found).every((it) => Array.isArray(it) && it.length === 0),
        `${area} ${q}`,
      )
    }
  expectRefusal(await call(api.searchOperator.orders, { query: { q: 'x'.repeat(2_001) } }), 400, 'VALIDATION')
  expectRefusal(await buyer.call(api.searchOperator.orders, { query: { q: 'x' } }), 403, 'FORBIDDEN')
})

test('without the extension for trigrams everything is found all the same, and the answer says so; with it again, no more', async () => {
  const { id } = await place(buyer, { contactInfo: 'unmistakable' })
  await fold()
  const ask = async () => expectData(await call(api.searchOperator.orders, { query: { q: 'unmistakable' } }))
  const found = async () => [(await ask()).orders[0]?.id, (await ask()).indexed]
  assert.deepEqual(await found(), [id, true])
  await server.owner.transaction((tx) => tx.run(sql`drop extension pg_trgm cascade`))
  assert.deepEqual(await found(), [id, false])
  await migrate(server.databaseUrl)
  assert.deepEqual(await found(), [id, true])
})

test('without the right to customers, parts find usernames; address, number and Telegram only as a whole', async () => {
  const staff = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, staff.email, { isOwner: false, rights: ['orders', 'money'] }))
  const support = await server.signIn(staff)
  const who = await shop.createBuyer(10_000)
  const info = { fullName: 'Đỗ Thị Kín', phone: '+84 987 650 123', telegram: 'hidden_one' }
  expectData(await who.call(api.accounts.editProfile, { body: { ...info, username: who.username } }))
  await place(who, { contactInfo: 'here' })
  await fold()
  const part = who.email.slice(1, -2)
  const parts = [part, '987650', '98765012', 'hidden_on', 'idden_one', 'thi kin', `${who.username} hidden`]
  const wholes = [who.email, '0987650123', '+84 987 650 123', 'hidden_one', '@Hidden_One', who.username.slice(1)]
  const foundBy = async (q: string, by: Pick<Person, 'call'> = support) => {
    const found = expectData(await by.call(api.searchOperator.orders, { query: { q } })).orders
    const desk = expectData(await by.call(api.ordersOperator.queue, { query: { q, customerId: who.id } })).total
    return [found.some((it) => it.customer.id === who.id), desk > 0]
  }
  for (const q of parts) assert.deepEqual([q, await foundBy(q)], [q, [false, false]])
  for (const q of wholes) assert.deepEqual([q, await foundBy(q)], [q, [true, true]])
  for (const q of [...parts, ...wholes]) assert.deepEqual([q, await foundBy(q, shop.operator)], [q, [true, true]])

  const payees = async (q: string) =>
    expectData(await support.call(api.accountsOperator.payees, { query: { q } })).items.some((it) => it.id === who.id)
  for (const q of [part, 'thi kin', ...wholes]) assert.deepEqual([q, await payees(q)], [q, true])
  for (const q of ['987650', 'hidden_on', `${who.username} hidden`]) assert.deepEqual([q, await payees(q)], [q, false])
})
