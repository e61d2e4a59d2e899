import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { contentOf } from '#features/deposits/index.ts'
import { receiveTransfers, toIncomingTransfers } from '#features/deposits/receive-transfers.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { payWhileRefunding, spends } from '#test/referral-races.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
// A price whose shares are no whole dong: rounding must be exact.
const PRICE = 9_999
const customers = await referralCustomers(server, shop, PRICE)
const { createReferrer, createReferred, buy, refund, infoOf, setCommission, earns, noJobs } = customers
const { operator } = shop
const share = (kept: number, percent = 5) => Math.floor((kept * percent) / 100)

test('without a hold it is paid at once; with one, by a job of its own on its day', async () => {
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  await setCommission(5, 0)
  await buy(b, 1)
  await earns(a, 499)
  await setCommission(7, 30)
  const orderId = await buy(b, 1)
  await eventually(async () => (await infoOf(a)).pendingEarnings === 699)
  await setCommission(50, 0)
  const job = await eventually(() =>
    server.owner.transaction((tx) =>
      tx.find<{ onItsDay: boolean }>(sql`
        select j.run_at = date_trunc('milliseconds', c.held_until) as "onItsDay" from graphile_worker.jobs j join referrals.commissions c on j.key = 'commission ' || c.order_id
        where c.order_id = ${orderId}`),
    ),
  )
  assert.ok(job.onItsDay)
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update referrals.commissions set held_until = now() where order_id = ${orderId}`)
    await tx.run(sql`update graphile_worker._private_jobs set run_at = now() where key = ${`commission ${orderId}`}`)
  })
  await earns(a, 499 + 699)
})

test('orders that are delivered from stock with their payment earn it, too, each once', async () => {
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  await setCommission(5, 0)
  const serviceId = await shop.createService({ price: PRICE })
  const lines = ['key 1', 'key 2', 'key 3']
  expectData(await operator.call(api.stock.add, { params: { id: serviceId }, body: { lines } }))
  const stranger = await shop.createBuyer(PRICE)
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const answers = await Promise.all([b, b, stranger].map(({ call }) => call(api.orders.owner, { body })))
  for (const it of answers) expectData(it)
  await earns(a, 2 * 499)
})

test('a refund after it was paid takes it back to the dong, is told, and stands in the history', async () => {
  await setCommission(5, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const total = 3 * PRICE
  const orderId = await buy(b, 3)
  await earns(a, share(total))
  for (const [back, refunded] of [
    [1, 1],
    [10_000, 10_001],
    [total - 10_001, total],
  ] as const) {
    await refund(orderId, back)
    await earns(a, share(total - refunded))
    assert.equal(await shop.balanceOf(a), share(total - refunded))
  }
  const { recent, daily, owedEarnings } = await infoOf(a)
  assert.deepEqual([recent[0]?.earned, daily.at(-1)?.earned, owedEarnings], [0, 0, 0])
  const { items } = expectData(await a.call(api.ledger.history))
  assert.equal(
    items.reduce((sum, it) => sum + it.amount, 0),
    0,
  )
  assert.ok(items.every((it) => it.type === 'commission' && it.orderCode === null))
  await eventually(async () => {
    const told = expectData(await a.call(api.notifications.list)).items.map((it) => it.news)
    const back = told.filter((it) => it.kind === 'commission-taken-back')
    return back.reduce((sum, it) => sum + it.amount, 0) === share(total)
  })
})

test('who has spent it owes it: what is left is taken, the rest from the next commission', async () => {
  await setCommission(10, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const orderId = await buy(b, 10)
  await earns(a, 9_999)
  await spends(server, a, 9_000)
  await refund(orderId, 10 * PRICE)
  await earns(a, 9_000)
  const info = await infoOf(a)
  assert.deepEqual([info.owedEarnings, await shop.balanceOf(a)], [9_000, 0])
  const { items } = expectData(await operator.call(api.referrals.commissions, { query: { status: 'taken-back' } }))
  assert.deepEqual([items[0]?.orderId, items[0]?.amount, items[0]?.owed], [orderId, 0, 9_000])
  // The shop spares the referrer's own deposits: only commissions cover the debt.
  await buy(b, 10)
  await eventually(async () => (await infoOf(a)).owedEarnings === 0 && (await noJobs()))
  assert.deepEqual([(await infoOf(a)).totalEarnings, await shop.balanceOf(a)], [9_999, 999])
})

test('a refund that is taken back brings the commission back to the dong, and can be refunded again', async () => {
  await setCommission(5, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const total = 3 * PRICE
  const orderId = await buy(b, 3)
  await earns(a, share(total))
  for (const back of [10_000, total, 10_000]) {
    await refund(orderId, back)
    await earns(a, share(total - back))
    const { items } = expectData(await b.call(api.ledger.history, { query: { type: 'refund' } }))
    const params = { code: items[0]?.transactionCode ?? '' }
    expectData(await operator.call(api.reversals.reverse, { params, body: { reason: 'it was delivered' } }))
    await earns(a, share(total))
    assert.equal(await shop.balanceOf(a), share(total))
  }
  // If the referrer had spent it, the shop pays nothing twice.
  await spends(server, a, share(total))
  await refund(orderId, total)
  await eventually(async () => (await infoOf(a)).owedEarnings === share(total))
  const { items } = expectData(await b.call(api.ledger.history, { query: { type: 'refund' } }))
  const params = { code: items[0]?.transactionCode ?? '' }
  expectData(await operator.call(api.reversals.reverse, { params, body: { reason: 'it was delivered' } }))
  await eventually(async () => (await infoOf(a)).owedEarnings === 0 && (await noJobs()))
  assert.deepEqual([(await infoOf(a)).totalEarnings, await shop.balanceOf(a)], [share(total), 0])
})

test('a gift earns nobody anything: not when it is given, and not when it is spent, after the money that was paid in', async () => {
  await setCommission(5, 0)
  const a = await createReferrer()
  const b = await createReferred(a, PRICE + 1_000)
  const body = { customerId: b.id, amount: 3 * PRICE, reason: 'sorry', kind: 'gift' as const }
  expectData(await operator.call(api.depositsOperator.credit, { body }))
  assert.equal((await infoOf(a)).totalEarnings, 0)
  await buy(b, 1)
  await earns(a, share(PRICE))
  const half = await buy(b, 1)
  await earns(a, share(PRICE) + share(1_000))
  await refund(half, 500)
  await earns(a, share(PRICE) + share(500))
  // Only the refunded part of the third order is the customer's own money.
  await buy(b, 1)
  await earns(a, share(PRICE) + share(500) + share(500))
})

// Proves R49.
test('success, refunds and payment at the same instant: he has his share of what was kept, once', () =>
  payWhileRefunding(server, customers, PRICE, 3))

test('taking back while he spends: never below zero, and nothing is lost', async () => {
  await setCommission(50, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 5_000_000)
  const ids = await runConcurrently(10, () => buy(b, 1))
  await earns(a, 10 * share(PRICE, 50))
  let spent = 0
  await Promise.all([
    ...ids.map((id) => refund(id, PRICE)),
    ...Array.from({ length: 30 }, () =>
      spends(server, a, 1_000).then(
        () => (spent += 1_000),
        () => {},
      ),
    ),
  ])
  await eventually(async () => (await shop.balanceOf(a)) === 0 && (await noJobs()))
  const { totalEarnings, owedEarnings } = await infoOf(a)
  assert.deepEqual([totalEarnings, owedEarnings], [spent, spent])
})

test('an order that earned nothing when it was done earns nothing when part of it goes back', async () => {
  await setCommission(0, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const orderId = await buy(b, 1)
  await eventually(noJobs)
  await setCommission(50, 0)
  await refund(orderId, 10)
  await eventually(noJobs)
  assert.equal((await infoOf(a)).totalEarnings, 0)
})

test('allowing, refusing and refunding a commission at once: what is refused stays refused, and nobody is paid for what went back', async () => {
  await setCommission(10, 0)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const device = crypto.randomUUID()
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.sessions set mark = ${Buffer.from(device)} where user_id in (${a.id}, ${b.id})`),
  )
  for (let round = 0; round < 5; round++) {
    const id = await buy(b, 1)
    const params = { id }
    await eventually(async () => (await infoOf(a)).checkingEarnings === 999)
    const [refusal] = await Promise.all([
      operator.call(api.referrals.refuse, { params, body: { reason: 'one person' } }),
      operator.call(api.referrals.allow, { params, body: {} }),
      refund(id, PRICE),
    ])
    await eventually(noJobs)
    const { items } = expectData(await operator.call(api.referrals.commissions, { query: { limit: '1' } }))
    assert.deepEqual([items[0]?.orderId, items[0]?.status], [id, refusal.status === 200 ? 'refused' : 'taken-back'])
    assert.equal((await infoOf(a)).totalEarnings, 0)
  }
})

test('one bank for all says nothing; one account does', async () => {
  await setCommission(5, 7)
  const a = await createReferrer()
  const [friend, twin] = [await createReferred(a, 100_000), await createReferred(a, 100_000)]
  const accounts = new Map([
    [a, '0291000285902'],
    [friend, '0291000285903'],
    [twin, '0291000285902'],
  ])
  for (const [person, account] of accounts) {
    const content = `MBVCB.1.${await server.db.transaction((tx) => contentOf(tx, person.id))}.CT tu ${account} NGUYEN VAN A toi 0071000962707`
    const told = { externalId: crypto.randomUUID(), bankReference: '', accountNumber: '0071000962707', content }
    const notice = { ...told, amount: 50_000, sender: 'Vietcombank', happenedAt: new Date() }
    await server.db.transaction((tx) => receiveTransfers(tx, toIncomingTransfers('sepay', [notice])))
    await eventually(async () => (await shop.balanceOf(person)) % 100_000 === 50_000)
  }
  await buy(friend, 1)
  await eventually(async () => (await infoOf(a)).pendingEarnings === 499)
  await buy(twin, 1)
  await eventually(async () => (await infoOf(a)).checkingEarnings === 499)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
