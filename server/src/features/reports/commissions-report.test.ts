import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { lastDays } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({ shopTimeZone: middayZone })
const shop = await createShop(server)
const { operator } = shop
const { createReferrer, createReferred, buy, deliver, refund, setCommission, infoOf } = await referralCustomers(
  server,
  shop,
  9_999,
)
const { shopTimeZone } = server.config
const [yesterday = '', day = ''] = lastDays(2, shopTimeZone).map((it) => it.date)
const query = { from: day, to: day }

const services = async (period = query) =>
  expectData(await operator.call(api.reports.services, { query: period })).items
const of = async (serviceId: string, period?: typeof query) =>
  (await services(period)).find((it) => it.id === serviceId)
type Asked = Omit<NonNullable<CallOf<typeof api.reports.entries>['query']>, 'from' | 'to'>
const entries = async (asked: Asked) =>
  expectData(await operator.call(api.reports.entries, { query: { ...query, ...asked } })).items
const ofShop = async () => {
  const { figures } = expectData(await operator.call(api.reports.summary, { query }))
  return figures.find((it) => it.figure === 'commissions')?.amount
}

const other = await shop.createService({ price: 1_000 })
await setCommission(5, 0)
const referrer = await createReferrer()
const buyer = await createReferred(referrer, 1_000_000)
const earns = (sum: number) => eventually(async () => (await infoOf(referrer)).totalEarnings === sum)

/** Bought, delivered, and partly refunded after the shop paid the commission. */
const first = await buy(buyer, 10)
await earns(4_999)
const { serviceId } = expectData(await operator.call(api.ordersOperator.order, { params: { id: first } })).order
await refund(first, 9_990)
await earns(4_500)
const body = { serviceId: other, amount: 3, contactInfo: '@me' }
const second = expectData(await buyer.call(api.orders.owner, { body })).order
expectData(await operator.call(api.ordersOperator.take, { params: second }))
await deliver(second.id)
await earns(4_650)

test('what referrers earned by orders of a service, less what was taken back, is beside its sales; together it is that of the shop', async () => {
  assert.deepEqual([(await of(serviceId))?.commissions, (await of(other))?.commissions], [4_500, 150])
  assert.equal(await ofShop(), 4_650)
})

test('it leads to its entries, each with its order and who earned it, and to none of another service', async () => {
  for (const asked of [{ figure: 'commissions' }, { account: 'house:commissions' }] as const) {
    const found = await entries({ ...asked, serviceId })
    assert.deepEqual(
      found.map((it) => [it.kind, Math.abs(it.amount), it.order?.id, it.customer?.id]),
      [
        ['clawback', 499, first, referrer.id],
        ['commission', 4_999, first, referrer.id],
      ],
    )
  }
  const ofOther = await entries({ figure: 'commissions', serviceId: other })
  assert.deepEqual(
    ofOther.map((it) => [it.amount, it.order?.code]),
    [[150, second.orderCode]],
  )
  const sum = (await entries({ figure: 'commissions', serviceId })).reduce((all, it) => all + it.amount, 0)
  assert.equal(sum, 4_500)
})

test('the table for spreadsheets has it, too, also of the period before', async () => {
  const headers = { authorization: `Bearer ${operator.accessToken}`, 'accept-language': 'vi' }
  const path = `/api/operator/reports/services?from=${day}&to=${day}&format=csv`
  const [head = '', ...rows] = (await (await fetch(server.url + path, { headers })).text()).split('\r\n')
  const [at, before] = ['Hoa hồng, ₫', 'Hoa hồng, ₫ (kỳ trước)'].map((it) => head.split(';').indexOf(it))
  const cells = rows.map((it) => it.split(';')).map((row) => [row[at ?? -1], row[before ?? -1]])
  assert.deepEqual(cells.slice(0, 2), [
    ['4500', '0'],
    ['150', '0'],
  ])
})

test('it is of the day on which it was posted, summed or not, and the books check its sums', async () => {
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    // Ages it with all earlier ones: ids rise with time.
    const { id } = await tx.get<{ id: number }>(
      sql`select id from ledger.transactions where kind = 'commission' and reference = ${first}`,
    )
    const earlier = sql`created_at = created_at - interval '1 day'`
    await tx.run(sql`update ledger.transactions set ${earlier} where id <= ${id}`)
    await tx.run(sql`update ledger.entries set ${earlier} where transaction_id <= ${id}`)
  })
  const expectAll = async () => {
    const found = await of(serviceId)
    assert.deepEqual([found?.commissions, found?.before.commissions, await ofShop()], [-499, 4_999, -349])
    assert.equal((await of(serviceId, { from: yesterday, to: yesterday }))?.commissions, 4_999)
  }
  await expectAll()
  await sumDays(server.db, shopTimeZone)
  await expectAll()
  assert.deepEqual(await shop.brokenBooks(), [])
  const change = (by: number) =>
    server.owner.transaction((tx) => tx.run(sql`update reports.day_services set commissions = commissions + ${by}`))
  await change(1)
  assert.match((await shop.brokenBooks()).join(), /^day-sums-equal-entries: .*: earned 5000 instead of 4999/)
  await change(-1)
})
