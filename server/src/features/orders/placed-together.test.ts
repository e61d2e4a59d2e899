import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

/** Tests of problems that appear only because one transaction places concurrent orders. */
const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })

type Buyer = Awaited<ReturnType<typeof shop.createBuyer>>
const body = { serviceId: service, amount: 1, contactInfo: '@me' }
const order = (buyer: Buyer, more: object = {}, idempotencyKey: string = randomUUID()) =>
  buyer.call(api.orders.owner, { body: { ...body, ...more } }, { idempotencyKey })
const buyers = (count: number, money: number) =>
  Promise.all(Array.from({ length: count }, () => shop.createBuyer(money)))

/** The number of these buyers' orders, and of the transactions that placed them. */
const placedBy = (all: readonly Buyer[]) =>
  server.owner.transaction((tx) =>
    tx.get<{ orders: number; transactions: number }>(sql`
      select count(*)::int as orders, count(distinct created_at)::int as transactions
      from orders.orders where customer_id = any (${all.map((it) => it.id)}::uuid[])`),
  )
const unlimited = { startsAt: null, endsAt: null, minimum: 0, serviceIds: null, active: true }
const accountOf = (buyer: Buyer) => `customer:${buyer.id}:available`

/** Waits until a lock blocks a statement of the shop. */
const untilSomebodyWaits = () =>
  eventually(() =>
    server.owner.transaction(
      async (tx) =>
        (await tx.find(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) !== null,
    ),
  )

test('two hundred orders at once: each paid once, by far fewer transactions', async () => {
  const all = await buyers(20, 10_500)
  const answers = await Promise.all(all.flatMap((it) => Array.from({ length: 10 }, () => order(it))))
  for (const it of answers) expectData(it)
  const { orders, transactions } = await placedBy(all)
  assert.equal(orders, 200)
  assert.ok(transactions < 100, `${transactions} transactions`)
  assert.deepEqual(await Promise.all(all.map((it) => shop.balanceOf(it))), Array(20).fill(500))
})

test('one customer fifty times at once with money for one: one order, the others are told why', async () => {
  const [buyer, other] = await buyers(2, 1_999)
  assert.ok(buyer && other)
  const [answers, ofOther] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, () => order(buyer))),
    order(other),
  ])
  const placed = answers.filter((it) => it.success)
  assert.equal(placed.length, 1)
  for (const it of answers) if (!it.success) expectRefusal(it, 402, 'INSUFFICIENT_BALANCE')
  assert.equal(expectData(ofOther).balance, 999)
  assert.equal(await shop.balanceOf(buyer), 999)
})

test('one customer thirty times at once with money for twenty: each entry knows the balance after it', async () => {
  const buyer = await shop.createBuyer(20_500)
  const answers = await Promise.all(Array.from({ length: 30 }, () => order(buyer)))
  const balances = answers.flatMap((it) => (it.success ? [it.data.balance] : [])).sort((a, b) => b - a)
  assert.deepEqual(
    balances,
    Array.from({ length: 20 }, (_, at) => 19_500 - at * 1_000),
  )
  const entries = await server.owner.transaction((tx) =>
    tx.all<{ amount: number; balanceAfter: number }>(sql`
      select e.amount, e.balance_after as "balanceAfter" from ledger.entries e join ledger.accounts a on a.id = e.account_id
      where a.path = ${accountOf(buyer)} order by e.id`),
  )
  let balance = 0
  for (const it of entries) {
    balance += it.amount
    assert.equal(it.balanceAfter, balance)
  }
  assert.equal(balance, 500)
})

test('the same key many times at once: one order, the same answer to the byte; another body under it is refused', async () => {
  const buyer = await shop.createBuyer(10_000)
  const key = randomUUID()
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => order(buyer, {}, key)),
    order(buyer, { note: 'another' }, key),
  ])
  const other = answers.pop()
  assert.equal(new Set(answers.map((it) => JSON.stringify(expectData(it)))).size, 1)
  assert.ok(other)
  expectRefusal(other, 409, 'IDEMPOTENCY_MISMATCH')
  assert.equal(await shop.balanceOf(buyer), 9_000)
})

test('a request that spoils a group is refused alone; those who are refused touch nobody', async () => {
  const all = await buyers(12, 1_000)
  const poor = await shop.createBuyer(1)
  const [bad, broke, unknown, ...good] = await Promise.all([
    order(all[0] as Buyer, { note: 'what PostgreSQL cannot hold: \u0000' }),
    order(poor),
    order(all[1] as Buyer, { serviceId: 'no such service' }),
    ...all.slice(2).map((it) => order(it)),
  ])
  expectRefusal(bad, 400, 'VALIDATION')
  expectRefusal(broke, 402, 'INSUFFICIENT_BALANCE')
  expectRefusal(unknown, 400, 'VALIDATION')
  for (const it of good) assert.equal(expectData(it).balance, 0)
  assert.equal((await placedBy([...all, poor])).orders, 10)
})

test('what there is three times is sold three times, and a code for three is used three times', async () => {
  const limited = await shop.createService({ price: 1_000, availability: 3 })
  const all = await buyers(12, 1_000)
  const scarce = await Promise.all(all.map((it) => order(it, { serviceId: limited })))
  assert.equal(scarce.filter((it) => it.success).length, 3)
  for (const it of scarce) if (!it.success) expectRefusal(it, 409, 'SERVICE_UNAVAILABLE_NOW')

  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
  expectData(
    await shop.operator.call(api.discountCodes.createCode, {
      body: { code, draft: { kind: 'percent', value: 50, mostUses: 3, mostUsesEach: 1, ...unlimited } },
    }),
  )
  const discounted = await buyers(12, 1_000)
  const answers = await Promise.all(discounted.map((it) => order(it, { discountCode: code })))
  assert.equal(answers.filter((it) => it.success && it.data.balance === 500).length, 3)
  assert.equal((await placedBy(discounted)).orders, 3)
})

test('somebody whose account is locked holds up nobody else', async () => {
  const [held, ...others] = await buyers(10, 1_000)
  assert.ok(held)
  const { late } = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${accountOf(held)} for update`)
    const waiting = order(held)
    const answers = await Promise.all(others.map((it) => order(it)))
    for (const it of answers) assert.equal(expectData(it).balance, 0)
    // The test does not wait for it while it holds the lock.
    return { late: waiting }
  })
  assert.equal(expectData(await late).balance, 0)
})

test('a connection lost in mid-group: all are told to try again, and under their keys each is placed once', async () => {
  const all = await buyers(8, 5_000)
  const keys = all.map(() => randomUUID())
  const [first] = all as [Buyer]
  const place = () => Promise.all(all.map((it, at) => order(it, {}, keys[at])))
  const { placing } = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${accountOf(first)} for update`)
    const placing = place()
    await untilSomebodyWaits()
    await tx.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return { placing }
  })
  const answers = await placing
  const lost = answers.filter((it) => !it.success)
  assert.ok(lost.length > 0)
  for (const it of lost) expectRefusal(it, 503, 'UNAVAILABLE')
  for (const it of await place()) assert.equal(expectData(it).balance, 4_000)
  assert.equal((await placedBy(all)).orders, 8)
})

test('a client that sends its order byte by byte holds up nobody', async () => {
  const [slow, ...others] = await buyers(5, 1_000)
  assert.ok(slow)
  const text = JSON.stringify(body)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const received = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  socket.write(
    `POST /api/user/order/owner HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${slow.accessToken}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text.slice(0, 10)}`,
  )
  for (const it of await Promise.all(others.map((it) => order(it)))) assert.equal(expectData(it).balance, 0)
  socket.write(text.slice(10))
  assert.match(await received, /^HTTP\/1.1 200/)
  socket.destroy()
})
