import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Suspicion } from '@runmart/contract/referrals'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { payDueCommissions } from './index.ts'

const server = await startTestServer({ trustProxy: 1 })
const shop = await createShop(server)
const { createReferrer, createReferred, buy, signIn, infoOf, setCommission } = await referralCustomers(
  server,
  shop,
  10_000,
)
const { operator } = shop
const sweep = () => payDueCommissions({ db: server.db, log: createLog('silent', 'test') })
const SHARE = 1_000
const HOME = '113.161.70.5'

/** Ends the hold of a commission; this alone pays nothing. */
const makeDue = (orderId: string) =>
  server.owner.transaction((tx) =>
    tx.run(sql`update referrals.commissions set held_until = now() where order_id = ${orderId}`),
  )

async function payIn(person: Person): Promise<void> {
  const legs = { [house.manual]: -50_000, [customerAccount(person.id)]: 50_000 }
  await server.db.transaction((tx) => post(tx, { kind: 'deposit', reference: crypto.randomUUID(), legs }))
}

async function commissionOf(orderId: string) {
  const { items } = expectData(await operator.call(api.referrals.commissions, { query: { limit: '100' } }))
  return items.find((it) => it.orderId === orderId)
}

/** Both have one commission on hold. A referrer with a deposit shows no sign. */
async function createHeld() {
  await setCommission(10, 7)
  const a = await createReferrer()
  await payIn(a)
  const b = await createReferred(a, 1_000_000)
  const orderId = await buy(b, 1)
  await eventually(async () => (await infoOf(a)).pendingEarnings === SHARE)
  return { a, b, orderId }
}

/** A referrer and a customer who show exactly these signs. */
async function createPair(signs: readonly Suspicion[]): Promise<[Person, Person]> {
  const a = await createReferrer()
  if (!signs.includes('no-deposit')) await payIn(a)
  const b = await createReferred(a, 1_000_000, signs.includes('no-device') ? null : undefined)
  await signIn(a, crypto.randomUUID(), HOME)
  await signIn(b, signs.includes('no-device') ? null : crypto.randomUUID(), signs.includes('same-network') ? HOME : '')
  if (signs.includes('registered-together'))
    await server.owner.transaction((tx) =>
      tx.run(sql`update accounts.users set created_at = now() - interval '20 minutes' where id = ${a.id}`),
    )
  return [a, b]
}

test('accounts that share a browser only later are found at payment; once approved they are paid', async () => {
  const { a, b, orderId } = await createHeld()
  const browser = crypto.randomUUID()
  await signIn(a, browser)
  await signIn(b, browser)
  await makeDue(orderId)
  await Promise.all([sweep(), sweep()])
  const held = await commissionOf(orderId)
  assert.deepEqual([held?.status, held?.reasons], ['suspicious', ['same-device']])
  const seen = await infoOf(a)
  assert.deepEqual([seen.checkingEarnings, seen.pendingEarnings, seen.totalEarnings], [SHARE, 0, 0])
  expectData(await operator.call(api.referrals.allow, { params: { id: orderId }, body: {} }))
  await eventually(async () => (await infoOf(a)).totalEarnings === SHARE)
  assert.equal((await commissionOf(orderId))?.status, 'paid')
})

test('an approval holds for the signs that were seen: another one is looked at again', async () => {
  const { a, b, orderId } = await createHeld()
  const browser = crypto.randomUUID()
  await signIn(a, browser)
  await signIn(b, browser)
  await makeDue(orderId)
  await sweep()
  await server.owner.transaction((tx) =>
    tx.run(sql`update referrals.commissions set held_until = now() + interval '1 day' where order_id = ${orderId}`),
  )
  expectData(await operator.call(api.referrals.allow, { params: { id: orderId }, body: {} }))
  await signIn(a, browser, HOME)
  await signIn(b, browser, HOME)
  await makeDue(orderId)
  await sweep()
  const held = await commissionOf(orderId)
  assert.deepEqual([held?.status, held?.reasons], ['suspicious', ['same-device', 'same-network']])
  assert.equal((await infoOf(a)).totalEarnings, 0)
})

const weak = ['no-device', 'same-network', 'registered-together', 'no-deposit'] as const
for (const sign of weak)
  test(`a weak sign alone holds nothing: ${sign}`, async () => {
    await setCommission(10, 0)
    const [a, b] = await createPair([sign])
    const orderId = await buy(b, 1)
    await eventually(async () => (await infoOf(a)).totalEarnings === SHARE)
    assert.deepEqual((await commissionOf(orderId))?.reasons, [])
  })

for (const [index, one] of weak.entries())
  for (const other of weak.slice(index + 1))
    test(`two weak signs hold a commission: ${one} and ${other}`, async () => {
      await setCommission(10, 0)
      const [a, b] = await createPair([one, other])
      const orderId = await buy(b, 1)
      await eventually(async () => (await infoOf(a)).checkingEarnings === SHARE)
      await sweep()
      const held = await commissionOf(orderId)
      assert.deepEqual([held?.status, held?.reasons], ['suspicious', [one, other]])
      assert.equal((await infoOf(a)).totalEarnings, 0)
    })

test('an operator refuses a commission that waits for its day or is due, once and with an entry in the audit log', async () => {
  for (const isDue of [false, true]) {
    const { a, orderId } = await createHeld()
    if (isDue) await makeDue(orderId)
    const refuse = { params: { id: orderId }, body: { reason: 'one person' } }
    expectRefusal(await a.call(api.referrals.refuse, refuse), 403, 'FORBIDDEN')
    const answers = await Promise.all([1, 2, 3].map(() => operator.call(api.referrals.refuse, refuse)))
    assert.deepEqual(answers.map((it) => it.status).sort(), [200, 409, 409])
    await makeDue(orderId)
    await sweep()
    const seen = await infoOf(a)
    assert.deepEqual([seen.pendingEarnings, seen.checkingEarnings, seen.totalEarnings], [0, 0, 0])
    assert.equal((await commissionOf(orderId))?.status, 'refused')
    const entries = await server.owner.transaction((tx) =>
      tx.all(sql`select operator_id as "operatorId", details from audit.entries
        where action = 'referrals.refuse' and subject = ${orderId}`),
    )
    assert.deepEqual(entries, [{ operatorId: operator.id, details: { reason: 'one person', customerId: a.id } }])
  }
})

test('what is paid cannot be refused any more; refused and paid at the same instant, one of the two happens', async () => {
  const { a, b, orderId: first } = await createHeld()
  const refuse = (id: string) => operator.call(api.referrals.refuse, { params: { id }, body: { reason: 'one person' } })
  let earned = 0
  for (let orderId = first, round = 0; round < 12; round++) {
    await makeDue(orderId)
    const [refusal] = await Promise.all([refuse(orderId), sweep()])
    const isRefused = refusal.status === 200
    if (!isRefused) expectRefusal(refusal, 409, 'CONFLICT')
    earned += isRefused ? 0 : SHARE
    assert.equal((await commissionOf(orderId))?.status, isRefused ? 'refused' : 'paid')
    assert.equal((await infoOf(a)).totalEarnings, earned)
    orderId = await buy(b, 1)
    await eventually(async () => (await infoOf(a)).pendingEarnings === SHARE)
  }
  await server.owner.transaction((tx) => tx.run(sql`update referrals.commissions set held_until = now()`))
  await sweep()
  const { items } = expectData(await operator.call(api.referrals.commissions, { query: { status: 'paid' } }))
  expectRefusal(await refuse(items[0]?.orderId ?? ''), 409, 'CONFLICT')
  assert.equal((await infoOf(a)).totalEarnings, earned + SHARE)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
