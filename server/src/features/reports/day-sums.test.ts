import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { marginOf } from '@runmart/contract/reports-figures'
import fc from 'fast-check'
import { lastDays } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({ shopTimeZone: middayZone })
const shop = await createShop(server)
const { operator } = shop
const { shopTimeZone } = server.config
const serviceId = await shop.createService({ price: 100, cost: '40' })
const buyers = [await server.createCustomer(), await server.createCustomer(), await server.createCustomer()]
const dates = lastDays(10, shopTimeZone).map((it) => it.date)
const period = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }

type Move = { act: 'credit' | 'gift' | 'order' | 'fail' | 'reverse'; buyer: number; amount: number }
const move: fc.Arbitrary<Move> = fc.record({
  act: fc.constantFrom('credit', 'gift', 'order', 'order', 'fail', 'reverse'),
  buyer: fc.integer({ min: 0, max: buyers.length - 1 }),
  amount: fc.integer({ min: 1, max: 30 }),
})

/** Refusals are fine: too little money is one of the possible outcomes. */
async function make({ act, buyer: index, amount }: Move): Promise<void> {
  const buyer = buyers[index]
  if (!buyer) return
  if (act === 'credit' || act === 'gift') {
    const kind = act === 'gift' ? act : 'deposit'
    const body = { customerId: buyer.id, amount: amount * 100, reason: 'by chance', kind } as const
    await operator.call(api.depositsOperator.credit, { body })
  } else if (act === 'reverse') {
    const { items } = expectData(await buyer.call(api.ledger.history, { query: { kind: 'deposit' } }))
    const params = { code: items[amount % Math.max(1, items.length)]?.transactionCode ?? 'none' }
    await operator.call(api.reversals.reverse, { params, body: { reason: 'by chance' } })
  } else {
    const placed = await buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })
    if (!placed.success || act === 'order') return
    const params = { id: placed.data.order.id }
    await operator.call(api.ordersOperator.take, { params })
    await operator.call(api.ordersOperator.fail, { params, body: { reason: 'by chance' } })
  }
}

const report = async () => ({
  summary: expectData(await operator.call(api.reports.summary, { query: period })),
  balances: expectData(await operator.call(api.reports.balances)),
  services: expectData(await operator.call(api.reports.services, { query: period })).items,
  customers: expectData(await operator.call(api.reports.customers, { query: period })).items,
  operators: expectData(await operator.call(api.reports.operators, { query: period })).items,
})
const sumAll = (rows: readonly { sales: number }[]) => rows.reduce((sum, it) => sum + it.sales, 0)

test('whatever happens, on whatever days: what is owed is the sum of balances, by entries and by sums of days', async () => {
  // Chance alone might produce no sale.
  await make({ act: 'credit', buyer: 0, amount: 30 })
  await make({ act: 'order', buyer: 0, amount: 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(move, { maxLength: 8 }), { minLength: 1, maxLength: 2 }), async (days) => {
      for (const moves of days) {
        for (const it of moves) await make(it)
        const { summary, balances } = await report()
        const { liabilities, figures } = summary
        const held = await Promise.all(buyers.map((it) => shop.balanceOf(it)))
        assert.equal(
          balances.balances,
          held.reduce((sum, it) => sum + it, 0),
        )
        assert.equal(balances.entries, balances.balances)
        assert.equal(liabilities.closing, balances.balances)
        const amountOf = (name: string) => figures.find((it) => it.figure === name)?.amount ?? 0
        const gained =
          amountOf('credits') + amountOf('gifts') + amountOf('debts') + amountOf('refunds') - amountOf('sales')
        assert.equal(liabilities.closing - liabilities.opening, gained)
        assert.equal(liabilities.days.at(-1), liabilities.closing)
        // All unrefunded sales cost 40 of 100, since the test delivers nothing in part.
        assert.equal(summary.cost.amount, (amountOf('sales') - amountOf('refunds')) * 0.4)
        await moveToPast(server, 1)
        // Earlier days moved, too, so their sums are out of date.
        await server.owner.transaction((tx) => tx.run(sql`delete from reports.summed_days`))
        await sumDays(server.db, shopTimeZone)
      }
    }),
    { numRuns: 4 },
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('summed or not, a report says the same', async () => {
  const summed = await report()
  assert.ok(summed.summary.figures.some((it) => it.figure === 'sales' && it.amount > 0))
  await server.owner.transaction((tx) => tx.run(sql`delete from reports.summed_days`))
  assert.deepEqual(await report(), summed)
  await sumDays(server.db, shopTimeZone)
  assert.deepEqual(await report(), summed)
  const sales = summed.summary.figures.find((it) => it.figure === 'sales')?.amount
  assert.equal(sumAll(summed.services), sales)
  assert.equal(sumAll(summed.customers), sales)
  const { cost, margin } = summed.summary
  assert.deepEqual(
    [cost.amount, margin.amount],
    [summed.services[0]?.cost, (summed.services[0] && marginOf(summed.services[0])) ?? 0],
  )
  assert.ok(cost.amount > 0)
})

test('summing up again, by any number of nodes at once, changes nothing', async () => {
  const before = await report()
  await Promise.all([1, 2, 3].map(() => sumDays(server.db, shopTimeZone)))
  assert.deepEqual(await report(), before)
})

test('in another time zone of the shop all days are summed again', async () => {
  const zone = 'Pacific/Kiritimati'
  await sumDays(server.db, zone)
  const { zones } = await server.db.transaction((tx) =>
    tx.get<{ zones: string[] }>(sql`select array_agg(distinct time_zone) as zones from reports.summed_days`),
  )
  assert.deepEqual(zones, [zone])
  assert.deepEqual(await shop.brokenBooks(), [])
  await sumDays(server.db, shopTimeZone)
})

test('a sum of a day that is not what the entries say is found by the books', async () => {
  const change = (by: number) =>
    server.owner.transaction((tx) =>
      tx.run(
        sql`update reports.day_figures set amount = amount + ${by} where account = 'house:sales' and figure = 'sales'`,
      ),
    )
  await change(1)
  const told = /^day-sums-equal-entries: \d{4}-\d\d-\d\d house:sales sales: sum \d*1 instead of \d*0(,|$)/
  assert.match((await shop.brokenBooks()).join(), told)
  await change(-1)
  assert.deepEqual(await shop.brokenBooks(), [])
})
