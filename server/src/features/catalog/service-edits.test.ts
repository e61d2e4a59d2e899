import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import type { ServiceValues } from '@runmart/contract/catalog-edits'
import { languages } from '@runmart/contract/languages'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { call } = shop.operator
const text = (name: string) => ({ name, description: 'What it does' })
const create = (name: string, it: Partial<ServiceDraft> = {}) =>
  shop.createService({ texts: { en: text(name), vi: text(name), ru: text(name) }, ...it })
const [a, b, c, d] = [await create('A'), await create('B'), await create('C'), await create('D')]
const get = async (id: string) => expectData(await call(api.catalog.offeredService, { params: { id } })).service
const names = (items: readonly { name: string }[]) => items.map((it) => it.name).join('')
const catalogue = async () => expectData(await server.as(null)(api.catalog.services)).items
const offered = async (query = {}) =>
  expectData(await call(api.catalog.offered, { query })).items.map((it) => it.draft.texts.en.name)
const key = () => ({ idempotencyKey: randomUUID() })
const order = async (serviceId: string, more = {}) => {
  const buyer = await shop.createBuyer(100_000)
  return {
    buyer,
    answer: await buyer.call(api.orders.owner, { body: { serviceId, amount: 2, contactInfo: '@me', ...more } }, key()),
  }
}
const seen = ({ id, version, draft }: OperatorService, set: ServiceValues) => ({
  ...{ id, version, set },
  seenAvailability: draft.availability,
})
const editMany = (changes: ReturnType<typeof seen>[]) => call(api.catalogEdits.editMany, { body: { changes } }, key())

test('services take the places they have among themselves in the order given, and customers see that order', async () => {
  assert.equal(names(await catalogue()), 'ABCD')
  expectData(await call(api.catalogEdits.orderServices, { body: { ids: [d, b, a] } }))
  assert.equal(names(await catalogue()), 'DBCA')
  for (const unknown of [randomUUID(), "'"])
    expectRefusal(await call(api.catalogEdits.orderServices, { body: { ids: [a, unknown] } }), 404, 'NOT_FOUND')
  expectRefusal(await call(api.catalogEdits.orderServices, { body: { ids: [a, a] } }), 400, 'VALIDATION')
  expectData(await call(api.catalogEdits.orderServices, { body: { ids: [a, b, c, d] } }))
  assert.equal(names(await catalogue()), 'ABCD')
  const { items } = expectData(await call(api.audit.list, { query: { action: 'catalog.order-services' } }))
  const moved = { name: 'order', before: 'a, b, d', after: 'd, b, a' }
  assert.deepEqual(items.at(-1)?.changes, [moved])
})

test('a copy has all of its service but its address, follows it, and is hidden', async () => {
  const nothing = { get: '', need: '', questions: '' }
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const { picture } = expectData(await call(api.catalogPages.addPicture, { params: { id: b }, body: { content: png } }))
  const texts = { en: { ...nothing, get: `![A](${picture.path})` }, vi: nothing, ru: nothing }
  expectData(await call(api.catalogPages.saveServicePage, { params: { id: b }, body: { version: 0, texts } }))
  const { service: copy } = expectData(await call(api.catalogEdits.copyService, { params: { id: b } }, key()))
  const { draft } = await get(b)
  assert.deepEqual(copy.draft, { ...draft, slug: 'b-2', visibility: 'hidden' })
  assert.deepEqual(await offered(), ['A', 'B', 'B', 'C', 'D'])
  assert.equal(names(await catalogue()), 'ABCD')
  const page = expectData(await call(api.catalogPages.servicePage, { params: { id: copy.id } })).page
  assert.match(page.texts.en.get, /^!\[A\]\(\/pictures\//)
  assert.ok(!page.texts.en.get.includes(picture.path))
  // The copied page can be saved unchanged, because it refers to its own pictures.
  expectData(await call(api.catalogPages.saveServicePage, { params: { id: copy.id }, body: page }))
  expectData(await editMany([seen(copy, { visibility: 'archived' })]))
})

test('what is hidden is not listed but sold; what is archived is neither, and its orders keep their name', async () => {
  const { buyer } = await order(c)
  expectData(await editMany([seen(await get(c), { visibility: 'hidden' })]))
  const [entry] = expectData(await call(api.audit.list, { query: { action: 'catalog.edit-many' } })).items
  const hidden = { name: 'c.visibility', before: 'shown', after: 'hidden' }
  assert.deepEqual(entry?.changes, [hidden, { name: 'services', before: null, after: '1' }])
  assert.equal(names(await catalogue()), 'ABD')
  expectData((await order(c)).answer)
  expectData(await editMany([seen(await get(c), { visibility: 'archived' })]))
  expectRefusal((await order(c)).answer, 409, 'SERVICE_UNAVAILABLE_NOW')
  assert.deepEqual(await offered(), ['A', 'B', 'D'])
  assert.deepEqual(await offered({ visibility: 'archived' }), ['B', 'C'])
  assert.equal(expectData(await buyer.call(api.orders.history)).items[0]?.serviceName, 'C')
  assert.deepEqual(expectData(await buyer.call(api.orders.again)).items, [])
})

test('several prices change together or not at all, each change is kept, and undoing sets them back', async () => {
  const [first, second] = [await get(a), await get(b)]
  const raise = [seen(first, { price: 1_100 }), seen(second, { price: 1_200, status: 'maintenance' })]
  const { edit } = expectData(await editMany(raise))
  assert.deepEqual(edit.changes, [
    { id: a, before: { price: 1_000 }, after: { price: 1_100 } },
    { id: b, before: { price: 1_000, status: 'active' }, after: { price: 1_200, status: 'maintenance' } },
  ])
  // The version is from before the change, so the edit changes neither.
  expectRefusal(await editMany([seen(first, { price: 1 }), seen(await get(b), { price: 2 })]), 409, 'CONFLICT')
  assert.deepEqual([(await get(a)).draft.price, (await get(b)).draft.price], [1_100, 1_200])
  expectRefusal(await editMany([seen(await get(a), { category: 'tea' })]), 400, 'VALIDATION')
  expectRefusal(await editMany([seen(await get(a), { price: -1 })]), 400, 'VALIDATION')

  const params = { id: edit.id }
  expectData(await call(api.catalogEdits.undoEdit, { params }))
  const after = (await get(b)).draft
  assert.deepEqual([(await get(a)).draft.price, after.price, after.status], [1_000, 1_000, 'active'])
  expectRefusal(await call(api.catalogEdits.undoEdit, { params }), 409, 'CONFLICT')
  const { items } = expectData(await call(api.catalogEdits.priceChanges, { params: { id: a } }))
  assert.deepEqual(
    items.map((it) => [it.before?.price, it.after.price, it.by?.id === shop.operator.id, it.editId]),
    [
      [1_100, 1_000, true, edit.id],
      [1_000, 1_100, true, edit.id],
      [undefined, 1_000, true, null],
    ],
  )
  assert.equal(expectData(await call(api.catalogEdits.edits)).items[0]?.id, edit.id)
})

test('an edit of which something changed since is not undone; what was ordered meanwhile stays taken', async () => {
  const { edit } = expectData(
    await editMany([seen(await get(a), { availability: 10 }), seen(await get(b), { price: 1_300 })]),
  )
  expectData((await order(a)).answer)
  const { version, draft } = await get(b)
  const body = { version, seenAvailability: draft.availability, draft: { ...draft, price: 1_400, cost: '900' } }
  expectData(await call(api.catalog.editService, { params: { id: b }, body }))
  expectRefusal(await call(api.catalogEdits.undoEdit, { params: { id: edit.id } }), 409, 'CONFLICT')
  assert.deepEqual([(await get(a)).draft.availability, (await get(b)).draft.price], [8, 1_400])
  const [latest] = expectData(await call(api.catalogEdits.priceChanges, { params: { id: b } })).items
  assert.deepEqual(
    [latest?.before, latest?.after],
    [
      { price: 1_300, cost: null, brackets: [] },
      { price: 1_400, cost: '900', brackets: [] },
    ],
  )

  const counted = expectData(await editMany([seen(await get(a), { availability: 20 })])).edit
  expectData((await order(a)).answer)
  expectData(await call(api.catalogEdits.undoEdit, { params: { id: counted.id } }))
  assert.equal((await get(a)).draft.availability, 6)
})

test('services whose category was removed since do not go back there: nothing is undone, in words', async () => {
  const [moved, other] = [await create('Moved', { category: 'proxy' }), await get(a)]
  const { edit } = expectData(
    await editMany([seen(await get(moved), { category: 'mmo' }), seen(other, { price: 1_500 })]),
  )
  expectData(await call(api.catalogCategories.removeCategory, { params: { slug: 'proxy' } }))
  const params = { id: edit.id }
  expectRefusal(await call(api.catalogEdits.undoEdit, { params }), 409, 'CATEGORY_GONE')
  const said = await Promise.all(
    languages.map((it) => server.as(shop.operator.accessToken, it)(api.catalogEdits.undoEdit, { params })),
  )
  assert.equal(new Set(said.map((it) => it.error)).size, languages.length)
  assert.deepEqual([(await get(moved)).draft.category, (await get(a)).draft.price], ['mmo', 1_500])

  const draft = { names: { en: 'Proxies', vi: 'Proxy', ru: 'Прокси' }, glyph: 'other', hidden: false } as const
  expectData(await call(api.catalogCategories.createCategory, { body: { slug: 'proxy', draft } }))
  expectData(await call(api.catalogEdits.undoEdit, { params }))
  assert.deepEqual([(await get(moved)).draft.category, (await get(a)).draft.price], ['proxy', other.draft.price])
})

test('operators find what has nothing left among the sold out, not among the available; what was set stays', async () => {
  const id = await create('Gone', { availability: 0 })
  assert.ok((await offered({ status: 'sold_out' })).includes('Gone'))
  assert.ok(!(await offered({ status: 'active' })).includes('Gone'))
  assert.equal((await get(id)).draft.status, 'active')
})
