import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { SourceDraft } from '@runmart/contract/suppliers-sources'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createPanelShop, panelService, sourceOf, toSave } from '#test/panel-shop.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { serviceField } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createPanelShop(server)
const { createPartner } = partnerShop(server, shop)
const { call } = shop.operator

const fields = [serviceField('link', 'link')]
const createService = (it: Partial<ServiceDraft> = {}) =>
  shop.createService({ mode: 'single', price: 100, minAmount: 10, maxAmount: 10_000, fields, ...it })
const read = async (id: string) => expectData(await call(api.suppliers.sources, { params: { id } }))
const save = async (id: string, sources: readonly SourceDraft[], version?: number) => {
  const body = { version: version ?? (await read(id)).version, sources: [...sources] }
  return call(api.suppliers.saveSources, { params: { id }, body })
}
const offered = async (id: string) => expectData(await call(api.catalog.offeredService, { params: { id } })).service

test('a service gets sources in an order, and is delivered by people again without any', async () => {
  const [first, second] = [panelService({ rate: '1' }), panelService({ rate: '1.2' })]
  const { supplierId } = await shop.addPanel([first, second], { name: 'Two offers' })
  const id = await createService()
  const drafts = [sourceOf(supplierId, second), sourceOf(supplierId, first)]
  const saved = expectData(await save(id, drafts))
  assert.deepEqual(
    saved.sources.map((it) => [it.offerId, it.supplierName, it.cost, it.price, it.stopped]),
    [
      [String(second.service), 'Two offers', '30', 45, null],
      [String(first.service), 'Two offers', '25', 38, null],
    ],
  )
  // The highest tier takes off 20 %.
  assert.deepEqual([saved.price, saved.lowestPrice], [100, '80'])
  assert.deepEqual(await read(id), saved)
  assert.equal((await offered(id)).supplied, true)
  expectRefusal(await save(id, [], saved.version - 1), 409, 'CONFLICT')
  expectData(await save(id, []))
  assert.deepEqual([(await offered(id)).supplied, (await read(id)).sources], [false, []])
})

test('only what a supplier can deliver is sent there, and each problem is named by its field', async () => {
  const [plain, poll, subscription, pack] = [
    panelService(),
    panelService({ type: 'Poll' }),
    panelService({ type: 'Subscriptions' }),
    panelService({ type: 'Package' }),
  ]
  const { supplierId } = await shop.addPanel([plain, poll, subscription, pack])
  const refused = async (service: Partial<ServiceDraft>, sources: readonly SourceDraft[]) =>
    Object.keys(expectRefusal(await save(await createService(service), sources), 400, 'VALIDATION'))
  const source = sourceOf(supplierId, plain)
  for (const it of [
    { serviceType: 'AUTO_BOT', fields: [] },
    { provider: 'USER_PROVIDED' },
    { billing: 'day' },
    { mode: 'multi' },
  ] as const)
    assert.deepEqual(await refused(it as Partial<ServiceDraft>, [source]), ['sources'])
  const stocked = await createService()
  expectData(await call(api.stock.add, { params: { id: stocked }, body: { lines: ['a thing'] } }))
  expectRefusal(await save(stocked, [source]), 400, 'VALIDATION')
  const { link } = source.fields
  assert.ok(link)
  for (const [service, sources, problems] of [
    [{}, [sourceOf('nobody', plain)], ['sources.0.supplierId']],
    [{}, [source, source], ['sources.1.offerId']],
    [{}, [{ ...source, offerId: '9' }], ['sources.0.offerId']],
    [{}, [sourceOf(supplierId, subscription)], ['sources.0.offerId']],
    [{}, [sourceOf(supplierId, poll)], ['sources.0.fields.answer_number']],
    [{}, [{ ...source, fields: { link } }], ['sources.0.fields.quantity']],
    [{}, [{ ...source, fields: { link, quantity: { from: 'value', value: '5' } } }], ['sources.0.fields.quantity']],
    [{}, [{ ...source, fields: { ...source.fields, comments: link } }], ['sources.0.fields.comments']],
    [{}, [{ ...source, fields: { ...source.fields, runs: { from: 'value', value: '5' } } }], ['sources.0.fields.runs']],
    [{ fields: [] }, [source], ['sources.0.fields.link']],
    [{ fields: [serviceField('link', 'link', { required: false })] }, [source], ['sources.0.fields.link']],
    [{ fields: [...fields, serviceField('shade', 'text')] }, [source], ['sources.0.fields']],
    [{}, [{ ...source, unitsEach: 1_000_000 }], ['sources.0.unitsEach']],
    [{}, [sourceOf(supplierId, pack, { unitsEach: 2, fields: { link } })], ['sources.0.unitsEach']],
    [{}, [{ ...source, rule: { ...source.rule, plus: 1_000_000_000 } }], ['sources.0.rule.factorPercent']],
  ] as [Partial<ServiceDraft>, SourceDraft[], string[]][])
    assert.deepEqual(await refused(service, sources), problems)
  const answer = { from: 'value', value: '2' } as const
  expectData(
    await save(await createService(), [
      sourceOf(supplierId, poll, { fields: { ...source.fields, answer_number: answer } }),
    ]),
  )
})

test('a service is not sold while no source can take it, whatever its status, and comes back by itself', async () => {
  const offer = panelService()
  const { supplierId, panel } = await shop.addPanel([offer, panelService(), panelService()])
  const id = await createService({ texts: inAll('Stopped likes') })
  expectData(await save(id, [sourceOf(supplierId, offer)]))
  const buyer = await shop.createBuyer(100_000)
  const order = () =>
    buyer.call(api.orders.owner, {
      body: { serviceId: id, amount: 10, contactInfo: '@me', inputs: { link: 'https://example.com/a' } },
    })
  const listed = async () => expectData(await buyer.call(api.catalog.services)).items.find((it) => it.id === id)?.status
  expectData(await order())
  panel.services.shift()
  await shop.sync(supplierId)
  expectRefusal(await order(), 409, 'SERVICE_UNAVAILABLE_NOW')
  const service = await offered(id)
  assert.deepEqual(
    [await listed(), service.draft.status, (await read(id)).sources[0]?.stopped],
    ['maintenance', 'active', 'gone'],
  )
  assert.ok(service.unsuppliedSince)
  await server.mailbox.waitFor(shop.operator.email, /^Stopped likes can’t be ordered: no supplier can deliver it$/)
  // Keeps a value that an operator sets meanwhile.
  const body = { version: service.version, seenAvailability: null, draft: { ...service.draft, price: 120 } }
  expectData(await call(api.catalog.editService, { params: { id }, body }))
  panel.services.unshift(offer)
  await shop.sync(supplierId)
  const back = await offered(id)
  assert.deepEqual([await listed(), back.unsuppliedSince, back.draft.price], ['active', null, 120])
  expectData(await order())
})

test('what comes from a supplier that is paused is sold only if another one delivers it', async () => {
  const [offer, other] = [panelService(), panelService()]
  const [one, two] = [await shop.addPanel([offer]), await shop.addPanel([other])]
  const [alone, both] = [await createService(), await createService()]
  expectData(await save(alone, [sourceOf(one.supplierId, offer)]))
  expectData(await save(both, [sourceOf(one.supplierId, offer), sourceOf(two.supplierId, other)]))
  await setStatus(one.supplierId, 'paused')
  await shop.sync(one.supplierId)
  assert.deepEqual(
    [(await offered(alone)).unsuppliedSince !== null, (await offered(both)).unsuppliedSince],
    [true, null],
  )
  await setStatus(one.supplierId, 'active')
  await shop.sync(one.supplierId)
  assert.equal((await offered(alone)).unsuppliedSince, null)
})

const inAll = (name: string) => {
  const text = { name, description: 'x' }
  return { en: text, vi: text, ru: text }
}

async function setStatus(id: string, status: 'active' | 'paused') {
  const { supplier } = expectData(await call(api.suppliers.supplier, { params: { id } }))
  expectData(await call(api.suppliers.save, { params: { id }, body: { ...toSave(supplier), status } }))
}

test('a form that is changed so that a supplier would miss something stops its source, and mending it lets it go on', async () => {
  const offer = panelService()
  const { supplierId } = await shop.addPanel([offer])
  const id = await createService()
  expectData(await save(id, [sourceOf(supplierId, offer)]))
  const ask = async (asked: ServiceDraft['fields']) => {
    const { draft, version } = await offered(id)
    const body = { version, seenAvailability: draft.availability, draft: { ...draft, fields: asked ?? [] } }
    expectData(await call(api.catalog.editService, { params: { id }, body }))
    await shop.sync(supplierId)
    return (await read(id)).sources.map((it) => it.stopped)
  }
  assert.deepEqual(await ask([...fields, serviceField('shade', 'text')]), ['form'])
  assert.ok((await offered(id)).unsuppliedSince)
  assert.deepEqual(await ask(fields), [null])
  assert.equal((await offered(id)).unsuppliedSince, null)
})

test('a service that suppliers deliver gets no stock', async () => {
  const offer = panelService()
  const { supplierId } = await shop.addPanel([offer])
  const id = await createService()
  expectData(await save(id, [sourceOf(supplierId, offer)]))
  const lines = { params: { id }, body: { lines: ['a code'] } }
  assert.ok(expectRefusal(await call(api.stock.add, lines), 400, 'VALIDATION').lines)
  expectData(await save(id, []))
  expectData(await call(api.stock.add, lines))
})

test('a service has a partner or suppliers, never both: the shop would pay twice', async () => {
  const offer = panelService({ rate: '1' })
  const { supplierId } = await shop.addPanel([offer])
  const sources = [sourceOf(supplierId, offer)]
  const partner = await createPartner()
  const give = (id: string) =>
    call(api.partnersOperator.setService, { params: { id }, body: { partner: { id: partner.id, share: 5_000 } } })
  const theirs = await createService({ provider: 'PARTNER_PROVIDED' })
  expectData(await give(theirs))
  assert.deepEqual(Object.keys(expectRefusal(await save(theirs, sources), 400, 'VALIDATION')), ['sources'])
  const supplied = await createService({ provider: 'PARTNER_PROVIDED' })
  expectData(await save(supplied, sources))
  assert.deepEqual(Object.keys(expectRefusal(await give(supplied), 400, 'VALIDATION')), ['partner'])
})

test('an order of a partner is not sent on, whatever its service says', async () => {
  const partner = await createPartner()
  const id = await createService({ provider: 'PARTNER_PROVIDED', fields: [], minAmount: 1 })
  const body = { partner: { id: partner.id, share: 5_000 } }
  expectData(await call(api.partnersOperator.setService, { params: { id }, body }))
  await server.owner.transaction((tx) => tx.run(sql`update catalog.services set supplied = true where id = ${id}`))
  const buyer = await shop.createBuyer(100_000)
  const order = { data: { serviceId: id, amount: 10, contactInfo: '@me' } }
  const placed = expectData(await buyer.call(api.orders.partner, { body: order })).order.id
  const { sent } = await server.owner.transaction((tx) =>
    tx.get<{ sent: number }>(sql`select count(*)::int as sent from suppliers.dispatches where order_id = ${placed}`),
  )
  assert.equal(sent, 0)
})
