import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { available, house, post } from '#features/ledger/index.ts'
import { good, refused } from '#test/answers.ts'
import { openMarket } from '#test/market.ts'

const market = await openMarket()

test('a new customer sees an honest, empty dashboard', async () => {
  const customer = await market.hasCustomer()
  const summary = good(await customer.call(api.dashboard.summary))
  assert.equal(summary.user.id, customer.id)
  assert.deepEqual(
    [summary.balance, summary.bots.running, summary.latestOrders, summary.latestTransactions],
    [0, 0, [], []],
  )
  assert.equal(summary.deposits.last30Days.length, 30)
  const dates = summary.deposits.last30Days.map((day) => day.date)
  assert.deepEqual(dates, [...new Set(dates)].sort())
})

test('money that came in shows in balance, chart, list and tier, each customer his own', async () => {
  const [customer, other] = [await market.hasCustomer(), await market.hasCustomer()]
  const amount = 10_000_000
  await market.db.transaction((tx) =>
    post(tx, { kind: 'deposit', reference: 'a', legs: { [house.manual]: -amount, [available(customer.id)]: amount } }),
  )
  const summary = good(await customer.call(api.dashboard.summary))
  assert.equal(summary.balance, amount)
  assert.equal(summary.deposits.last30Days.at(-1)?.amount, amount)
  assert.deepEqual(
    summary.latestTransactions.map((it) => [it.type, it.amount, it.balanceAfter]),
    [['deposit', amount, amount]],
  )
  assert.deepEqual([summary.user.totalDeposit, summary.user.currentDiscount], [amount, 5])
  assert.equal(good(await other.call(api.dashboard.summary)).balance, 0)
})

test('without a session there is no dashboard', async () => {
  refused(await market.as(null)(api.dashboard.summary), 401, 'UNAUTHENTICATED')
})
