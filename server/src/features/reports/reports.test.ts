import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { deliveredMargin, depositFigures, type Figure } from '@runmart/contract/reports-figures'
import { makeOperator } from '#features/accounts/index.ts'
import { today } from '#platform/days.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { earnAndRequestPayout } from '#test/request-payout.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const day = today(server.config.shopTimeZone)
const period = { from: day, to: day }
const service = await shop.createService({ price: 1_000, cost: '600', texts: textsNamed('Proxies') })
const other = await shop.createService({ price: 700, texts: textsNamed('Followers') })
const buyer = await server.createCustomer()

function textsNamed(name: string) {
  const text = { name, description: 'What it does' }
  return { en: text, vi: text, ru: text }
}
const credit = async (amount: number, kind: 'deposit' | 'gift' = 'deposit') => {
  const body = { customerId: buyer.id, amount, reason: 'paid in cash', kind }
  return expectData(await operator.call(api.depositsOperator.credit, { body })).transaction.transactionCode
}
const order = async (serviceId: string, amount: number) => {
  const placed = await buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })
  const { id } = expectData(placed).order
  expectData(await operator.call(api.ordersOperator.take, { params: { id } }))
  return id
}
const summary = async () => expectData(await operator.call(api.reports.summary, { query: period }))
const amounts = async () => {
  const { figures } = await summary()
  return (figure: Figure) => figures.find((it) => it.figure === figure)?.amount ?? Number.NaN
}
type Asked = NonNullable<CallOf<typeof api.reports.entries>['query']>
const entries = async (asked: Omit<Asked, 'from' | 'to'>) =>
  expectData(await operator.call(api.reports.entries, { query: { ...period, ...asked } })).items
const sumOf = async (asked: Omit<Asked, 'from' | 'to'>) =>
  (await entries(asked)).reduce((sum, it) => sum + it.amount, 0)
const download = async (path: string, language = 'en') => {
  const headers = { authorization: `Bearer ${operator.accessToken}`, 'accept-language': language }
  const response = await fetch(`${server.url}/api/operator/reports${path}`, { headers })
  assert.match(response.headers.get('content-type') ?? '', /text\/csv/)
  return (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
}

/** The operator's line in the report. */
const operatorLine = async () => {
  const it = expectData(await operator.call(api.reports.operators, { query: period })).items[0]
  assert.ok(it)
  const delivered = [it.returned, it.uncosted, it.cost, deliveredMargin(it)]
  const { before } = it
  const former = [before.delivered, before.deliveredAmount, before.credited, before.refunded, before.returned]
  return [
    ...[it.delivered, it.deliveredAmount, it.credited, it.refunded, ...delivered],
    ...[...former, before.uncosted, before.cost, before.margin],
  ].join()
}

const mistake = await credit(5_000)
await credit(100_000)
await credit(2_000, 'gift')
expectData(await operator.call(api.reversals.reverse, { params: { code: mistake }, body: { reason: 'wrong sum' } }))
const debit = { customerId: buyer.id, amount: 1_500, reason: 'paid twice' }
expectData(await operator.call(api.depositsOperator.debit, { body: debit }))
const delivered = await order(service, 10)
expectData(await operator.call(api.ordersOperator.deliver, { params: { id: delivered }, body: { rest: 'delivered' } }))
const failed = await order(other, 4)
expectData(await operator.call(api.ordersOperator.fail, { params: { id: failed }, body: { reason: 'sold out' } }))

test('each line is what was done, less what was taken back of it, and one day has all of it', async () => {
  const { figures, dates, before } = await summary()
  assert.deepEqual(dates, [day])
  assert.equal(before.dates.length, 1)
  const shown = figures.filter((it) => it.amount !== 0).map((it) => [it.figure, it.amount, it.days, it.before])
  assert.deepEqual(shown, [
    ['sales', 12_800, [12_800], 0],
    ['refunds', 2_800, [2_800], 0],
    ['credits', 100_000, [100_000], 0],
    ['gifts', 2_000, [2_000], 0],
    ['debits', 1_500, [1_500], 0],
  ])
})

test('services and customers have what the lines have together, each with a name, and costs where they are known', async () => {
  const amountOf = await amounts()
  const services = expectData(await operator.call(api.reports.services, { query: period }))
  const before = { orders: 0, sales: 0, refunds: 0, commissions: 0, cost: 0, uncosted: 0, margin: 0 }
  assert.deepEqual(
    services.items.map(({ id: _, ...it }) => it),
    [
      { name: 'Proxies', orders: 1, sales: 10_000, refunds: 0, commissions: 0, cost: 6_000, uncosted: 0, before },
      { name: 'Followers', orders: 1, sales: 2_800, refunds: 2_800, commissions: 0, cost: 0, uncosted: 0, before },
    ],
  )
  const customers = expectData(await operator.call(api.reports.customers, { query: period })).items
  assert.deepEqual(customers, [
    {
      ...{ id: buyer.id, name: buyer.username, orders: 2, sales: 12_800, refunds: 2_800, deposits: 100_000 },
      ...{ commissions: 0, cost: 6_000, uncosted: 0, balance: 90_500 },
      before: { ...before, deposits: 0 },
    },
  ])
  assert.equal(customers[0]?.balance, (await summary()).liabilities.closing)
  assert.equal(customers[0]?.sales, amountOf('sales'))
})

test('operators have what they delivered, credited and refunded', async () => {
  const { items } = expectData(await operator.call(api.reports.operators, { query: period }))
  assert.deepEqual(items, [
    {
      ...{ id: operator.id, name: operator.username, delivered: 1, deliveredAmount: 10_000 },
      ...{ returned: 0, cost: 6_000, uncosted: 0, credited: 107_000, refunded: 2_800 },
      before: {
        ...{ delivered: 0, deliveredAmount: 0, returned: 0, cost: 0, uncosted: 0, margin: 0 },
        ...{ credited: 0, refunded: 0 },
      },
    },
  ])
  assert.deepEqual(
    (await entries({ operatorId: operator.id, act: 'delivered' })).map((it) => [it.amount, it.order?.id, it.kind]),
    [[10_000, delivered, 'order']],
  )
  assert.equal(await sumOf({ operatorId: operator.id, act: 'credited' }), 107_000)
  assert.equal(await sumOf({ operatorId: operator.id, act: 'refunded' }), 2_800)
})

test('every figure leads to the entries that it is the sum of', async () => {
  const { figures } = await summary()
  for (const { figure, amount, entries: count } of figures) {
    assert.equal(await sumOf({ figure }), amount, figure)
    assert.equal((await entries({ figure })).length, count, figure)
  }
  const together = figures.filter((it) => depositFigures.some((name) => name === it.figure))
  assert.equal(
    await sumOf({ figure: 'deposits' }),
    together.reduce((sum, it) => sum + it.amount, 0),
  )
  assert.equal(await sumOf({ figure: 'refunds', serviceId: other }), 2_800)
  assert.equal(await sumOf({ figure: 'refunds', serviceId: service }), 0)
  assert.equal(await sumOf({ figure: 'sales', customerId: buyer.id }), 12_800)
  assert.equal(await sumOf({ figure: 'deposits', customerId: buyer.id }), 100_000)
})

test('an entry tells both sides, whose it is and which order it belongs to', async () => {
  const [refund] = await entries({ figure: 'refunds' })
  assert.equal(refund?.kind, 'refund')
  assert.equal(refund?.order?.id, failed)
  assert.deepEqual(refund?.customer, { id: buyer.id, name: buyer.username })
  assert.deepEqual(
    refund?.legs.toSorted((a, b) => a.amount - b.amount),
    [
      { account: 'house:sales', amount: -2_800 },
      { account: 'customers', amount: 2_800 },
    ],
  )
  const onAccount = await entries({ account: 'house:gifts' })
  assert.deepEqual(
    onAccount.map((it) => [it.kind, it.amount, it.note]),
    [['gift', -2_000, 'paid in cash']],
  )
  assert.deepEqual(
    (await entries({ figure: 'debits' })).map((it) => [it.kind, it.amount, it.note, it.customer?.id]),
    [['debit', 1_500, 'paid twice', buyer.id]],
  )
})

test('bank transfers are told apart by their feed, commissions and payouts by what became of them', async () => {
  const body = { customerId: buyer.id, amount: 30_000, reference: 'FT-77', note: 'seen on the statement' }
  expectData(await operator.call(api.depositsOperator.addMissed, { body }))
  const earner = await server.createCustomer()
  const payout = await earnAndRequestPayout(server, shop, earner, {
    ...{ amount: 10_000, way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'NGUYEN VAN A' },
  })
  const asked = await amounts()
  assert.deepEqual(
    [asked('deposits-entered'), asked('commissions'), asked('payouts'), asked('payouts-paid')],
    [30_000, 10_000, 10_000, 0],
  )
  assert.equal((await summary()).liabilities.payoutsWaiting, 10_000)
  expectData(await operator.call(api.payouts.pay, { params: { id: payout.id }, body: { reference: 'VCB-1' } }))
  await eventually(async () => (await amounts())('payouts-paid') === 10_000)
  assert.equal((await summary()).liabilities.payoutsWaiting, 0)
  const [paid] = await entries({ figure: 'payouts-paid' })
  assert.deepEqual([paid?.kind, paid?.customer], ['payout_paid', null])
  assert.equal(await sumOf({ figure: 'deposits-entered' }), 30_000)
  assert.equal(await sumOf({ operatorId: operator.id, act: 'credited' }), 137_000)
})

test('a period that ends before it begins, is longer than a year or beyond all calendars, is refused', async () => {
  for (const query of [
    { from: '2026-02-01', to: '2026-01-31' },
    { from: '2024-01-01', to: '2026-01-31' },
    { from: '0001-01-01', to: '9999-12-31' },
    { from: '9999-12-31', to: '9999-12-31' },
  ])
    expectRefusal(await operator.call(api.reports.summary, { query }), 400, 'VALIDATION')
})

test('each table is for spreadsheets in the language of who asks, and taking it is written down', async () => {
  const query = `?from=${day}&to=${day}&format=csv`
  const [head, ...days] = await download(query)
  assert.match(head ?? '', /^Day,"Sales, ₫","Refunds, ₫".*,"Margin, ₫ \(period before\)"$/)
  assert.equal(days.length, 1)
  assert.ok((await download(`/services${query}`, 'vi')).includes('Proxies;1;10000;0;0;0;6000;4000;0;0;0;0;0;0;0'))
  assert.ok(
    (await download(`/customers${query}`)).some((line) =>
      /,2,12800,2800,.*,0,6000,4000,\d+,0,0,0,0,0,0,0,0$/.test(line),
    ),
  )
  assert.ok((await download(`/operators${query}`)).includes(`${operator.username},${await operatorLine()}`))
  const lines = await download(`/entries${query}&figure=refunds`, 'ru')
  assert.match(lines[1] ?? '', /Возврат;Продажи;Балансы клиентов;2800/)
  const written = expectData(await operator.call(api.audit.list, { query: { action: 'reports.export' } })).items
  assert.deepEqual(
    written.map((it) => it.subject),
    ['entries', 'operators', 'customers', 'services', 'summary'],
  )
})

test('who may not see reports gets none of them', async () => {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights: ['orders', 'money'] }))
  const colleague = await server.signIn(person)
  for (const endpoint of [api.reports.summary, api.reports.services, api.reports.customers, api.reports.operators])
    expectRefusal(await colleague.call(endpoint, { query: period }), 403, 'FORBIDDEN')
  expectRefusal(await colleague.call(api.reports.entries, { query: period }), 403, 'FORBIDDEN')
  expectRefusal(await colleague.call(api.reports.accounting, { params: { month: '2026-11' } }), 403, 'FORBIDDEN')
  expectRefusal(await buyer.call(api.reports.summary, { query: period }), 403, 'FORBIDDEN')
  expectRefusal(await buyer.call(api.reports.balances), 403, 'FORBIDDEN')
})
