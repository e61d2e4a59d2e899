import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()

test('a new customer sees an honest, empty dashboard', async () => {
  const customer = await server.createCustomer()
  const summary = expectData(await customer.call(api.dashboard.summary))
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
  const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
  const amount = 10_000_000
  await server.db.transaction((tx) =>
    post(tx, {
      kind: 'deposit',
      reference: 'a',
      legs: { [house.manual]: -amount, [customerAccount(customer.id)]: amount },
    }),
  )
  const summary = expectData(await customer.call(api.dashboard.summary))
  assert.equal(summary.balance, amount)
  assert.equal(summary.deposits.last30Days.at(-1)?.amount, amount)
  assert.deepEqual(
    summary.latestTransactions.map((it) => [it.type, it.amount, it.balanceAfter]),
    [['deposit', amount, amount]],
  )
  assert.deepEqual([summary.user.totalDeposit, summary.user.currentDiscount], [amount, 5])
  assert.equal(expectData(await other.call(api.dashboard.summary)).balance, 0)
})

test('what a day changed is counted from the moment asked for, however much has moved since', async () => {
  const customer = await server.createCustomer()
  const moves = (reference: string, amount: number) =>
    server.db.transaction((tx) =>
      post(tx, {
        kind: 'deposit',
        reference,
        legs: { [house.manual]: -amount, [customerAccount(customer.id)]: amount },
      }),
    )
  const changeSince = async (since: Date) =>
    expectData(await customer.call(api.dashboard.summary, { query: { since: since.toISOString() } })).change
  await moves('yesterday', 1_000)
  const morning = new Date()
  await sleep(5)
  for (let at = 0; at < 12; at++) await moves(`today ${at}`, 100)
  assert.equal(await changeSince(morning), 1_200)
  assert.equal(await changeSince(new Date(0)), 2_200)
  assert.equal(await changeSince(new Date(Date.now() + 60_000)), 0)
  assert.equal(expectData(await customer.call(api.dashboard.summary)).change, null)
  expectRefusal(await customer.call(api.dashboard.summary, { query: { since: 'yesterday' } }), 400, 'VALIDATION')
})

test('without a session there is no dashboard', async () => {
  expectRefusal(await server.as(null)(api.dashboard.summary), 401, 'UNAUTHENTICATED')
})
