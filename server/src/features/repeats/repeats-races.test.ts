import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { RepeatPlan } from '@runmart/contract/repeats'
import { sql } from '#platform/db/sql.ts'
import { killWorkerWaiting, startDoomedWorker } from '#test/doomed-worker.ts'
import { expectData } from '#test/expect-answer.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { repeat, plansOf, makeDue, runDue } = createRepeatShop(server, shop)
const serviceId = await shop.createService({ price: 1_000 })

/** What became of plans: how many orders each customer has and paid for, the first included. */
const stateOf = async (person: Person) => {
  const [plan] = await plansOf(person)
  const { total } = expectData(await person.call(api.orders.history))
  return { ordered: plan?.ordered, orders: total, balance: await shop.balanceOf(person) }
}

test('several workers in several processes at once: each plan orders once for its date', async () => {
  const people = await runConcurrently(30, () => shop.createBuyer(5_000))
  const plans = await Promise.all(people.map((it) => repeat(it, serviceId)))
  for (const it of plans) await makeDue(it)
  const others = [1, 2].map(() => startDoomedWorker(server, 'repeating'))
  await Promise.all([runDue(), runDue(), runDue(), ...others.map((it) => it.gone)])
  await runDue()
  const states = await Promise.all(people.map(stateOf))
  assert.deepEqual(
    states,
    people.map(() => ({ ordered: 1, orders: 2, balance: 3_000 })),
  )
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('stopped while workers order: once stopping has answered nothing more is ordered', async () => {
  const people = await runConcurrently(20, () => shop.createBuyer(5_000))
  const plans = await Promise.all(people.map((it) => repeat(it, serviceId)))
  for (const it of plans) await makeDue(it)
  const stop = async (person: Person, { id }: RepeatPlan) => {
    expectData(await person.call(api.repeats.stop, { params: { id } }))
    return stateOf(person)
  }
  const [stopped] = await Promise.all([
    Promise.all(people.map((it, at) => stop(it, plans[at] as RepeatPlan))),
    runDue(),
    runDue(),
  ])
  await runDue()
  assert.deepEqual(await Promise.all(people.map(stateOf)), stopped)
  for (const { ordered = 0, orders, balance } of stopped)
    assert.deepEqual([orders, balance], [1 + ordered, 4_000 - ordered * 1_000])
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('accounts that are closed while workers order: neither waits for ever, and nothing is left behind', async () => {
  const freeId = await shop.createService({ price: 1_000 })
  const lines = Array.from({ length: 40 }, (_, at) => `key-${at}`)
  expectData(await shop.operator.call(api.stock.add, { params: { id: freeId }, body: { lines } }))
  const people = await runConcurrently(8, () => shop.createBuyer(1_000))
  const plans = await Promise.all(people.map((it) => repeat(it, freeId)))
  for (const it of plans) await makeDue(it)
  const close = ({ call, password }: Person) => call(api.accountClosure.close, { body: { password, giveUpBalance: 0 } })
  const [answers] = await Promise.all([Promise.all(people.map(close)), runDue(), runDue()])
  for (const answer of answers) expectData(answer)
  const left = await server.db.transaction((tx) =>
    tx.get<{ plans: number; placed: number }>(sql`
      select (select count(*)::int from repeats.plans where customer_id = any (${people.map((it) => it.id)}::uuid[])) as plans,
        (select count(*)::int from repeats.orders where plan_id = any (${plans.map((it) => it.id)}::uuid[])) as placed`),
  )
  assert.deepEqual(left, { plans: 0, placed: 0 })
})

/** Where a worker can be killed: before it has the account, when it pays, and when it notes what it did. */
const places = {
  'accounts.users': sql`lock table accounts.users in exclusive mode`,
  'ledger.accounts': sql`lock table ledger.accounts in share mode`,
  'orders.orders': sql`lock table orders.orders in share mode`,
  'ledger.entries': sql`lock table ledger.entries in share mode`,
  'repeats.orders': sql`lock table repeats.orders in share mode`,
  'platform.outbox': sql`lock table platform.outbox in share mode`,
}

for (const [place, lock] of Object.entries(places))
  test(`kill -9 of a worker while it waits for ${place}: nothing is half done, and the next one orders once`, async () => {
    const buyer = await shop.createBuyer(5_000)
    const plan = await repeat(buyer, serviceId)
    await makeDue(plan)
    await killWorkerWaiting(server, lock, 'repeating')
    assert.deepEqual(await stateOf(buyer), { ordered: 0, orders: 1, balance: 4_000 })
    await runDue()
    await runDue()
    assert.deepEqual(await stateOf(buyer), { ordered: 1, orders: 2, balance: 3_000 })
    assert.deepEqual(await shop.brokenBooks(), [])
  })
