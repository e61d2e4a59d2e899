import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { available, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { good, refused } from '#test/answers.ts'
import { eventually } from '#test/eventually.ts'
import { tokenIn } from '#test/mailbox.ts'
import { openMarket, type Person } from '#test/market.ts'
import { atOnce, openShop } from '#test/shop.ts'
import { payCommissions } from './index.ts'

const market = await openMarket()
const shop = await openShop(market)
const service = await shop.offers({ price: 10_000 })
const { operator } = shop
const pay = () => payCommissions({ steps: market.db, log: createLog('silent', 'test') })
const infoOf = async ({ call }: Person) => good(await call(api.referrals.info))
const settings = (commissionPercent: number, holdDays: number) =>
  operator.call(api.referrals.saveSettings, { body: { commissionPercent, holdDays } })

/** A customer who registered by somebody's link and has money, in a browser of his own unless told otherwise. */
async function hasReferred(by: Person, money: number, deviceId = crypto.randomUUID()): Promise<Person> {
  const { referralCode } = await infoOf(by)
  const name = `r${crypto.randomUUID().slice(0, 8)}`
  const form = { username: name, email: `${name}@example.com`, password: `pass of ${name}`, referralCode }
  good(await market.as(null)(api.accounts.register, { body: form }))
  good(
    await market.as(null)(api.accounts.activate, {
      body: { token: tokenIn(await market.mailbox.waitFor(form.email)) },
    }),
  )
  const person = await signIn(form, deviceId)
  const legs = { [house.manual]: -money, [available(person.id)]: money }
  await market.db.transaction((tx) => post(tx, { kind: 'deposit', reference: crypto.randomUUID(), legs }))
  return person
}

async function signIn({ email, password }: { email: string; password: string }, deviceId: string): Promise<Person> {
  await fetch(`${market.url}/api/user/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': deviceId },
    body: JSON.stringify({ email, password }),
  })
  return market.signIn({ email, password })
}

/** Orders so many and has them delivered. */
async function buys(buyer: Person, amount: number): Promise<string> {
  const body = { serviceId: service, amount, contactInfo: '@me' }
  const { order } = good(await buyer.call(api.orders.owner, { body }))
  const params = { id: order.id }
  good(await operator.call(api.orderDesk.take, { params }))
  good(await operator.call(api.orderDesk.deliver, { params, body: { rest: 'delivered' } }))
  return order.id
}

test('A invites B; B orders; after the hold A earns, exactly once, through the ledger', async () => {
  good(await settings(5, 7))
  const a = await market.hasCustomer()
  const b = await hasReferred(a, 1_000_000)
  const orderId = await buys(b, 3)
  const held = await eventually(async () => {
    const info = await infoOf(a)
    return info.pendingEarnings > 0 ? info : null
  })
  assert.deepEqual(
    [held.totalReferrals, held.pendingEarnings, held.totalEarnings, held.commissionPercent, held.holdDays],
    [1, 1_500, 0, 5, 7],
  )
  assert.deepEqual(
    held.recent.map((it) => [it.username.includes('…'), it.deposited, it.earned]),
    [[true, 1_000_000, 1_500]],
  )
  assert.ok(!JSON.stringify(held).includes(b.username))
  await pay()
  assert.equal((await infoOf(a)).totalEarnings, 0, 'not before its day')
  await market.owner.transaction((tx) =>
    tx.run(sql`update referrals.commissions set held_until = now() where order_id = ${orderId}`),
  )
  await Promise.all([pay(), pay(), pay()])
  const paid = await infoOf(a)
  assert.deepEqual([paid.pendingEarnings, paid.totalEarnings, await shop.balanceOf(a)], [0, 1_500, 1_500])
  assert.equal(paid.daily.at(-1)?.earned, 1_500)
  const { items } = good(await a.call(api.ledger.history))
  assert.deepEqual(
    items.map((it) => [it.type, it.amount, it.orderCode]),
    [['commission', 1_500, null]],
  )
})

test('a refund within the hold takes it back, in part or whole; after it, what is paid stays paid', async () => {
  good(await settings(10, 7))
  const a = await market.hasCustomer()
  const b = await hasReferred(a, 1_000_000)
  const orderId = await buys(b, 2)
  const pending = (sum: number) => eventually(async () => (await infoOf(a)).pendingEarnings === sum)
  await pending(2_000)
  const refund = (amount: number) =>
    operator.call(api.orderDesk.refundPart, { params: { id: orderId }, body: { amount, reason: 'late' } })
  good(await refund(5_000))
  await pending(1_500)
  good(await refund(15_000))
  await pending(0)
  const { items } = good(await operator.call(api.referrals.commissions, { query: { status: 'taken-back' } }))
  assert.deepEqual([items[0]?.orderId, items[0]?.amount], [orderId, 0])

  good(await settings(10, 0))
  const second = await buys(b, 1)
  await pending(1_000)
  await pay()
  good(
    await operator.call(api.orderDesk.refundPart, { params: { id: second }, body: { amount: 10_000, reason: 'kind' } }),
  )
  await pay()
  assert.deepEqual([(await infoOf(a)).totalEarnings, await shop.balanceOf(a)], [1_000, 1_000])
})

test('two accounts of one browser: the commission waits for an operator, with the reason', async () => {
  good(await settings(10, 0))
  const device = crypto.randomUUID()
  const a = await market.hasCustomer()
  await signIn(a, device)
  const b = await hasReferred(a, 1_000_000, device)
  const orderId = await buys(b, 1)
  const list = async () => good(await operator.call(api.referrals.commissions, { query: { status: 'suspicious' } }))
  const found = await eventually(async () => (await list()).items.find((it) => it.orderId === orderId))
  assert.deepEqual([found.reasons, found.referrer.id, found.amount], [['same-device'], a.id, 1_000])
  await pay()
  assert.deepEqual([(await infoOf(a)).pendingEarnings, await shop.balanceOf(a)], [0, 0])
  const params = { id: orderId }
  refused(await a.call(api.referrals.allow, { params }), 403, 'FORBIDDEN')
  const answers = await atOnce(5, () => operator.call(api.referrals.allow, { params }))
  assert.deepEqual(answers.map((it) => it.status).sort(), [200, 409, 409, 409, 409])
  await pay()
  assert.equal(await shop.balanceOf(a), 1_000)

  const other = await buys(b, 1)
  await eventually(async () => (await list()).items.some((it) => it.orderId === other))
  const refuse = { params: { id: other }, body: { reason: 'one person' } }
  good(await operator.call(api.referrals.refuse, refuse))
  await pay()
  assert.equal(await shop.balanceOf(a), 1_000)
})

test('links opened are counted once a day and visitor, robots never', async () => {
  const a = await market.hasCustomer()
  const { referralCode } = await infoOf(a)
  const open = (agent: string) =>
    fetch(`${market.url}/healthz?ref=${referralCode}`, { headers: { 'user-agent': agent } })
  for (const agent of ['Firefox', 'Firefox', 'Chrome', 'Googlebot/2.1']) await open(agent)
  await eventually(async () => (await infoOf(a)).daily.at(-1)?.clicks === 2)
})

test('tiers and what is missing to the next, at their borders', async () => {
  for (const [deposit, discount, next] of [
    [9_999_999, 0, { deposit: 10_000_000, discount: 5, missing: 1 }],
    [10_000_000, 5, { deposit: 25_000_000, discount: 10, missing: 15_000_000 }],
    [24_999_999, 5, { deposit: 25_000_000, discount: 10, missing: 1 }],
    [25_000_000, 10, { deposit: 50_000_000, discount: 20, missing: 25_000_000 }],
    [49_999_999, 10, { deposit: 50_000_000, discount: 20, missing: 1 }],
    [50_000_000, 20, null],
  ] as const) {
    const buyer = await shop.hasBuyer(deposit)
    const { currentDiscount, nextTier, totalDeposit } = await infoOf(buyer)
    assert.deepEqual([totalDeposit, currentDiscount, nextTier], [deposit, discount, next])
    const quoted = good(await buyer.call(api.orders.quote, { body: { serviceId: service, amount: 1 } }))
    assert.equal(quoted.tierPercent, discount)
  }
})

test('settings: only operators, in their range, on the audit log', async () => {
  const { call } = await market.hasCustomer()
  refused(await call(api.referrals.saveSettings, { body: { commissionPercent: 50, holdDays: 0 } }), 403, 'FORBIDDEN')
  refused(await settings(51, 7), 400, 'VALIDATION')
  refused(await settings(5, 366), 400, 'VALIDATION')
  good(await settings(5, 7))
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
