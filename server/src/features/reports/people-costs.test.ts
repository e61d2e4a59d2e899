import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { deliveredMargin, marginOf } from '@runmart/contract/reports-figures'
import { house, post } from '#features/ledger/index.ts'
import { lastDays, today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({ shopTimeZone: middayZone })
const shop = await createSuppliedShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order: orderOfPartner, deliver: deliverAsPartner } = partnerShop(server, shop)
const { shopTimeZone } = server.config
const day = today(shopTimeZone)
const dates = lastDays(4, shopTimeZone).map((it) => it.date)
const [first = '', then = '', yesterday = ''] = dates

const [costing, unknown] = [
  await shop.createService({ price: 1_000, cost: '600' }),
  await shop.createService({ price: 1_000 }),
]
/** Orders ten at 1,000 each, which an operator takes. */
async function order(buyer: Person, serviceId: string, more: { discountCode?: string } = {}) {
  const body = { serviceId, amount: 10, contactInfo: '@me', ...more }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  expectData(await operator.call(api.ordersOperator.take, { params: { id } }))
  return { id }
}
const deliver = async (params: { id: string }) =>
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
const deliverPart = async (params: { id: string }, done: number) => {
  expectData(await operator.call(api.ordersOperator.progress, { params, body: { done } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'refund' } }))
}
/** Orders ten. A partner does three, then an operator delivers all; the partner keeps 70 % of three: 2,100. */
async function deliverGivenBack(partner: Person, buyer: Person, serviceId: string) {
  const params = { id: await orderOfPartner(buyer, serviceId, 10) }
  expectData(await partner.call(api.partnersDesk.take, { params }))
  expectData(await partner.call(api.partnersDesk.progress, { params, body: { done: 3 } }))
  expectData(await partner.call(api.partnersDesk.giveBack, { params, body: { reason: 'Too much to do' } }))
  await deliver(params)
  return params
}
const refund = async (id: string, amount: number) => {
  const body = { amount, reason: 'a complaint' }
  expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
}
const query = (from = day, to = from) => ({ from, to, limit: '100' })
const customers = async (from?: string, to?: string) =>
  expectData(await operator.call(api.reports.customers, { query: query(from, to) })).items
const services = async (from?: string, to?: string) =>
  expectData(await operator.call(api.reports.services, { query: query(from, to) })).items
const operators = async (from?: string, to = from) =>
  expectData(await operator.call(api.reports.operators, { query: { from: from ?? day, to: to ?? day } })).items
const mine = async (from?: string, to?: string) => {
  const found = (await operators(from, to)).find((it) => it.id === operator.id)
  return (
    found && [
      found.deliveredAmount,
      found.returned,
      found.cost,
      found.uncosted,
      deliveredMargin(found),
      found.delivered,
    ]
  )
}
const of = async (buyer: Person) => {
  const found = (await customers()).find((it) => it.id === buyer.id)
  return found && [found.sales, found.refunds, found.cost, found.uncosted, marginOf(found)]
}
/** The books' complaints about day sums; the test does not move shares to the past with their orders. */
const brokenSums = async () => (await shop.brokenBooks()).filter((it) => it.startsWith('day-sums'))
async function expectEqualSums(on: string): Promise<void> {
  const [byService, byCustomer] = [await services(on), await customers(on)]
  for (const figure of ['orders', 'sales', 'refunds', 'cost', 'uncosted'] as const) {
    const sum = (rows: readonly Record<typeof figure, number>[]) => rows.reduce((all, it) => all + it[figure], 0)
    assert.equal(sum(byCustomer), sum(byService), `${figure} of ${on}`)
  }
}

const buyers = {
  part: await shop.createBuyer(10_000),
  unknown: await shop.createBuyer(10_000),
  open: await shop.createBuyer(10_000),
  ofPartner: await shop.createBuyer(20_000),
  closed: await shop.createBuyer(10_000),
  takenOver: await shop.createBuyer(10_000),
  free: await server.createCustomer(),
}

test('an operator’s deliveries have what was paid, went back with them and cost, by what is known of each', async () => {
  await deliverPart(await order(buyers.part, costing), 4)
  assert.deepEqual(await mine(), [10_000, 6_000, 2_400, 0, 1_600, 1])
  await deliverPart(await order(buyers.unknown, unknown), 7)
  assert.deepEqual(await mine(), [20_000, 9_000, 2_400, 7_000, 1_600, 2])
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'closed'
  const supplied = await shop.createSuppliedService([supplier])
  const params = { id: await shop.order(buyers.takenOver, supplied) }
  await shop.sendDue()
  expectData(await operator.call(api.supplierOrders.takeOver, { params }))
  expectData(await operator.call(api.ordersOperator.take, { params }))
  await deliverPart(params, 8)
  assert.deepEqual(await mine(), [30_000, 11_000, 2_400, 15_000, 1_600, 3])
})

test('what a partner keeps of an order that an operator ends is part of what it cost; partners are nobody’s colleagues', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 7_000, { price: 1_000, cost: '100' })
  await deliverAsPartner(partner, await orderOfPartner(buyers.ofPartner, serviceId, 10))
  await deliverGivenBack(partner, buyers.ofPartner, serviceId)
  // Besides the partner's share, ten cost 100 each.
  assert.deepEqual(await mine(), [40_000, 11_000, 5_500, 15_000, 8_500, 4])
  assert.equal((await operators()).length, 1)
  const [, , cost] = (await of(buyers.ofPartner)) ?? []
  assert.equal(cost, 7_000 + 1_000 + 2_100 + 1_000)
})

test('customers together cost what services cost, to the dong: supplied, shared, free, refunded, open, and of a closed account', async () => {
  const { sentOrder } = sentOrders(shop)
  const { there, id, buyer } = await sentOrder([await shop.addSupplier()])
  there.status = 'Completed'
  await shop.askAll()
  await refund(id, 1_000)
  await order(buyers.open, costing)
  await shop.createCode('FREE', { value: 100 })
  await order(buyers.free, costing, { discountCode: 'FREE' })
  await deliver(await order(buyers.closed, costing))
  const { password } = buyers.closed
  expectData(await buyers.closed.call(api.accountClosure.close, { body: { password, giveUpBalance: 0 } }))
  assert.deepEqual(await of(buyers.part), [10_000, 6_000, 2_400, 0, 1_600])
  assert.deepEqual(await of(buyers.unknown), [10_000, 3_000, 0, 7_000, 0])
  assert.deepEqual(await of(buyers.takenOver), [10_000, 2_000, 0, 8_000, 0])
  assert.deepEqual(await of(buyer), [10_000, 1_000, 2_250, 0, 6_750])
  assert.deepEqual(await of(buyers.free), [0, 0, 6_000, 0, -6_000])
  assert.deepEqual(await of(buyers.closed), [10_000, 0, 6_000, 0, 4_000])
  assert.match((await customers()).find((it) => it.id === buyers.closed.id)?.name ?? '', /^closed-/)
  await expectEqualSums(day)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what a customer’s orders cost leads to the entries of it', async () => {
  const asked = { from: day, to: day, figure: 'cost', customerId: buyers.ofPartner.id } as const
  const { items } = expectData(await operator.call(api.reports.entries, { query: asked }))
  assert.equal(
    items.reduce((sum, it) => sum + it.amount, 0),
    7_000 + 2_100,
  )
})

test('what an operator’s deliveries cost leads to what is posted of it, as far as it was on the day of the delivery', async () => {
  const asked = { from: day, to: day, figure: 'cost', operatorId: operator.id } as const
  const { items } = expectData(await operator.call(api.reports.entries, { query: asked }))
  assert.equal(
    items.reduce((sum, it) => sum + it.amount, 0),
    2_100,
  )
})

test('each day is the same by customer and by service, summed or not, beside the period before', async () => {
  await moveToPast(server, 2)
  const open = await server.owner.transaction((tx) =>
    tx.get<{ id: string }>(sql`select id from orders.orders where customer_id = ${buyers.open.id}`),
  )
  expectData(await operator.call(api.ordersOperator.fail, { params: open, body: { reason: 'sold out' } }))
  const expectAll = async () => {
    for (const on of dates) await expectEqualSums(on)
    assert.deepEqual(await of(buyers.open), [0, 10_000, -6_000, 0, -4_000])
    const [of2, delivered] = [await customers(yesterday, day), (await operators(yesterday, day))[0]]
    assert.deepEqual(of2.find((it) => it.id === buyers.open.id)?.before, {
      ...{ orders: 1, sales: 10_000, refunds: 0, deposits: 10_000, commissions: 0 },
      ...{ cost: 6_000, uncosted: 0, margin: 4_000 },
    })
    const [former] = await operators(first, then)
    assert.ok(former)
    const { id: _, name: __, before: ___, ...figures } = former
    assert.deepEqual(delivered?.before, { ...figures, margin: 12_500 })
    assert.deepEqual(await mine(first, then), [50_000, 11_000, 11_500, 15_000, 12_500, 5])
    return { by: await customers(first, day), and: await operators(first, day) }
  }
  const before = await expectAll()
  await sumDays(server.db, shopTimeZone)
  assert.deepEqual(await expectAll(), before)
})

test('a cost of a customer or of deliveries that nothing explains is found by the books', async () => {
  const change = (by: number, table: 'customers' | 'operators') =>
    server.owner.transaction((tx) =>
      tx.run(
        table === 'customers'
          ? sql`update reports.day_customers set cost = cost + ${by} where cost <> 0`
          : sql`update reports.day_operators set uncosted = uncosted + ${by}`,
      ),
    )
  for (const [table, named] of [
    ['customers', /customer:\S+: cost \d+ instead of/],
    ['operators', /uncosted \d+ instead of/],
  ] as const) {
    await change(1, table)
    assert.match((await brokenSums()).join(), named)
    await change(-1, table)
    assert.deepEqual(await brokenSums(), [])
  }
})

test('what deliveries of several days cost leads to all that is posted of it, not to what was charged the day after', async () => {
  const [partner, buyer] = [await createPartner(), await shop.createBuyer(10_000)]
  const serviceId = await createServiceOf(partner, 7_000, { price: 1_000, cost: '100' })
  const { id } = await deliverGivenBack(partner, buyer, serviceId)
  await moveToPast(server, 1)
  await server.owner.transaction((tx) => tx.run(sql`delete from reports.summed_days`))
  const posted = async (from: string, to: string) => {
    const asked = { from, to, figure: 'cost', operatorId: operator.id } as const
    const { items } = expectData(await operator.call(api.reports.entries, { query: asked }))
    return items.reduce((sum, it) => sum + it.amount, 0)
  }
  const expectPosted = async () => {
    // The services give 9,400 for the first day and 1,000 for yesterday; the rest is posted.
    const [, , cost] = (await mine(first, day)) ?? []
    assert.equal(cost, 9_400 + 2_100 + 1_000 + 2_100)
    assert.deepEqual([await posted(first, day), await posted(yesterday, yesterday)], [4_200, 2_100])
  }
  await expectPosted()
  const legs = { [house.costOfSales]: -500, [house.suppliers]: 500 }
  await server.db.transaction((tx) => post(tx, { kind: 'supplier_cost', reference: `${id}:1`, legs }))
  await expectPosted()
})
