import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { sendAccountMailJob } from '#features/accounts/account-mails.ts'
import { unsubscribeToken } from '#features/notifications/unsubscribe.ts'
import { sql } from '#platform/db/sql.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)

const close = ({ call, password }: Person) => call(api.accountClosure.close, { body: { password } })
const rowsOf = async ({ id }: Person) =>
  server.owner.transaction((tx) =>
    tx.get<{ items: number; preferences: number; orders: number }>(sql`
      select (select count(*)::int from notifications.items where user_id = ${id}) as items,
        (select count(*)::int from notifications.preferences where user_id = ${id}) as preferences,
        (select count(*)::int from orders.orders where customer_id = ${id}) as orders`),
  )

// Proves R64.
test('news that is told after one left is told to nobody and leaves nothing', async () => {
  const person = await server.createCustomer()
  expectData(await close(person))
  const [news, key] = [{ kind: 'new-sign-in' as const, device: 'Firefox/1', address: '203.0.113.9' }, 'late']
  await server.db.transaction((tx) => notify(tx, person.id, news, key))
  const other = await server.createCustomer()
  await server.db.transaction((tx) => notify(tx, other.id, news, key))
  await eventually(async () => (await rowsOf(other)).items === 1)
  await sleep(200)
  assert.deepEqual(await rowsOf(person), { items: 0, preferences: 0, orders: 0 })
})

test('the last link of an old mail still says yes, and keeps nothing of whom has left', async () => {
  const person = await server.createCustomer()
  expectData(await close(person))
  const query = { token: unsubscribeToken(person.id, 'order-changed', server.config.tokenSecret) }
  expectData(await server.as(null)(api.notifications.unsubscribe, { query }))
  assert.deepEqual(await rowsOf(person), { items: 0, preferences: 0, orders: 0 })
})

test('a letter that was still to be written is not sent to the name that stays behind', async () => {
  const person = await server.createCustomer()
  expectData(await close(person))
  await server.db.transaction((tx) => enqueue(tx, sendAccountMailJob, { userId: person.id, letter: 'passwordChanged' }))
  const other = await server.createCustomer()
  await server.db.transaction((tx) => enqueue(tx, sendAccountMailJob, { userId: other.id, letter: 'passwordChanged' }))
  await server.mailbox.waitFor(other.email, /password was changed/)
  await sleep(200)
  assert.deepEqual(server.mailbox.mailsTo(`closed-${person.id.slice(-12)}@closed.invalid`), [])
})

test('an order that costs nothing and is placed in the same instant: never one of a closed account', async () => {
  const code = await shop.createCode('FREE4ALL', { value: 100, mostUses: 100 })
  const service = await shop.createService({ price: 1_000 })
  const person = await server.createCustomer()
  let placing: Promise<{ status: number }> | null = null
  await server.owner.transaction(async (tx) => {
    // Another transaction holds the code: the order waits, signed in and checked, while its customer leaves.
    await tx.run(sql`select from orders.codes where code = ${code} for update`)
    const body = { serviceId: service, amount: 2, contactInfo: '@me', discountCode: code }
    placing = person.call(api.orders.owner, { body })
    await sleep(300)
    expectData(await close(person))
  })
  const answer = await (placing as Promise<{ status: number }> | null)
  assert.deepEqual([answer?.status, (await rowsOf(person)).orders], [401, 0])
  assert.deepEqual(await shop.brokenBooks(), [])
})
