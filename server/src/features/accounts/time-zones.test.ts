import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createClient } from '@runmart/contract/client'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const serviceId = await shop.createService()

/** A caller whose browser reports this time zone. */
const from = (timeZone: string, accessToken: string | null = null) =>
  createClient({
    base: `${server.url}/api`,
    language: () => 'en',
    accessToken: () => accessToken,
    timeZone: () => timeZone,
  })
const zoneOf = async ({ call }: Person) => expectData(await call(api.accounts.me)).user.timeZone
const signInFrom = async (timeZone: string, { email, password }: Person) =>
  expectData(await from(timeZone)(api.accounts.login, { body: { email, password } }))
const moveTo = async (person: Person, timeZone: string) =>
  expectData(await person.call(api.accounts.editProfile, { body: { timeZone } }))

test('a customer has the shop’s time zone until a browser names one, and keeps the first', async () => {
  const customer = await server.createCustomer()
  assert.equal(await zoneOf(customer), 'Asia/Ho_Chi_Minh')
  for (const nonsense of ['Asia/Atlantis', '+07:00', 'x'.repeat(65)]) {
    await signInFrom(nonsense, customer)
    assert.equal(await zoneOf(customer), 'Asia/Ho_Chi_Minh')
  }
  assert.equal((await signInFrom('America/New_York', customer)).user.timeZone, 'America/New_York')
  assert.equal((await signInFrom('Europe/Moscow', customer)).user.timeZone, 'America/New_York')
})

test('it is taken at registration, and when a session of before is renewed', async () => {
  const name = `z${randomUUID().slice(0, 8)}`
  const body = { username: name, email: `${name}@example.com`, password: `pass of ${name}` }
  assert.equal(
    expectData(await from('Asia/Saigon')(api.accounts.register, { body })).user.timeZone,
    'Asia/Ho_Chi_Minh',
    'under its name of today',
  )
  const customer = await server.createCustomer()
  const { refreshToken } = customer
  expectData(await from('Asia/Tokyo')(api.accounts.refresh, { body: { refreshToken } }))
  assert.equal(await zoneOf(customer), 'Asia/Tokyo')
})

test('it is changed in the profile, for what is read next, and must be one', async () => {
  const customer = await server.createCustomer()
  const lastDay = async () => expectData(await customer.call(api.dashboard.summary)).deposits.last30Days.at(-1)?.date
  // These two zones always have different dates.
  for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Pacific/Kiritimati']) {
    await moveTo(customer, timeZone)
    assert.equal(await lastDay(), today(timeZone))
  }
  const refused = await customer.call(api.accounts.editProfile, { body: { timeZone: 'Asia/Atlantis' } })
  assert.deepEqual(expectRefusal(refused, 400, 'VALIDATION'), { timeZone: 'Please choose a time zone' })
  assert.equal(await zoneOf(customer), 'Pacific/Kiritimati')
})

test('what was just paid is under today’s filter and in the last bar, wherever the customer is', async () => {
  const [east, west] = ['Pacific/Kiritimati', 'Etc/GMT+12']
  for (const [here, elsewhere] of [
    [east, west],
    [west, east],
  ] as const) {
    const customer = await server.createCustomer()
    await moveTo(customer, here)
    const legs = { [house.manual]: -500, [customerAccount(customer.id)]: 500 }
    await server.db.transaction((tx) => post(tx, { kind: 'deposit', reference: randomUUID(), legs }))
    const onDay = async (day: string) =>
      expectData(await customer.call(api.ledger.history, { query: { from: day, to: day } })).total
    assert.deepEqual([await onDay(today(here)), await onDay(today(elsewhere))], [1, 0])
    const { last30Days } = expectData(await customer.call(api.dashboard.summary)).deposits
    assert.deepEqual(last30Days.at(-1), { date: today(here), amount: 500 })
    assert.equal(
      last30Days.slice(0, -1).reduce((sum, day) => sum + day.amount, 0),
      0,
    )
  }
})

test('orders are found on the day that it was where the customer is, also when clocks change', async () => {
  const customer = await shop.createBuyer(1_000_000)
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await customer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() }))
  const found = async (timeZone: string, createdAt: string, day: string) => {
    await moveTo(customer, timeZone)
    await server.owner.transaction((tx) =>
      tx.run(sql`update orders.orders set created_at = ${createdAt} where id = ${order.id}`),
    )
    const { total } = expectData(await customer.call(api.orders.history, { query: { from: day, to: day } }))
    return total === 1
  }
  // Half an hour after midnight in Viet Nam, still the previous day in UTC.
  assert.ok(await found('Asia/Ho_Chi_Minh', '2026-11-15T17:30:00Z', '2026-11-16'))
  assert.ok(!(await found('Asia/Ho_Chi_Minh', '2026-11-15T17:30:00Z', '2026-11-15')))
  assert.ok(await found('America/New_York', '2026-11-15T17:30:00Z', '2026-11-15'))
  // The first and last moment of a day with 25 hours, and the next moment.
  assert.ok(await found('America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'))
  assert.ok(await found('America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'))
  assert.ok(!(await found('America/New_York', '2026-11-02T05:00:00Z', '2026-11-01')))
})

test('a referrer’s link is counted on the referrer’s day', async () => {
  const referrer = await server.createCustomer()
  await moveTo(referrer, 'Pacific/Kiritimati')
  const info = async () => expectData(await referrer.call(api.referrals.info))
  const { referralCode } = await info()
  await fetch(`${server.url}/healthz?ref=${referralCode}`, { headers: { 'user-agent': 'Firefox' } })
  const counted = await eventually(async () => (await info()).daily.find((day) => day.clicks === 1))
  assert.equal(counted.date, today('Pacific/Kiritimati'))
})
