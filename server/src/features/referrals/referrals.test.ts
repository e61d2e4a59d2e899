import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { InputOf } from '@runmart/contract/endpoint'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { referralCustomers } from '#test/referral-customers.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { payDueCommissions } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { createReferrer, createReferred, buy, refund, signIn, infoOf, setCommission } = await referralCustomers(
  server,
  shop,
  10_000,
)
const { operator } = shop
type Query = Pick<InputOf<typeof api.referrals.commissions>['query'], 'status' | 'waiting'>
/** Referrer and customer who use one browser. */
async function createSuspects() {
  await setCommission(10, 0)
  const device = crypto.randomUUID()
  const a = await createReferrer()
  await signIn(a, device)
  return { a, b: await createReferred(a, 1_000_000, device) }
}
/** The listed commissions of a referred customer. */
async function waitingOf(referred: Person, query: Query) {
  const { items } = expectData(await operator.call(api.referrals.commissions, { query: { limit: '100', ...query } }))
  return items.filter((it) => it.referred.id === referred.id)
}
const sweep = () => payDueCommissions({ db: server.db, log: createLog('silent', 'test') })

// Proves S1.11, S1.12, S2.25, S3.11, S3.12, S3.70.
test('A invites B; B orders; after the hold A earns, exactly once, through the ledger', async () => {
  await setCommission(5, 7)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const orderId = await buy(b, 3)
  const held = await eventually(async () => {
    const info = await infoOf(a)
    return info.pendingEarnings > 0 ? info : null
  })
  assert.deepEqual(
    [held.totalReferrals, held.pendingEarnings, held.totalEarnings, held.commissionPercent, held.holdDays],
    [1, 1_500, 0, 5, 7],
  )
  assert.deepEqual(
    held.recent.map((it) => [it.username.includes('…'), it.earned]),
    [[true, 1_500]],
  )
  assert.ok(!JSON.stringify(held).includes(b.username))
  assert.deepEqual(Object.keys(held.recent[0] ?? {}).sort(), ['earned', 'joinedDate', 'username'])
  await sweep()
  assert.equal((await infoOf(a)).totalEarnings, 0, 'not before its day')
  await server.owner.transaction((tx) =>
    tx.run(sql`update referrals.commissions set held_until = now() where order_id = ${orderId}`),
  )
  await Promise.all([sweep(), sweep(), sweep()])
  const paid = await infoOf(a)
  assert.deepEqual([paid.pendingEarnings, paid.totalEarnings, await shop.balanceOf(a)], [0, 1_500, 1_500])
  assert.equal(paid.daily.at(-1)?.earned, 1_500)
  const { items } = expectData(await a.call(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.type, it.amount, it.orderCode]),
    [['commission', 1_500, null]],
  )
})

test('figures that are read while a commission changes agree with each other', async () => {
  await setCommission(5, 7)
  const a = await createReferrer()
  const orderId = await buy(await createReferred(a, 1_000_000), 1)
  await eventually(async () => (await infoOf(a)).pendingEarnings === 500)
  // Reading pauses half-way, at the clicks, until the commission has changed.
  const info = await server.owner.transaction(async (tx) => {
    await tx.run(sql`lock table referrals.visits in access exclusive mode`)
    const reading = infoOf(a)
    await eventually(() =>
      tx.find(sql`select 1 from pg_locks where relation = 'referrals.visits'::regclass and not granted`),
    )
    await tx.run(sql`update referrals.commissions set amount = 400 where order_id = ${orderId}`)
    return { reading }
  })
  const { pendingEarnings, recent } = await info.reading
  assert.deepEqual([pendingEarnings, recent[0]?.earned], [500, 500])
  assert.equal((await infoOf(a)).pendingEarnings, 400)
})

test('a refund within the hold takes it back, in part or whole', async () => {
  await setCommission(10, 7)
  const a = await createReferrer()
  const b = await createReferred(a, 1_000_000)
  const orderId = await buy(b, 2)
  const pending = (sum: number) => eventually(async () => (await infoOf(a)).pendingEarnings === sum)
  await pending(2_000)
  await refund(orderId, 5_000)
  await pending(1_500)
  await refund(orderId, 15_000)
  await pending(0)
  const { items } = expectData(await operator.call(api.referrals.commissions, { query: { status: 'taken-back' } }))
  assert.deepEqual([items[0]?.orderId, items[0]?.amount, items[0]?.owed], [orderId, 0, 0])
})

test('two accounts of one browser: the commission waits for an operator, with the reason', async () => {
  const { a, b } = await createSuspects()
  const orderId = await buy(b, 1)
  const list = async () => expectData(await operator.call(api.referrals.commissions, { query: { waiting: 'pairs' } }))
  const found = await eventually(async () => (await list()).items.find((it) => it.orderId === orderId))
  assert.deepEqual([found.reasons, found.referrer.id, found.amount], [['same-device', 'no-deposit'], a.id, 1_000])
  await sweep()
  const seen = await infoOf(a)
  assert.deepEqual([seen.pendingEarnings, seen.checkingEarnings, await shop.balanceOf(a)], [0, 1_000, 0])
  assert.ok(!/device|payer|suspic/.test(JSON.stringify(seen)), 'what speaks against him is not told')
  const params = { id: orderId }
  expectRefusal(await a.call(api.referrals.allow, { params, body: {} }), 403, 'FORBIDDEN')
  const answers = await runConcurrently(5, () => operator.call(api.referrals.allow, { params, body: {} }))
  assert.deepEqual(answers.map((it) => it.status).sort(), [200, 409, 409, 409, 409])
  await eventually(async () => (await shop.balanceOf(a)) === 1_000)

  const other = await buy(b, 1)
  await eventually(async () => (await list()).items.some((it) => it.orderId === other))
  const refuse = { params: { id: other }, body: { reason: 'one person' } }
  expectData(await operator.call(api.referrals.refuse, refuse))
  await sweep()
  assert.equal(await shop.balanceOf(a), 1_000)
})

test('commissions of the same two people are listed, counted and decided as one, if they are as many and as much as was seen', async () => {
  const { a, b } = await createSuspects()
  const waiting = async () =>
    expectData(
      await operator.call(api.referrals.commissions, { query: { waiting: 'pairs', limit: '100' } }),
    ).items.filter((it) => it.referrer.id === a.id)
  const buyTwo = async () => {
    for (const amount of [1, 2]) await buy(b, amount)
    return eventually(async () => {
      const [found, ...others] = await waiting()
      assert.deepEqual(others, [])
      return found?.pair?.count === 2 && found
    })
  }
  const counted = async () => {
    const list = expectData(await operator.call(api.referrals.commissions, { query: { waiting: 'pairs' } }))
    const today = expectData(await operator.call(api.today.waiting)).items.find((it) => it.kind === 'commissions')
    return [list.total, list.waiting, today?.count ?? 0]
  }
  const before = await counted()
  const first = await buyTwo()
  assert.deepEqual(first.pair, { count: 2, amount: 3_000 })
  assert.deepEqual(
    await counted(),
    before.map((it) => it + 1),
  )
  const params = { id: first.orderId }
  const stale = { ofPair: { count: 1, amount: 1_000 } }
  expectRefusal(await operator.call(api.referrals.allow, { params, body: stale }), 409, 'CONFLICT')
  assert.deepEqual(await waiting(), [first])
  expectData(await operator.call(api.referrals.allow, { params, body: { ofPair: first.pair } }))
  await eventually(async () => (await shop.balanceOf(a)) === 3_000)

  const next = await buyTwo()
  const refuse = { params: { id: next.orderId }, body: { reason: 'one person', ofPair: next.pair } }
  expectData(await operator.call(api.referrals.refuse, refuse))
  assert.deepEqual(await waiting(), [])
  await sweep()
  assert.equal(await shop.balanceOf(a), 3_000)
})

test('the list of all has each commission that waits, newest first, beside the queue that has the oldest of two people', async () => {
  const { b } = await createSuspects()
  const orders: string[] = []
  for (const amount of [1, 2, 3]) {
    orders.push(await buy(b, amount))
    await eventually(async () => (await waitingOf(b, { status: 'suspicious' })).length === orders.length)
  }
  const ids = async (query: Query) => (await waitingOf(b, query)).map((it) => it.orderId)
  assert.deepEqual(await ids({ status: 'suspicious' }), orders.toReversed())
  assert.deepEqual(await ids({ waiting: 'pairs' }), orders.slice(0, 1))
  assert.deepEqual(await ids({ status: 'suspicious', waiting: 'pairs' }), orders.slice(0, 1))
  assert.deepEqual(await ids({ status: 'paid', waiting: 'pairs' }), [])
  const total = async (query: Query) => expectData(await operator.call(api.referrals.commissions, { query })).total
  assert.ok((await total({ status: 'suspicious' })) >= (await total({ waiting: 'pairs' })) + 2)
  expectRefusal(
    await operator.call(api.referrals.commissions, { query: { waiting: 'x' as 'pairs' } }),
    400,
    'VALIDATION',
  )
})

test('more than a thousand commissions of two people are decided together', async () => {
  const { b } = await createSuspects()
  const orderId = await buy(b, 1)
  await eventually(async () => (await waitingOf(b, { waiting: 'pairs' })).length === 1)
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into referrals.commissions (order_id, order_code, referrer_id, referred_id, percent, amount, status, reasons, held_until)
      select gen_random_uuid(), order_code, referrer_id, referred_id, percent, amount, status, reasons, held_until
      from referrals.commissions, generate_series(1, 1000) where order_id = ${orderId}`),
  )
  const [found] = await waitingOf(b, { waiting: 'pairs' })
  assert.deepEqual(found?.pair, { count: 1_001, amount: 1_001_000 })
  const body = { reason: 'one person', ofPair: found.pair }
  expectData(await operator.call(api.referrals.refuse, { params: { id: orderId }, body }))
  assert.deepEqual(await waitingOf(b, { status: 'suspicious' }), [])
})

test('links opened are counted once a day and visitor, robots never', async () => {
  const a = await server.createCustomer()
  const { referralCode } = await infoOf(a)
  const open = (agent: string, more = {}, code = referralCode) =>
    fetch(`${server.url}/healthz?ref=${code}`, { headers: { 'user-agent': agent, ...more } })
  await open('Opera', { 'sec-purpose': 'prefetch' })
  await open('Opera', { 'sec-fetch-dest': 'script' })
  for (const agent of ['', 'Googlebot/2.1', 'TelegramBot (like TwitterBot)']) await open(agent)
  for (const agent of ['Firefox', 'Firefox', 'Chrome']) await open(agent)
  await open('Chrome', {}, `%20${referralCode.toLowerCase()}%20`)
  const clicks = (count: number) => eventually(async () => (await infoOf(a)).daily.at(-1)?.clicks === count)
  await clicks(2)
  await runConcurrently(120, (index) => open(`Browser ${index}`))
  // Four visitors that already count, two of them again.
  await clicks(100 - 2)
})

// Proves S1.13, S2.24, S3.10, S3.13, S7.30, S9.11, S9.12, S9.13, S9.14.
test('tiers and what is missing to the next, at their borders', async () => {
  const serviceId = await shop.createService()
  for (const [deposit, discount, next] of [
    [9_999_999, 0, { deposit: 10_000_000, discount: 5, missing: 1 }],
    [10_000_000, 5, { deposit: 25_000_000, discount: 10, missing: 15_000_000 }],
    [24_999_999, 5, { deposit: 25_000_000, discount: 10, missing: 1 }],
    [25_000_000, 10, { deposit: 50_000_000, discount: 20, missing: 25_000_000 }],
    [49_999_999, 10, { deposit: 50_000_000, discount: 20, missing: 1 }],
    [50_000_000, 20, null],
  ] as const) {
    const buyer = await shop.createBuyer(deposit)
    const { currentDiscount, nextTier, totalDeposit } = await infoOf(buyer)
    assert.deepEqual([totalDeposit, currentDiscount, nextTier], [deposit, discount, next])
    const quoted = expectData(await buyer.call(api.orders.quote, { body: { serviceId, amount: 1 } }))
    assert.equal(quoted.tierPercent, discount)
  }
})

test('settings: only operators, in their range, on the audit log', async () => {
  const { call } = await server.createCustomer()
  expectRefusal(
    await call(api.referrals.saveSettings, { body: { commissionPercent: 50, holdDays: 0, version: 1 } }),
    403,
    'FORBIDDEN',
  )
  for (const body of [
    { commissionPercent: 51, holdDays: 7, version: 1 },
    { commissionPercent: 5, holdDays: 366, version: 1 },
  ])
    expectRefusal(await operator.call(api.referrals.saveSettings, { body }), 400, 'VALIDATION')
  await setCommission(5, 7)
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
