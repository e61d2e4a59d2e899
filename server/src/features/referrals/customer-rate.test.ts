import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const customers = await referralCustomers(server, shop, 10_000)
await customers.setCommission(5, 7)

const rateOf = async ({ id }: Person) => expectData(await operator.call(api.referralRates.get, { params: { id } }))
const save = (by: Person, { id }: Person, percent: number | null, version: number, reason = 'Brings many') =>
  by.call(api.referralRates.save, { params: { id }, body: { percent, reason, version } })
const commissionsOf = async ({ id }: Person) => {
  const { items } = expectData(await operator.call(api.referrals.commissions))
  return items.filter((it) => it.referrer.id === id)
}

test('a referrer’s own rate counts from the next order that succeeds; earlier commissions and other referrers keep theirs', async () => {
  const [referrer, other] = [await customers.createReferrer(), await customers.createReferrer()]
  const friend = await customers.createReferred(referrer, 1_000_000)
  const stranger = await customers.createReferred(other, 1_000_000)
  const first = await customers.buy(friend, 10)
  await eventually(async () => (await commissionsOf(referrer)).length === 1)
  const begun = await customers.placeOrder(friend, 10)
  expectData(await save(operator, referrer, 12, 0))
  // Placed before the change, and successful after it.
  await customers.deliver(begun)
  await customers.buy(stranger, 10)
  await eventually(
    async () => (await commissionsOf(referrer)).length === 2 && (await commissionsOf(other)).length === 1,
  )
  const byOrder = new Map((await commissionsOf(referrer)).map((it) => [it.orderId, [it.percent, it.amount]]))
  assert.deepEqual(
    [byOrder.get(first), byOrder.get(begun)],
    [
      [5, 5_000],
      [12, 12_000],
    ],
  )
  assert.deepEqual(
    (await commissionsOf(other)).map((it) => [it.percent, it.amount]),
    [[5, 5_000]],
  )
  // A refund follows the rate of the commission, whatever the current rate is.
  const { version } = await rateOf(referrer)
  expectData(await save(operator, referrer, null, version))
  await customers.refund(begun, 50_000)
  await eventually(async () =>
    (await commissionsOf(referrer)).some((it) => it.orderId === begun && it.amount === 6_000),
  )
})

test('customers read their own rate; with the general one again they follow what everybody earns', async () => {
  const referrer = await customers.createReferrer()
  const shown = async () => (await customers.infoOf(referrer)).commissionPercent
  assert.equal(await shown(), 5)
  expectData(await save(operator, referrer, 0, 0))
  assert.equal(await shown(), 0)
  await customers.setCommission(6, 7)
  assert.equal(await shown(), 0)
  expectData(await save(operator, referrer, null, 1))
  assert.equal(await shown(), 6)
  await customers.setCommission(5, 7)
})

test('each change is on record with its reason, and who comes second is told', async () => {
  const referrer = await customers.createReferrer()
  const answers = await runConcurrently(2, (index) => save(operator, referrer, 10 + index, 0, 'Ten or eleven'))
  const [refused] = answers.filter((it) => !it.success)
  assert.ok(refused && answers.some((it) => it.success))
  expectRefusal(refused, 409, 'CONFLICT')
  const { percent, version } = await rateOf(referrer)
  expectData(await save(operator, referrer, null, version, 'Enough'))
  expectData(await save(operator, referrer, null, version + 1, 'Nothing to change'))
  const { history, general } = await rateOf(referrer)
  const by = operator.username
  assert.deepEqual(
    history.map(({ at: _, ...it }) => it),
    [
      { by, before: percent, after: null, reason: 'Enough' },
      { by, before: null, after: percent, reason: 'Ten or eleven' },
    ],
  )
  assert.equal(general, 5)
  const { items } = expectData(await operator.call(api.audit.settings, { query: { action: 'referrals.rate' } }))
  assert.equal(items[0]?.subject, referrer.id)
})

test('refused: out of range, without a reason, for oneself, for nobody, and without the right', async () => {
  const referrer = await customers.createReferrer()
  for (const percent of [-1, 51, 2.5]) expectRefusal(await save(operator, referrer, percent, 0), 400, 'VALIDATION')
  expectRefusal(await save(operator, referrer, 10, 0, ' '), 400, 'VALIDATION')
  expectRefusal(await save(operator, operator, 50, 0), 403, 'FORBIDDEN')
  expectRefusal(await save(operator, { ...referrer, id: crypto.randomUUID() }, 10, 0), 404, 'NOT_FOUND')
  const helper = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, helper.email, { isOwner: false, rights: ['customers'] }))
  expectRefusal(await save(helper, referrer, 10, 0), 403, 'FORBIDDEN')
  assert.deepEqual(await rateOf(referrer), { percent: null, general: 5, version: 0, history: [] })
})
