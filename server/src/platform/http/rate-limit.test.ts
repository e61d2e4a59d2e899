import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sql } from '../db/sql.ts'

const server = await startTestServer({ rateLimits: true, connections: 10 })
const visitor = server.as(null)
const guess = (email: string) => visitor(api.accounts.login, { body: { email, password: 'a guess of many' } })
const clearCounts = () => server.db.transaction((tx) => tx.run(sql`delete from platform.rate_counts`))

// Proves R3.
test('guessing one account is stopped before the twentieth try, and its owner is not locked out for ever', async () => {
  const customer = await server.createCustomer()
  const codes: (string | null)[] = []
  for (let i = 0; i < 20; i++) codes.push((await guess(i % 2 ? customer.email : customer.email.toUpperCase())).code)
  assert.ok(codes.includes('RATE_LIMITED'))
  const response = await fetch(`${server.url}/api/user/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    },
    body: JSON.stringify({ email: customer.email, password: customer.password }),
  })
  assert.equal(response.status, 429)
  const wait = Number(response.headers.get('retry-after'))
  assert.ok(wait > 0 && wait <= 300)
  await server.db.transaction((tx) => tx.run(sql`update platform.rate_counts set window_ends = now()`))
  await server.signIn(customer)
})

// Proves R3.
test('one address cannot try many accounts, and cannot pretend to be many addresses', async () => {
  await clearCounts()
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, i) =>
      fetch(`${server.url}/api/user/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
        body: JSON.stringify({ email: `nobody${i}@example.com`, password: 'a guess of many' }),
      }),
    ),
  )
  assert.equal(answers.filter((answer) => answer.status === 429).length, 10)
  await clearCounts()
})

// Proves R67, S7.13.
test('the activation mail can be asked for once a minute', async () => {
  const { call } = await server.signIn(await server.registerVisitor())
  expectData(await call(api.accounts.requestActivation))
  const again = await call(api.accounts.requestActivation)
  expectRefusal(again, 429, 'RATE_LIMITED')
})

test('the counts hold no address of a person', async () => {
  await guess('private@example.com')
  const rows = await server.db.transaction((tx) => tx.all<{ key: string }>(sql`select key from platform.rate_counts`))
  assert.ok(rows.length > 0)
  for (const { key } of rows) assert.match(key, /^[\w-]{43}$/)
})

test('orders that arrive together are each counted, also refused ones, and one too many costs nobody else', async () => {
  await clearCounts()
  const shop = await createShop(server)
  const serviceId = await shop.createService({ price: 1_000 })
  const [eager, calm] = [await shop.createBuyer(1), await shop.createBuyer(1_000)]
  const order = ({ call }: typeof eager) =>
    call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } }, { idempotencyKey: randomUUID() })
  const [answers, ofCalm] = await Promise.all([
    Promise.all(Array.from({ length: 125 }, () => order(eager))),
    order(calm),
  ])
  assert.deepEqual(
    ['INSUFFICIENT_BALANCE', 'RATE_LIMITED'].map((code) => answers.filter((it) => it.code === code).length),
    [120, 5],
  )
  assert.equal(expectData(ofCalm).balance, 0)
})

test('whoever waits for a lock holds up no order of others, counted or not', async () => {
  const shop = await createShop(server)
  const serviceId = await shop.createService({ price: 1_000 })
  const [held, other] = [await shop.createBuyer(3_000), await shop.createBuyer(1_000)]
  const order = ({ call }: typeof held) =>
    call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } }, { idempotencyKey: randomUUID() })
  const { late } = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${`customer:${held.id}:available`} for update`)
    // The first request holds the count that the second waits for. The other shares a batch with the second.
    const first = order(held)
    await eventually(() =>
      tx.find(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    const [second, ofOther] = [order(held), await order(other)]
    assert.equal(expectData(ofOther).balance, 0)
    return { late: [first, second] }
  })
  for (const it of await Promise.all(late)) expectData(it)
})
