import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { earnAndRequestPayout } from '#test/request-payout.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const destination = { way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'NGUYEN VAN A' } as const
const asked = { amount: 1_000, ...destination }

/** Blocks a call when it posts. */
const whenItPosts = (tx: Tx) => tx.run(sql`lock table ledger.entries in exclusive mode`)
/** Blocks a call after its posting, when it enqueues the follow-up jobs. */
const afterItPosted = (tx: Tx) => tx.run(sql`lock table platform.outbox in exclusive mode`)

const houseOf = async (account: string) =>
  expectData(await operator.call(api.ledger.books)).house.find((it) => it.account === account)?.balance ?? 0
const payoutsOf = async (person: Person) => expectData(await person.call(api.payouts.overview)).items
const countPostings = async (payoutId: string, kind: string) => {
  const { count } = await server.db.transaction((tx) =>
    tx.get<{ count: number }>(
      sql`select count(*)::int as count from ledger.transactions where kind = ${kind} and reference = ${payoutId}`,
    ),
  )
  return count
}

/** A customer with a commission on the balance. */
async function createEarner(): Promise<Person> {
  const earner = await server.createCustomer()
  const { id } = await earnAndRequestPayout(server, shop, earner, asked)
  expectData(await earner.call(api.payouts.cancel, { params: { id } }))
  return earner
}

test('kill -9 in a request: no payout and no dong gone; asked again with its key, one payout', async () => {
  const earner = await createEarner()
  const before = (await payoutsOf(earner)).length
  const [doomed, idempotencyKey] = [await startApi(server), randomUUID()]
  const answer = await killWhileWaiting(server, doomed, whenItPosts, () =>
    doomed.callAs(earner)(api.payouts.request, { body: asked }, { idempotencyKey }),
  )
  assert.ok(answer instanceof Error, 'the answer must be lost with the process')
  assert.deepEqual([(await payoutsOf(earner)).length, await shop.balanceOf(earner)], [before, 1_000])
  const { payout } = expectData(await earner.call(api.payouts.request, { body: asked }, { idempotencyKey }))
  const same = expectData(await earner.call(api.payouts.request, { body: asked }, { idempotencyKey }))
  assert.equal(same.payout.id, payout.id)
  assert.deepEqual([(await payoutsOf(earner)).length, await shop.balanceOf(earner)], [before + 1, 0])
  assert.equal(await countPostings(payout.id, 'payout'), 1)
  assert.deepEqual(await shop.brokenBooks(), [])
})

for (const [when, hold] of Object.entries({ 'when it posts': whenItPosts, 'after it posted': afterItPosted }))
  test(`kill -9 while it is paid, ${when}: it waits as before; noted again, it is paid once and cannot be refused`, async () => {
    const earner = await server.createCustomer()
    const { id } = await earnAndRequestPayout(server, shop, earner, asked)
    const [bank, waiting] = [await houseOf('house:deposits:bank'), await houseOf('house:payouts')]
    const [doomed, idempotencyKey] = [await startApi(server), randomUUID()]
    const payment = { params: { id }, body: { reference: 'FT1' } }
    const answer = await killWhileWaiting(server, doomed, hold, () =>
      doomed.callAs(operator)(api.payouts.pay, payment, { idempotencyKey }),
    )
    assert.ok(answer instanceof Error, 'the answer must be lost with the process')
    assert.equal((await payoutsOf(earner))[0]?.status, 'waiting')
    assert.equal(await houseOf('house:payouts'), waiting)
    expectData(await operator.call(api.payouts.pay, payment, { idempotencyKey }))
    expectData(await operator.call(api.payouts.pay, payment, { idempotencyKey }))
    expectRefusal(await operator.call(api.payouts.pay, payment, { idempotencyKey: randomUUID() }), 409, 'CONFLICT')
    const refusal = { params: { id }, body: { reason: 'too late' } }
    expectRefusal(await operator.call(api.payouts.refuse, refusal), 409, 'CONFLICT')
    assert.deepEqual(
      [(await houseOf('house:deposits:bank')) - bank, waiting - (await houseOf('house:payouts'))],
      [1_000, 1_000],
    )
    assert.equal(await countPostings(id, 'payout_paid'), 1)
    assert.deepEqual(await shop.brokenBooks(), [])
  })

test('kill -9 while it is refused or cancelled: the money returns once, by whoever decides then', async () => {
  const earner = await server.createCustomer()
  const { id } = await earnAndRequestPayout(server, shop, earner, asked)
  const params = { id }
  const refusal = { params, body: { reason: 'No such account' } }
  const first = await startApi(server)
  const refused = await killWhileWaiting(server, first, afterItPosted, () =>
    first.callAs(operator)(api.payouts.refuse, refusal, { idempotencyKey: randomUUID() }),
  )
  const second = await startApi(server)
  const cancelled = await killWhileWaiting(server, second, whenItPosts, () =>
    second.callAs(earner)(api.payouts.cancel, { params }, { idempotencyKey: randomUUID() }),
  )
  assert.ok(refused instanceof Error && cancelled instanceof Error, 'the answers must be lost with the processes')
  assert.deepEqual([(await payoutsOf(earner))[0]?.status, await shop.balanceOf(earner)], ['waiting', 0])
  expectData(await earner.call(api.payouts.cancel, { params }))
  expectRefusal(await operator.call(api.payouts.refuse, refusal), 409, 'CONFLICT')
  assert.deepEqual([(await payoutsOf(earner))[0]?.status, await shop.balanceOf(earner)], ['cancelled', 1_000])
  assert.equal(await countPostings(id, 'payout_return'), 1)
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('kill -9 while an account with money is closed: it is open with all of its money, and closes with one payout', async () => {
  const person = await shop.createBuyer(100_000)
  const doomed = await startApi(server)
  const body = { password: person.password, giveUpBalance: 100_000, payout: destination }
  const answer = await killWhileWaiting(server, doomed, afterItPosted, () =>
    doomed.callAs(person)(api.accountClosure.close, { body }),
  )
  assert.ok(answer instanceof Error, 'the answer must be lost with the process')
  assert.deepEqual([await shop.balanceOf(person), await payoutsOf(person)], [100_000, []])
  expectData(await person.call(api.accountClosure.close, { body }))
  const { items } = expectData(await operator.call(api.payouts.list, { query: { status: 'waiting', limit: '100' } }))
  assert.deepEqual(
    items.filter((it) => it.customer.id === person.id).map((it) => it.amount),
    [100_000],
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})
