import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { type PanelType, panelTypes, unsoldTypes } from '@runmart/contract/suppliers-panel-types'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createPanelShop, panelService, rule } from '#test/panel-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createPanelShop(server)
const { call } = shop.operator

const wish = (offers: readonly { service: number }[], it: object = {}) => ({
  ...{ offers: offers.map((offer) => String(offer.service)), category: 'mmo', rule, unitsEach: 1, follows: true },
  ...it,
})
const preview = async (id: string, body: ReturnType<typeof wish>) =>
  expectData(await call(api.suppliers.previewImport, { params: { id }, body })).rows
const offered = async (id: string) => expectData(await call(api.catalog.offeredService, { params: { id } })).service

test('what a supplier offers is found by words, number, category and whether it is imported', async () => {
  const [likes, views, gone] = [
    panelService({ name: 'Instagram likes 👍' }),
    panelService({ name: 'Views', category: 'TikTok', rate: '0.0123' }),
    panelService({ name: 'Old' }),
  ]
  const { supplierId: id, panel } = await shop.addPanel([likes, views, gone])
  const list = async (query: object) => expectData(await call(api.suppliers.offers, { params: { id }, query }))
  const names = async (query: object) => (await list(query)).items.map((it) => it.name)
  const serviceId = await shop.importOffer(id, likes)
  panel.services.pop()
  await shop.sync(id)
  const all = await list({})
  assert.deepEqual([all.total, all.categories], [2, ['Likes', 'TikTok']])
  assert.deepEqual(all.items[0]?.services, [{ id: serviceId, name: likes.name }])
  assert.deepEqual([all.items[1]?.rate, all.items[1]?.costEach], ['0.0123', '0.3075'])
  assert.deepEqual(await names({ q: 'GRAM' }), [likes.name])
  assert.deepEqual(await names({ q: String(views.service) }), ['Views'])
  assert.deepEqual(await names({ category: 'TikTok' }), ['Views'])
  assert.deepEqual(await names({ show: 'new' }), ['Views'])
  assert.deepEqual(await names({ show: 'imported' }), [likes.name])
  assert.deepEqual(await names({ show: 'gone' }), ['Old'])
  assert.deepEqual(await names({ limit: '1', page: '2' }), ['Views'])
})

test('of all sixteen types, what each needs is asked and sent, or refused with words', async () => {
  const types = Object.keys(panelTypes) as PanelType[]
  assert.equal(types.length, 16)
  const offers = types.map((type) => panelService({ type: type.toLowerCase().replaceAll(' ', '_') }))
  const { supplierId: id } = await shop.addPanel([...offers, panelService({ type: 'Teleport' })])
  const body = wish(offers)
  const rows = await preview(id, body)
  const sold = types.filter((_, at) => rows[at]?.problem === null)
  assert.deepEqual(
    types.filter((type) => !sold.includes(type)),
    [...unsoldTypes].reverse(),
  )
  assert.ok(rows.every((it) => it.problem === null || it.problem === 'unsold'))
  const acceptPrices = Object.fromEntries(rows.filter((it) => !it.problem).map((it) => [it.offerId, it.price]))
  const { services } = expectData(await call(api.suppliers.import, { params: { id }, body: { ...body, acceptPrices } }))
  for (const [at, { serviceId }] of services.entries()) {
    const needed: readonly string[] = panelTypes[sold[at] ?? 'Default']
    const { draft } = await offered(serviceId)
    assert.deepEqual(draft.fields?.map((it) => it.key).sort(), needed.filter((it) => it !== 'quantity').sort())
    const { sources } = expectData(await call(api.suppliers.sources, { params: { id: serviceId } }))
    assert.deepEqual(Object.keys(sources[0]?.fields ?? {}).sort(), [...needed].sort())
    assert.equal(sources[0]?.stopped, null)
  }
})

test('offers become hidden services with price, limits, form and mapping, after a look at what they would be', async () => {
  const likes = panelService({ rate: '0.9', min: '50', max: '5000000000' })
  const comments = panelService({ type: 'Custom Comments', name: 'x'.repeat(120) })
  const packs = panelService({ type: 'Package', rate: '1.5', min: '1', max: '1' })
  const subscriptions = panelService({ type: 'Subscriptions' })
  const { supplierId: id } = await shop.addPanel([likes, comments, packs, subscriptions])
  const body = wish([likes, comments, packs, subscriptions, { service: 9 }], { unitsEach: 100 })
  const rows = await preview(id, body)
  assert.deepEqual(
    rows.map((it) => [it.problem, it.cost, it.price, it.minAmount, it.maxAmount]),
    [
      [null, '2250', 3_375, 1, 1_000_000],
      [null, '25', 38, 10, 10_000],
      [null, '37500', 56_250, 1, 1],
      ['unsold', '2500', 3_750, 1, 100],
      ['gone', '0', 0, 0, 0],
    ],
  )
  const acceptPrices = Object.fromEntries(rows.filter((it) => !it.problem).map((it) => [it.offerId, it.price]))
  const { services } = expectData(await call(api.suppliers.import, { params: { id }, body: { ...body, acceptPrices } }))
  assert.deepEqual(
    services.map((it) => it.offerId),
    rows.slice(0, 3).map((it) => it.offerId),
  )
  const made = await offered(services[0]?.serviceId ?? '')
  const { draft } = made
  assert.deepEqual(
    [draft.visibility, draft.mode, draft.price, draft.cost, draft.minAmount, draft.maxAmount, made.supplied],
    ['hidden', 'single', 3_375, '2250', 1, 1_000_000, true],
  )
  assert.deepEqual(
    draft.fields?.map((it) => [it.key, it.kind, it.required]),
    [['link', 'link', true]],
  )
  assert.deepEqual(
    Object.values(draft.fields?.[0]?.texts ?? {}).map((it) => it.label),
    ['Link', 'Liên kết', 'Ссылка'],
  )
  assert.equal(draft.texts.vi.name, likes.name)
  const second = await offered(services[1]?.serviceId ?? '')
  assert.equal(second.draft.texts.en.name.length, 80)
  assert.deepEqual(
    second.draft.fields?.map((it) => it.kind),
    ['link', 'long-text'],
  )
  const params = { id: services[1]?.serviceId ?? '' }
  const { sources } = expectData(await call(api.suppliers.sources, { params }))
  assert.deepEqual(
    [sources[0]?.unitsEach, sources[0]?.fields, sources[0]?.stopped, sources[0]?.price, sources[0]?.offer?.id],
    [
      1,
      { link: { from: 'input', key: 'link' }, comments: { from: 'input', key: 'comments' } },
      null,
      38,
      String(comments.service),
    ],
  )
  const again = await preview(id, body)
  assert.deepEqual(
    again.map((it) => it.problem),
    ['imported', 'imported', 'imported', 'unsold', 'gone'],
  )
})

test('nothing is imported at another price than the one that was seen, and nothing twice', async () => {
  const offers = [panelService(), panelService()]
  const { supplierId: id, panel } = await shop.addPanel(offers)
  const body = wish(offers)
  const acceptPrices = Object.fromEntries((await preview(id, body)).map((it) => [it.offerId, it.price]))
  const importNow = () => call(api.suppliers.import, { params: { id }, body: { ...body, acceptPrices } })
  const [, dearer] = panel.services
  assert.ok(dearer)
  dearer.rate = '1.1'
  await shop.sync(id)
  expectRefusal(await importNow(), 409, 'PRICE_CHANGED')
  dearer.rate = '1.00'
  await shop.sync(id)
  const both = await Promise.all([importNow(), importNow()])
  assert.deepEqual(both.map((it) => it.status).sort(), [200, 409])
  assert.equal(expectData(await call(api.suppliers.offers, { params: { id }, query: { show: 'new' } })).total, 0)
})

test('an import into no category, of nothing or of too much is refused by its fields', async () => {
  const offer = panelService()
  const { supplierId: id } = await shop.addPanel([offer])
  const refused = async (it: object) =>
    Object.keys(
      expectRefusal(
        await call(api.suppliers.previewImport, { params: { id }, body: wish([offer], it) }),
        400,
        'VALIDATION',
      ),
    )
  assert.deepEqual(await refused({ category: 'nowhere' }), ['category'])
  assert.deepEqual(await refused({ offers: [] }), ['offers'])
  assert.deepEqual(await refused({ rule: { ...rule, factorPercent: 99 } }), ['rule.factorPercent'])
  assert.equal((await preview(id, wish([offer], { rule: { ...rule, plus: 1_000_000_000 } })))[0]?.problem, 'price')
  assert.equal((await preview(id, wish([offer], { unitsEach: 20_000 })))[0]?.problem, 'limits')
})

test('what is counted by its lines is sent only with as many as were paid for', async () => {
  const offer = panelService({ type: 'Custom Comments', min: '2', max: '10' })
  const { supplierId, panel } = await shop.addPanel([offer])
  const serviceId = await shop.importOffer(supplierId, offer)
  const buyer = await shop.createBuyer(10_000)
  const order = async (comments: string) => {
    const inputs = { link: 'https://example.com/post', comments }
    const body = { serviceId, amount: 2, contactInfo: '@me', inputs }
    return expectData(await buyer.call(api.orders.owner, { body })).order.id
  }
  const settled = (id: string) =>
    eventually(async () => {
      const { dispatch } = expectData(await call(api.supplierOrders.ofOrder, { params: { id } }))
      return dispatch && dispatch.state !== 'waiting' && dispatch.state !== 'sent-now' && dispatch
    })
  const tooMany = await settled(await order('one\ntwo\nthree'))
  assert.deepEqual([tooMany.state, tooMany.problem], ['stuck', 'own:lines-differ:2:3:comments'])
  assert.equal((await settled(await order('one\r\n\r\ntwo\r\n'))).state, 'sent')
  assert.deepEqual(
    [...panel.orders.values()].map((it) => it.fields.comments),
    ['one\ntwo'],
  )
})
