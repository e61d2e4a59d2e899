import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { marginOf } from '@runmart/contract/reports-figures'
import { translator } from '@runmart/i18n/server'
import { lastDays, today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({ shopTimeZone: middayZone })
const shop = await createSuppliedShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order: orderOfPartner, deliver: deliverAsPartner } = partnerShop(server, shop)
const { sentOrder } = sentOrders(shop)
const { shopTimeZone } = server.config
const day = today(shopTimeZone)
const [then = '', yesterday = ''] = lastDays(3, shopTimeZone).map((it) => it.date)

/** An operator's order of ten at 1,000 each, for a service with this unit cost. */
async function order(cost: string | null) {
  const serviceId = await shop.createService({ price: 1_000, cost })
  const buyer = await shop.createBuyer(10_000)
  const { id } = expectData(
    await buyer.call(api.orders.owner, { body: { serviceId, amount: 10, contactInfo: '@me' } }),
  ).order
  expectData(await operator.call(api.ordersOperator.take, { params: { id } }))
  return { serviceId, params: { id } }
}
const deliver = async (params: { id: string }) =>
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
const deliverPart = async (params: { id: string }, done: number) => {
  expectData(await operator.call(api.ordersOperator.progress, { params, body: { done } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'refund' } }))
}
const fail = async (params: { id: string }) =>
  expectData(await operator.call(api.ordersOperator.fail, { params, body: { reason: 'sold out' } }))
const services = async (period = { from: day, to: day }) =>
  expectData(await operator.call(api.reports.services, { query: { ...period, limit: '100' } })).items
const of = async (serviceId: string, period?: { from: string; to: string }) => {
  const found = (await services(period)).find((it) => it.id === serviceId)
  return found && [found.sales, found.refunds, found.cost, found.uncosted, marginOf(found)]
}

test('what failed and was refunded costs nothing, what was delivered in part costs that part, and what is open costs all', async () => {
  const [failed, part, open] = [await order('600'), await order('600'), await order('600')]
  assert.deepEqual(await of(failed.serviceId), [10_000, 0, 6_000, 0, 4_000])
  await fail(failed.params)
  await deliverPart(part.params, 4)
  assert.deepEqual(await of(failed.serviceId), [10_000, 10_000, 0, 0, 0])
  assert.deepEqual(await of(part.serviceId), [10_000, 6_000, 2_400, 0, 1_600])
  assert.deepEqual(await of(open.serviceId), [10_000, 0, 6_000, 0, 4_000])
})

test('what was delivered costs the same when it is refunded later', async () => {
  const { serviceId, params } = await order('600')
  await deliver(params)
  const body = { amount: 10_000, reason: 'a complaint' }
  expectData(await operator.call(api.ordersOperator.refundPart, { params, body }))
  assert.deepEqual(await of(serviceId), [10_000, 10_000, 6_000, 0, -6_000])
})

test('sales without a known cost are told apart and have no margin; refunded, they are none', async () => {
  const [delivered, failed] = [await order(null), await order(null)]
  await deliverPart(delivered.params, 7)
  await fail(failed.params)
  assert.deepEqual(await of(delivered.serviceId), [10_000, 3_000, 0, 7_000, 0])
  assert.deepEqual(await of(failed.serviceId), [10_000, 10_000, 0, 0, 0])
})

test('what a supplier delivers costs its charge; what the shop took over from it costs what the service says', async () => {
  const supplier = await shop.addSupplier()
  const setCost = async () =>
    server.owner.transaction((tx) => tx.run(sql`update catalog.services set cost = 300 where supplied`))
  const { there, id } = await sentOrder([supplier])
  await setCost()
  there.status = 'Completed'
  await shop.askAll()
  supplier.panel.trouble = 'closed'
  const serviceId = await shop.createSuppliedService([supplier])
  // Without a price change, the service keeps its current cost.
  await server.owner.transaction((tx) => tx.run(sql`delete from catalog.price_changes where service_id = ${serviceId}`))
  await setCost()
  const taken = await shop.order(await shop.createBuyer(10_000), serviceId)
  await shop.sendDue()
  assert.deepEqual(await of(serviceId), [10_000, 0, 0, 0, 10_000])
  const params = { id: taken }
  expectData(await operator.call(api.supplierOrders.takeOver, { params }))
  expectData(await operator.call(api.ordersOperator.take, { params }))
  await deliverPart(params, 8)
  assert.deepEqual(await of(serviceId), [10_000, 2_000, 2_400, 0, 5_600])
  const { order: sent } = expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
  assert.deepEqual(await of(sent.serviceId), [10_000, 0, 2_250, 0, 7_750])
})

test('what a partner delivers costs the share and what the service says, also after a refund', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 7_000, { price: 1_000, cost: '100' })
  const id = await orderOfPartner(await shop.createBuyer(10_000), serviceId, 10)
  await deliverAsPartner(partner, id)
  assert.deepEqual(await of(serviceId), [10_000, 0, 8_000, 0, 2_000])
  const body = { amount: 1_000, reason: 'a complaint' }
  expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
  assert.deepEqual(await of(serviceId), [10_000, 1_000, 7_300, 0, 1_700])
  const query = { from: day, to: day, figure: 'cost', serviceId } as const
  const { items } = expectData(await operator.call(api.reports.entries, { query }))
  assert.deepEqual(
    items.map((it) => it.amount).toSorted((one, other) => one - other),
    [-700, 7_000],
  )
})

test('the figures of the shop are those of its services together', async () => {
  const all = await services()
  const sum = (amountOf: (it: (typeof all)[number]) => number) => all.reduce((total, it) => total + amountOf(it), 0)
  const { cost, uncosted, margin } = expectData(
    await operator.call(api.reports.summary, { query: { from: day, to: day } }),
  )
  const expected = [sum((it) => it.cost), sum((it) => it.uncosted), sum(marginOf)]
  assert.deepEqual([cost.amount, uncosted.amount, margin.amount], expected)
  assert.deepEqual([cost.days, margin.days], [[expected[0]], [expected[2]]])
})

test('an order that fails days later takes its cost back on that day, summed or not; the period before is told beside', async () => {
  const { serviceId, params } = await order('600')
  await moveToPast(server, 2)
  const moved = await server.owner.transaction((tx) =>
    tx.get<{ id: string }>(sql`select id from orders.orders where service_id = ${serviceId}`),
  )
  assert.notEqual(moved.id, params.id)
  await fail(moved)
  const expectAll = async () => {
    assert.deepEqual(await of(serviceId, { from: then, to: then }), [10_000, 0, 6_000, 0, 4_000])
    assert.deepEqual(await of(serviceId), [0, 10_000, -6_000, 0, -4_000])
    assert.deepEqual(await of(serviceId, { from: then, to: day }), [10_000, 10_000, 0, 0, 0])
    const two = await services({ from: yesterday, to: day })
    assert.deepEqual(two.find((it) => it.id === serviceId)?.before, {
      orders: 1,
      sales: 10_000,
      refunds: 0,
      commissions: 0,
      cost: 6_000,
      uncosted: 0,
      margin: 4_000,
    })
  }
  await expectAll()
  await sumDays(server.db, shopTimeZone)
  await expectAll()
})

test('the table of days has every line, cost and margin of the period before as well, day by day', async () => {
  const query = { from: yesterday, to: day }
  const told = expectData(await operator.call(api.reports.summary, { query }))
  const response = await fetch(
    `${server.url}/api/operator/reports?${new URLSearchParams({ ...query, format: 'csv' })}`,
    {
      headers: { authorization: `Bearer ${operator.accessToken}`, 'accept-language': 'ru' },
    },
  )
  const [head = [], ...rows] = (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const t = translator('ru')
  const { cost, margin, uncosted } = told
  for (const [name, { daysBefore }] of [
    ...told.figures.map((it) => [`${t(`reportFigures.${it.figure}`)}, ₫`, it] as const),
    ...[[t('csv.uncosted'), uncosted] as const, [t('csv.cost'), cost] as const, [t('csv.margin'), margin] as const],
  ]) {
    const at = head.indexOf(t('csv.inPeriodBefore', { name }))
    assert.deepEqual([name, rows.map((row) => row[at])], [name, daysBefore.map(String)])
  }
  const refunds = told.figures.find((it) => it.figure === 'refunds')
  for (const it of [refunds, cost, margin, uncosted]) assert.notEqual(it?.daysBefore[1], 0)
})
