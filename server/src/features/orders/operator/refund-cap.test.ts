import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator, removeOperator } from '#features/accounts/index.ts'
import { tellWaiting } from '#features/alerts/tell-waiting.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const CAP = 100_000
const server = await startTestServer({
  depositLimits: { manualCreditCap: CAP, claimWaitAbove: 1_000_000, claimWaitHours: 6 },
})
const shop = await createShop(server)
const { operator } = shop
const service = await shop.createService({ price: 10_000, warrantyDays: 30 })
const buyer = await shop.createBuyer(90_000_000)
await server.owner.transaction((tx) =>
  tx.run(sql`update orders.settings set tier_deposits = '{}', tier_percents = '{}'`),
)

async function employ(): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights: ['orders'] }))
  return server.signIn(person)
}
/** An order for 10,000 each, with this many delivered. */
async function ordered(amount: number, done: number): Promise<string> {
  const body = { serviceId: service, amount, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  const params = { id }
  expectData(await operator.call(api.ordersOperator.take, { params }))
  if (done === amount)
    expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  else if (done > 0) expectData(await operator.call(api.ordersOperator.progress, { params, body: { done } }))
  return id
}
const refund = (by: Person, id: string) =>
  by.call(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } })
const part = (by: Person, id: string, amount: number) =>
  by.call(api.ordersOperator.refundPart, { params: { id }, body: { amount, reason: 'Sorry' } })
const together = (by: Person, ids: readonly string[]) =>
  by.call(api.ordersDesk.act, {
    body: { key: randomUUID(), act: 'refund', reason: 'Sorry', orders: ids.map((id) => ({ id })) },
  })
async function claimed(id: string): Promise<string> {
  expectData(await buyer.call(api.warranty.claim, { params: { id }, body: { missing: 2, text: 'Gone' } }))
  const { claims } = expectData(await operator.call(api.warrantyOperator.ofOrder, { params: { id } }))
  return claims[0]?.id ?? ''
}
const refundClaim = (by: Person, id: string) =>
  by.call(api.warrantyOperator.refund, { params: { id }, body: { amount: 20_000, reason: 'Sorry' } })
const askedOf = async (id: string) =>
  expectData(await operator.call(api.ordersOperator.order, { params: { id } })).refundAsked

// Proves R84.
test('what was delivered is refunded only after a fresh confirmation, alone, under warranty and together; the rest at once', async () => {
  const person = await employ()
  const [finished, half, fresh, other] = [
    await ordered(2, 2),
    await ordered(2, 1),
    await ordered(2, 0),
    await ordered(2, 2),
  ]
  const claim = await claimed(other)
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.sessions set confirmed_at = now() - interval '1 hour' where user_id = ${person.id}`),
  )
  expectRefusal(await part(person, finished, 1), 403, 'STEP_UP_REQUIRED')
  expectRefusal(await refund(person, half), 403, 'STEP_UP_REQUIRED')
  expectRefusal(await refundClaim(person, claim), 403, 'STEP_UP_REQUIRED')
  expectRefusal(await together(person, [fresh, half]), 403, 'STEP_UP_REQUIRED')
  expectData(await part(person, half, 10_000))
  const { outcomes } = expectData(await together(person, [fresh]))
  assert.deepEqual([outcomes[0]?.refunded, outcomes[0]?.problem], [20_000, null])
})

// Proves R84.
test('refunds of what was delivered count together; above the cap a second person makes the same refund', async () => {
  const [first, second] = [await employ(), await employ()]
  const [one, two, three] = [await ordered(9, 9), await ordered(4, 4), await ordered(9, 8)]
  expectData(await part(first, one, 70_000))
  expectData(await refundClaim(first, await claimed(two)))
  const answers = await runConcurrently(4, () => part(first, one, 10_000))
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const it of answers) if (!it.success) expectRefusal(it, 409, 'APPROVAL_NEEDED')
  expectRefusal(await refund(first, three), 409, 'APPROVAL_NEEDED')
  const asked = await askedOf(three)
  assert.deepEqual([asked?.by, asked?.amount, asked?.ripensAt], [first.username, 80_000, null])
  expectRefusal(await refund(first, three), 409, 'APPROVAL_NEEDED')
  expectData(await refund(second, three))
  assert.equal(await askedOf(three), undefined)
  // A confirmation counts towards no operator's limit.
  expectData(await part(second, two, 20_000))
  const bulk = await ordered(9, 9)
  expectRefusal(await part(second, bulk, 80_001), 409, 'APPROVAL_NEEDED')
  expectData(await part(second, bulk, 80_000))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('a refund that waits is on Today, in the desk and in an alert', async () => {
  const [first, second] = [await employ(), await employ()]
  const waitingFor = async (person: Person) =>
    expectData(await person.call(api.today.waiting)).items.find((it) => it.kind === 'refund-requests')?.count ?? 0
  const listed = async () => {
    const { items } = expectData(await second.call(api.ordersOperator.queue, { query: { refundAsked: 'yes' } }))
    return items.map((it) => it.id)
  }
  const id = await ordered(11, 11)
  const before = { first: await waitingFor(first), second: await waitingFor(second) }
  expectRefusal(await part(first, id, 110_000), 409, 'APPROVAL_NEEDED')
  assert.deepEqual([await waitingFor(first), await waitingFor(second)], [before.first, before.second + 1])
  assert.ok((await listed()).includes(id))
  await tellWaiting({ db: server.db, log: createLog('silent', 'test') }, server.shop)
  await server.mailbox.waitFor(second.email, /refunds? to confirm/i)
  expectData(await part(second, id, 110_000))
  assert.ok(!(await listed()).includes(id))
  assert.equal(await waitingFor(second), before.second)
})

// Proves R84.
test('many at once count as well: what is above the cap waits and says so, the others are done', async () => {
  const person = await employ()
  const ids = [await ordered(8, 7), await ordered(8, 7), await ordered(4, 3)]
  const { outcomes } = expectData(await together(person, ids))
  assert.deepEqual(
    outcomes.map((it) => [it.refunded, it.problem?.why ?? null]),
    [
      [80_000, null],
      [0, 'other'],
      [40_000, null],
    ],
  )
  assert.match(outcomes[1]?.problem?.sentence ?? '', /waits for approval/)
  assert.equal((await askedOf(ids[1] ?? ''))?.by, person.username)
})

test('what was asked for a week ago is confirmed by nobody, and asked for anew', async () => {
  const [first, second] = [await employ(), await employ()]
  const id = await ordered(11, 11)
  expectRefusal(await part(first, id, 110_000), 409, 'APPROVAL_NEEDED')
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.refund_requests set asked_at = now() - interval '8 days' where order_id = ${id}`),
  )
  assert.equal(await askedOf(id), undefined)
  expectRefusal(await part(second, id, 110_000), 409, 'APPROVAL_NEEDED')
  assert.equal((await askedOf(id))?.by, second.username)
  expectData(await part(first, id, 110_000))
})

test('where there is no second person it waits a day, however often one asks', async () => {
  const id = await ordered(11, 11)
  const staff = await server.owner.transaction((tx) =>
    tx.all<{ email: string }>(sql`select email from accounts.users where role = 'operator' and id <> ${operator.id}`),
  )
  for (const { email } of staff) await server.db.transaction((tx) => removeOperator(tx, email))
  expectRefusal(await part(operator, id, 110_000), 409, 'APPROVAL_NEEDED')
  const { ripensAt } = (await askedOf(id)) ?? assert.fail()
  assert.ok(ripensAt)
  expectRefusal(await part(operator, id, 110_000), 409, 'APPROVAL_NEEDED')
  assert.equal((await askedOf(id))?.ripensAt, ripensAt)
  await server.owner.transaction((tx) =>
    tx.run(sql`update orders.refund_requests set ripens_at = now() where order_id = ${id}`),
  )
  expectData(await part(operator, id, 110_000))
})
