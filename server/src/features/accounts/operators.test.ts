import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { Secret, TOTP } from 'otpauth'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { blockUsers, ensureDemoUser, makeOperator } from './index.ts'

const shop = await startTestServer({ demoPassword: null })

// Proves R10.
test('an operator may work only once his second factor is on', async () => {
  const person = await shop.createCustomer()
  expectRefusal(await person.call(api.accounts.customers), 403, 'FORBIDDEN')
  assert.ok(await shop.db.transaction((tx) => makeOperator(tx, person.email)))
  expectRefusal(await person.call(api.accounts.customers), 403, 'TWO_FACTOR_REQUIRED')
  const { secret } = expectData(await person.call(api.accounts.startTwoFactor, { body: { password: person.password } }))
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expectData(await person.call(api.accounts.enableTwoFactor, { body: { otp } }))
  const { items } = expectData(await person.call(api.accounts.customers, { query: { q: person.username } }))
  assert.deepEqual(
    items.map((it) => [it.id, it.role, it.balance]),
    [[person.id, 'operator', 0]],
  )

  await shop.db.transaction((tx) => tx.run(sql`update accounts.users set role = 'customer' where id = ${person.id}`))
  expectRefusal(await person.call(api.accounts.customers), 403, 'FORBIDDEN')
})

test('nobody becomes operator who has not proved his address', async () => {
  const { email } = await shop.registerVisitor()
  assert.equal(await shop.db.transaction((tx) => makeOperator(tx, email)), false)
  assert.equal(await shop.db.transaction((tx) => makeOperator(tx, 'nobody@example.com')), false)
})

// Proves R10.
test('the people of a demo are shut out when the shop is no demo any more, and back when it is one again', async () => {
  const demo = { username: 'demo', email: 'demo@runmart.local', password: 'a demo password', role: 'operator' } as const
  await ensureDemoUser(shop.db, demo)
  const session = await shop.signIn(demo)
  await blockUsers(shop.db, [demo.email])
  expectRefusal(await session.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(
    await shop.as(null)(api.accounts.login, { body: { email: demo.email, password: demo.password } }),
    403,
    'ACCOUNT_BLOCKED',
  )
  await ensureDemoUser(shop.db, demo)
  await shop.signIn(demo)
})
