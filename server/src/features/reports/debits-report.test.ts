import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { lastDays, today } from '#platform/days.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({
  shopTimeZone: middayZone,
  depositLimits: { manualCreditCap: 100_000, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
})
const shop = await createShop(server)
const { operator } = shop
const { shopTimeZone } = server.config
const day = today(shopTimeZone)
const period = { from: day, to: day }
const customer = await shop.createBuyer(500_000)
const person = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, person.email))
const second = await server.signIn(person)

/** The second person approves the credit above the cap. */
async function approve() {
  const [waiting] = expectData(await second.call(api.pendingCredits.list)).items
  expectData(await second.call(api.pendingCredits.approve, { params: { id: waiting?.id ?? '' } }))
}

test('who approves a debit credited nothing by it; who approves a credit did', async () => {
  const body = { customerId: customer.id, amount: 150_000, reason: 'paid twice' }
  expectRefusal(await operator.call(api.depositsOperator.debit, { body }), 409, 'APPROVAL_NEEDED')
  await approve()
  expectRefusal(
    await operator.call(api.depositsOperator.credit, { body: { ...body, amount: 200_000 } }),
    409,
    'APPROVAL_NEEDED',
  )
  await approve()
  const { items } = expectData(await operator.call(api.reports.operators, { query: period }))
  assert.equal(items.find((it) => it.id === second.id)?.credited, 200_000)
  const query = { ...period, operatorId: second.id, act: 'credited' } as const
  const entries = expectData(await operator.call(api.reports.entries, { query })).items
  assert.deepEqual(
    entries.map((it) => [it.kind, it.amount]),
    [['deposit', 200_000]],
  )
})

test('the sums of a closed day have debits apart from the rest', async () => {
  await moveToPast(server, 2)
  const date = lastDays(3, shopTimeZone)[0]?.date ?? ''
  await sumDays(server.db, shopTimeZone)
  const { figures } = expectData(await operator.call(api.reports.summary, { query: { from: date, to: date } }))
  assert.deepEqual(
    ['debits', 'other'].map((name) => figures.find((it) => it.figure === name)?.amount),
    [150_000, 0],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a debit that is given back is below zero on the day of that', async () => {
  const { items } = expectData(await customer.call(api.ledger.history, { query: { kind: 'debit' } }))
  const params = { code: items[0]?.transactionCode ?? '' }
  expectData(await operator.call(api.reversals.reverse, { params, body: { reason: 'it was another customer' } }))
  const { figures } = expectData(await operator.call(api.reports.summary, { query: period }))
  assert.equal(figures.find((it) => it.figure === 'debits')?.amount, -150_000)
  const query = { ...period, figure: 'debits' } as const
  const entries = expectData(await operator.call(api.reports.entries, { query })).items
  assert.deepEqual(
    entries.map((it) => [it.kind, it.amount, it.customer?.id]),
    [['reversal', -150_000, customer.id]],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})
