import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Alert } from '@runmart/contract/alerts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createPanelShop, panelService, rule, sourceOf } from '#test/panel-shop.ts'
import { serviceField } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sourceCronJobs } from './jobs-sources.ts'

const server = await startTestServer()
const shop = await createPanelShop(server)
const { call } = shop.operator

const offered = async (id: string) => expectData(await call(api.catalog.offeredService, { params: { id } })).service
const terms = async (id: string) => {
  const { price, cost, minAmount, maxAmount } = (await offered(id)).draft
  return { price, cost, minAmount, maxAmount }
}
const stopOf = async (id: string) =>
  expectData(await call(api.suppliers.sources, { params: { id } })).sources.map((it) => it.stopped)
const changesOf = async (id: string) =>
  expectData(await call(api.suppliers.changes, { query: { limit: '200' } })).items.filter((it) => it.serviceId === id)
const supplierOf = async (id: string) => expectData(await call(api.suppliers.supplier, { params: { id } })).supplier
/** The cron job of every minute. */
const review = async () => {
  const log = createLog('silent', 'test')
  await sourceCronJobs
    .find((it) => it.name === 'suppliers.review-all')
    ?.handle(null as never, { db: server.db, log }, server.shop)
}
const decide = (service: string, decision: 'approve' | 'dismiss', acceptPrice: number) =>
  call(api.suppliers.decideChange, { params: { service, position: '1' }, body: { decision, acceptPrice } })

test('price, cost and limits of what follows its supplier go up and down with it, on record as the shop’s own doing', async () => {
  const offer = panelService({ rate: '1', min: '10', max: '10000' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer, { follows: true })
  const { version } = await offered(id)
  assert.deepEqual(await terms(id), { price: 38, cost: '25', minAmount: 10, maxAmount: 10_000 })
  Object.assign(offer, { rate: '1.5', min: '20', max: '500' })
  await shop.sync(supplierId)
  assert.deepEqual(await terms(id), { price: 57, cost: '37.5', minAmount: 20, maxAmount: 500 })
  offer.rate = '0.8'
  await shop.sync(supplierId)
  assert.deepEqual(await terms(id), { price: 30, cost: '20', minAmount: 20, maxAmount: 500 })
  assert.equal((await offered(id)).version, version + 2)
  const { items } = expectData(await call(api.catalogEdits.priceChanges, { params: { id } }))
  assert.deepEqual(
    items.map((it) => [it.by?.username ?? null, it.before?.price ?? null, it.after.price]),
    [
      [null, 57, 30],
      [null, 38, 57],
      [shop.operator.username, null, 38],
    ],
  )
  const entries = expectData(await call(api.audit.list, { query: { subject: id, action: 'suppliers.follow' } }))
  assert.deepEqual(
    entries.items.map((it) => it.operator),
    [null, null],
  )
  await shop.sync(supplierId)
  await review()
  assert.equal((await offered(id)).version, version + 2)
})

test('what does not follow is proposed, once: approved it is the operator’s change, dismissed it waits for the next', async () => {
  const offer = panelService({ rate: '1' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer)
  offer.rate = '1.2'
  await shop.sync(supplierId)
  assert.deepEqual(
    (await changesOf(id)).map((it) => [it.position, it.before.price, it.after]),
    [[1, 38, { price: 45, minAmount: 10, maxAmount: 10_000 }]],
  )
  expectRefusal(await decide(id, 'approve', 44), 409, 'PRICE_CHANGED')
  const both = await Promise.all([decide(id, 'approve', 45), decide(id, 'approve', 45)])
  assert.deepEqual(both.map((it) => it.code).sort(), ['CONFLICT', null])
  assert.deepEqual(await terms(id), { price: 45, cost: '30', minAmount: 10, maxAmount: 10_000 })
  const [change] = expectData(await call(api.catalogEdits.priceChanges, { params: { id } })).items
  assert.equal(change?.by?.username, shop.operator.username)
  offer.rate = '1.1'
  await shop.sync(supplierId)
  expectData(await decide(id, 'dismiss', 42))
  await shop.sync(supplierId)
  await review()
  assert.deepEqual([await changesOf(id), (await terms(id)).price], [[], 45])
  offer.rate = '1.15'
  await shop.sync(supplierId)
  assert.deepEqual(
    (await changesOf(id)).map((it) => it.after.price),
    [44],
  )
  offer.rate = '1.2'
  await shop.sync(supplierId)
  assert.deepEqual(await changesOf(id), [])
  expectRefusal(await decide(id, 'dismiss', 44), 409, 'CONFLICT')
  expectRefusal(await decide('nothing', 'dismiss', 44), 404, 'NOT_FOUND')
})

test('a price that would more than double or halve waits for somebody, although it follows', async () => {
  const [up, down] = [panelService({ rate: '1' }), panelService({ rate: '1' })]
  const { supplierId } = await shop.addPanel([up, down])
  const ids = [
    await shop.importOffer(supplierId, up, { follows: true }),
    await shop.importOffer(supplierId, down, { follows: true }),
  ] as const
  Object.assign(up, { rate: '2.1' })
  Object.assign(down, { rate: '0.4' })
  await shop.sync(supplierId)
  assert.deepEqual(await Promise.all(ids.map(async (id) => (await terms(id)).price)), [38, 38])
  assert.deepEqual(await Promise.all(ids.map(async (id) => (await changesOf(id))[0]?.after.price)), [79, 15])
  // It costs 52.5 and would sell for 38.
  assert.deepEqual([await stopOf(ids[0]), await stopOf(ids[1])], [['cost'], [null]])
  expectData(await decide(ids[0], 'approve', 79))
  assert.deepEqual([await stopOf(ids[0]), (await offered(ids[0])).unsuppliedSince], [[null], null])
})

test('nothing is sold below its cost: the highest tier and the best code of the service are taken off before', async () => {
  // 25 dong each, sold for 32: 25.6 with 20 % off.
  const offer = panelService({ rate: '1', min: '10', max: '10000' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer, { rule: { ...rule, factorPercent: 128 } })
  assert.deepEqual(await stopOf(id), [null])
  const other = await shop.createService()
  const edit = (code: string, it: object) =>
    call(api.discountCodes.editCode, { params: { code }, body: { ...draft, ...it } })
  const draft = {
    ...{
      kind: 'percent' as const,
      value: 3,
      startsAt: null,
      endsAt: null,
      mostUses: null,
      mostUsesEach: null,
      minimum: 0,
    },
    ...{ serviceIds: [other], active: true },
  }
  await shop.createCode('THREE', draft)
  await review()
  assert.deepEqual(await stopOf(id), [null])
  expectData(await edit('THREE', { serviceIds: [id] }))
  await review()
  assert.deepEqual(await stopOf(id), ['cost'])
  assert.ok((await offered(id)).unsuppliedSince)
  for (const harmless of [
    { active: false },
    { startsAt: new Date(Date.now() + 3_600_000).toISOString() },
    { kind: 'fixed' as const, value: 6 },
    { kind: 'fixed' as const, value: 200, minimum: 10_000 },
  ]) {
    expectData(await edit('THREE', { serviceIds: [id], ...harmless }))
    await review()
    assert.deepEqual(await stopOf(id), [null], JSON.stringify(harmless))
  }
  // The smallest order comes to 256.
  expectData(await edit('THREE', { serviceIds: null, kind: 'fixed', value: 7 }))
  await review()
  assert.deepEqual(await stopOf(id), ['cost'])
  expectData(await edit('THREE', { active: false }))
})

test('a service whose first supplier costs too much goes on with the next, and a price by quantity counts as well', async () => {
  const [dear, cheap] = [panelService({ rate: '10' }), panelService({ rate: '1' })]
  const { supplierId } = await shop.addPanel([dear, cheap])
  const fields = [serviceField('link', 'link')]
  const amounts = { minAmount: 10, maxAmount: 10_000 }
  const id = await shop.createService({ mode: 'single', price: 100, fields, ...amounts })
  const sources = [sourceOf(supplierId, dear), sourceOf(supplierId, cheap)]
  const save = async () => {
    const { version } = await offered(id)
    expectData(await call(api.suppliers.saveSources, { params: { id }, body: { version, sources } }))
  }
  await save()
  assert.deepEqual([await stopOf(id), (await offered(id)).unsuppliedSince], [['cost', null], null])
  const { version, draft } = await offered(id)
  const brackets = [{ from: 1_000, price: 30 }]
  const body = { version, seenAvailability: null, draft: { ...draft, brackets } }
  expectData(await call(api.catalog.editService, { params: { id }, body }))
  await review()
  assert.deepEqual(await stopOf(id), ['cost', 'cost'])
})

test('a list that is suddenly empty or a tenth of before is not believed; what is missing in another one is gone', async () => {
  const offers = Array.from({ length: 20 }, () => panelService())
  const { supplierId, panel } = await shop.addPanel(offers)
  const [first] = offers
  assert.ok(first)
  const id = await shop.importOffer(supplierId, first)
  for (const left of [0, 1, 2]) {
    panel.services.splice(0, panel.services.length, ...offers.slice(20 - left))
    await shop.sync(supplierId)
    const { problem, counts } = await supplierOf(supplierId)
    assert.deepEqual([problem, counts.offers, await stopOf(id)], ['incomplete-list', 20, [null]])
  }
  panel.services.splice(0, panel.services.length, ...offers.slice(17))
  await shop.sync(supplierId)
  const { problem, counts } = await supplierOf(supplierId)
  assert.deepEqual([problem, counts.offers, await stopOf(id)], [null, 3, ['gone']])
  panel.services.splice(0, panel.services.length, ...offers)
  await shop.sync(supplierId)
  assert.deepEqual([(await supplierOf(supplierId)).counts.offers, await stopOf(id)], [20, [null]])
})

test('a list that stays short for a day is believed, an empty one is not', async () => {
  const offers = Array.from({ length: 20 }, () => panelService())
  const { supplierId, panel } = await shop.addPanel(offers)
  const countAfterDays = async (left: number) => {
    panel.services.splice(left)
    await server.owner.transaction((tx) =>
      tx.run(sql`update suppliers.suppliers set synced_at = now() - interval '25 hours' where id = ${supplierId}`),
    )
    await shop.sync(supplierId)
    return (await supplierOf(supplierId)).counts.offers
  }
  assert.deepEqual([await countAfterDays(1), await countAfterDays(0)], [1, 1])
})

test('what went wrong with a supplier is told, and nothing is changed by it', async () => {
  const offer = panelService()
  const { supplierId, panel } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer)
  const { syncedAt } = await supplierOf(supplierId)
  for (const trouble of ['garbage', 'error', 'drop'] as const) {
    panel.trouble = trouble
    await shop.sync(supplierId)
    const supplier = await supplierOf(supplierId)
    assert.ok(supplier.problem)
    assert.deepEqual([supplier.syncedAt, supplier.counts.offers, await stopOf(id)], [syncedAt, 1, [null]])
  }
  panel.trouble = 'none'
  await shop.sync(supplierId)
  assert.equal((await supplierOf(supplierId)).problem, null)
})

test('limits that leave nothing, and types that cannot be ordered, stop a source', async () => {
  const [limits, type, outside] = [panelService(), panelService(), panelService()]
  const { supplierId, panel } = await shop.addPanel([limits, type, outside])
  const ids = [
    await shop.importOffer(supplierId, limits),
    await shop.importOffer(supplierId, type),
    await shop.importOffer(supplierId, outside),
  ]
  Object.assign(limits, { min: '500', max: '100' })
  Object.assign(type, { type: 'Something new' })
  Object.assign(outside, { min: '20000', max: '40000' })
  panel.clearCalls()
  await shop.sync(supplierId)
  assert.deepEqual(await Promise.all(ids.map(stopOf)), [['limits'], ['type'], ['limits']])
})

test('what waits for whoever looks after services is told on their first page: changes to decide, services without a supplier, which its list narrows to', async () => {
  const [changed, gone, ...others] = Array.from({ length: 4 }, () => panelService())
  assert.ok(changed && gone)
  const { supplierId, panel } = await shop.addPanel([changed, gone, ...others])
  const counts = async () => {
    const { items } = expectData(await call(api.today.waiting))
    return ['supply-changes', 'unsupplied-services'].map((kind) => items.find((it) => it.kind === kind)?.count ?? 0)
  }
  await shop.importOffer(supplierId, changed)
  const goneId = await shop.importOffer(supplierId, gone)
  const listed = async () =>
    expectData(await call(api.catalog.offered, { query: { supply: 'none' } })).items.map(({ id }) => id)
  assert.ok(!(await listed()).includes(goneId))
  const [changes = 0, unsupplied = 0] = await counts()
  changed.rate = '1.1'
  panel.services.splice(1, 1)
  await shop.sync(supplierId)
  assert.deepEqual(await counts(), [changes + 1, unsupplied + 1])
  assert.ok((await listed()).includes(goneId))
  assert.equal((await listed()).length, unsupplied + 1)
})

test('services that are stopped together are told by one alert, with the first of them by supplier', async () => {
  const offers = Array.from({ length: 12 }, () => panelService())
  const { supplierId, panel } = await shop.addPanel(offers, { name: 'Gone Panel' })
  for (const offer of offers.slice(0, 5)) await shop.importOffer(supplierId, offer)
  await review()
  panel.services.splice(0, 5)
  await shop.sync(supplierId)
  await review()
  const told = await eventually(async () => {
    const alerts = await server.owner.transaction((tx) =>
      tx.all<{ alert: Extract<Alert, { what: 'stopped' }> }>(sql`
        select alert from alerts.items where operator_id = ${shop.operator.id} and alert::text like '%Gone Panel%'`),
    )
    return alerts.length > 0 && alerts
  })
  assert.deepEqual(
    told.map(({ alert }) => [alert.all?.count, alert.all?.suppliers.map((it) => [it.count, it.services.length])]),
    [[5, [[5, 3]]]],
  )
})

test('amounts that no supplier takes cannot be ordered at once; the change says so, and they come back with the supplier', async () => {
  const offer = panelService({ min: '10', max: '1000' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer)
  const limits = async () => [(await terms(id)).minAmount, (await terms(id)).maxAmount]
  const syncWith = async (it: Partial<typeof offer>) => {
    Object.assign(offer, it)
    await shop.sync(supplierId)
  }
  await syncWith({ min: '100' })
  assert.deepEqual(await limits(), [100, 1_000])
  assert.deepEqual(
    (await changesOf(id)).map((it) => [it.before.minAmount, it.after.minAmount, it.now.minAmount]),
    [[10, 100, 100]],
  )
  expectData(await decide(id, 'dismiss', 38))
  await review()
  assert.deepEqual([await limits(), await changesOf(id)], [[100, 1_000], []])
  await syncWith({ min: '10' })
  assert.deepEqual([await limits(), await changesOf(id)], [[10, 1_000], []])
  await syncWith({ min: '20' })
  expectData(await decide(id, 'approve', 38))
  await syncWith({ min: '10' })
  assert.deepEqual(await limits(), [20, 1_000])
  assert.deepEqual(
    (await changesOf(id)).map((it) => [it.before.minAmount, it.after.minAmount]),
    [[20, 10]],
  )
})

test('what suppliers take together can be ordered, as long as there is no gap', async () => {
  const [small, large] = [panelService({ min: '10', max: '100' }), panelService({ min: '50', max: '1000' })]
  const { supplierId } = await shop.addPanel([small, large])
  const fields = [serviceField('link', 'link')]
  const id = await shop.createService({ mode: 'single', price: 100, minAmount: 10, maxAmount: 5_000, fields })
  const { version } = await offered(id)
  const sources = [sourceOf(supplierId, small), sourceOf(supplierId, large)]
  expectData(await call(api.suppliers.saveSources, { params: { id }, body: { version, sources } }))
  const maximum = async () => (await terms(id)).maxAmount
  assert.equal(await maximum(), 1_000)
  small.max = '40'
  await shop.sync(supplierId)
  assert.equal(await maximum(), 40)
  small.max = '49'
  await shop.sync(supplierId)
  assert.equal(await maximum(), 1_000)
})

test('narrower limits that an operator set stay, although the service follows its supplier', async () => {
  const offer = panelService({ min: '10', max: '10000' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer, { follows: true })
  await server.owner.transaction((tx) => tx.run(sql`update catalog.services set max_amount = 500 where id = ${id}`))
  const maximumWith = async (max: string) => {
    offer.max = max
    await shop.sync(supplierId)
    await review()
    return (await terms(id)).maxAmount
  }
  assert.deepEqual(
    [await maximumWith('10000'), await maximumWith('200'), await maximumWith('400'), await maximumWith('20000')],
    [500, 200, 400, 500],
  )
})

test('an offer with another name waits for somebody to look, once, and is ordered meanwhile', async () => {
  const offer = panelService({ name: 'Telegram followers' })
  const { supplierId } = await shop.addPanel([offer])
  const id = await shop.importOffer(supplierId, offer, { follows: true })
  const before = await terms(id)
  for (const [name, decision] of [
    ['YouTube views', 'approve'],
    ['YouTube views, HQ', 'dismiss'],
  ] as const) {
    const known = offer.name
    offer.name = name
    await shop.sync(supplierId)
    assert.deepEqual(
      (await changesOf(id)).map((it) => it.renamed),
      [{ before: known, after: name }],
    )
    assert.deepEqual(await stopOf(id), [null])
    expectData(await decide(id, decision, before.price))
    await shop.sync(supplierId)
    assert.deepEqual([await changesOf(id), await terms(id)], [[], before])
  }
})
