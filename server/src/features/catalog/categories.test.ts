import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CategoryDraft } from '@runmart/contract/catalog-categories'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { call } = shop.operator
const draft: CategoryDraft = {
  names: { en: 'Social media', vi: 'Mạng xã hội', ru: 'Соцсети' },
  glyph: 'other',
  hidden: false,
}
const list = async () => expectData(await call(api.catalogCategories.categories)).items
const slugs = async () => (await list()).map((it) => it.slug)
const catalogue = async (language = 'en', query = {}) =>
  expectData(await server.as(null, language)(api.catalog.services, { query }))

test('a shop begins with five categories; another one is added at the end, once, and in all languages', async () => {
  assert.deepEqual(await slugs(), ['mmo', 'referral', 'game', 'telegram', 'proxy'])
  const body = { slug: 'social', draft }
  const { category } = expectData(await call(api.catalogCategories.createCategory, { body }))
  assert.deepEqual(category, { slug: 'social', version: 1, draft, picture: null, services: 0 })
  assert.equal((await slugs()).at(-1), 'social')
  const again = expectRefusal(await call(api.catalogCategories.createCategory, { body }), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(again), ['slug'])
  const unnamed = { ...draft, names: { ...draft.names, ru: ' ' } }
  expectRefusal(
    await call(api.catalogCategories.createCategory, { body: { slug: 'other', draft: unnamed } }),
    400,
    'VALIDATION',
  )
})

test('services are in it; catalogue, orders and what is searched say its name in the reader’s language', async () => {
  const serviceId = await shop.createService({ category: 'social', price: 10 })
  const { items, categories } = await catalogue('ru')
  assert.deepEqual(categories, [{ slug: 'social', name: 'Соцсети', picture: null, glyph: 'other' }])
  assert.deepEqual([items[0]?.category, items[0]?.categoryName, items[0]?.glyph], ['social', 'Соцсети', 'other'])
  assert.equal((await catalogue('en', { category: 'social' })).items.length, 1)
  assert.equal((await catalogue('en', { category: 'mmo' })).items.length, 0)
  const buyer = await shop.createBuyer(1_000)
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { order } = expectData(
    await server.as(buyer.accessToken, 'vi')(api.orders.owner, { body }, { idempotencyKey: crypto.randomUUID() }),
  )
  assert.equal(order.categoryName, 'Mạng xã hội')
  const found = expectData(await buyer.call(api.search.find, { query: { q: 'social media' } }))
  assert.deepEqual(
    found.services.map((it) => it.id),
    [serviceId],
  )
})

test('a category that there is not cannot be a service’s, and one with services cannot be removed', async () => {
  const service = expectData(await call(api.catalog.offered)).items[0]
  assert.ok(service)
  const body = { version: service.version, seenAvailability: null, draft: { ...service.draft, category: 'tea' } }
  expectRefusal(await call(api.catalog.editService, { params: { id: service.id }, body }), 400, 'VALIDATION')
  expectRefusal(await call(api.catalogCategories.removeCategory, { params: { slug: 'social' } }), 409, 'CONFLICT')
  expectData(await call(api.catalogCategories.removeCategory, { params: { slug: 'proxy' } }))
  expectRefusal(await call(api.catalogCategories.removeCategory, { params: { slug: 'proxy' } }), 404, 'NOT_FOUND')
  assert.ok(!(await slugs()).includes('proxy'))
})

test('a new name shows at once; hiding takes its services out of the catalogue, and old orders keep their names', async () => {
  const params = { slug: 'social' }
  const names = { ...draft.names, en: 'Networks' }
  expectData(
    await call(api.catalogCategories.editCategory, { params, body: { version: 1, draft: { ...draft, names } } }),
  )
  assert.equal((await catalogue()).items[0]?.categoryName, 'Networks')
  const hidden = { ...draft, names, hidden: true }
  const edit = (version: number) =>
    call(api.catalogCategories.editCategory, { params, body: { version, draft: hidden } })
  expectRefusal(await edit(1), 409, 'CONFLICT')
  expectData(await edit(2))
  assert.deepEqual(await catalogue(), { items: [], categories: [] })
  assert.deepEqual((await catalogue('en', { category: 'social' })).items, [])
  const buyer = await shop.createBuyer(1_000)
  const body = {
    serviceId: expectData(await call(api.catalog.offered)).items[0]?.id ?? '',
    amount: 1,
    contactInfo: '@me',
  }
  const key = { idempotencyKey: crypto.randomUUID() }
  const { order } = expectData(await buyer.call(api.orders.owner, { body: { ...body, amount: 1 } }, key))
  const [listed] = expectData(await buyer.call(api.orders.history)).items
  assert.deepEqual([listed?.serviceName, listed?.categoryName], [order.serviceName, 'Networks'])
})

test('categories have the order they are given, what is not named follows, and the log says what was done', async () => {
  const { items } = expectData(
    await call(api.catalogCategories.orderCategories, { body: { slugs: ['social', 'game', 'gone'] } }),
  )
  assert.deepEqual(
    items.map((it) => it.slug),
    ['social', 'game', 'mmo', 'referral', 'telegram'],
  )
  const log = expectData(await call(api.audit.list)).items.map((it) => it.action)
  assert.deepEqual(
    ['create', 'edit', 'remove'].filter((verb) => !log.includes(`catalog.${verb}-category`)),
    [],
  )
  assert.equal(log[0], 'catalog.order-categories')
})
