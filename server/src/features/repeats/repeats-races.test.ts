import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { RepeatPlan } from '@runmart/contract/repeats'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createRepeatShop } from '#test/repeat-shop.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { repeat, createDue, stateOf, makeDue, runDue } = createRepeatShop(server, shop)
const serviceId = await shop.createService({ price: 1_000 })

test('several workers at once: each plan orders once for its date', async () => {
  const { people } = await createDue(6, serviceId)
  await Promise.all([runDue(), runDue(), runDue()])
  await runDue()
  for (const it of people) assert.deepEqual(await stateOf(it), { ordered: 1, orders: 2, balance: 3_000 })
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('stopped while workers order: once stopping has answered nothing more is ordered', async () => {
  const { people, plans } = await createDue(20, serviceId)
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
