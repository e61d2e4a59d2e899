import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const visitor = server.as(null)
const signIn = (email: string, password: string) => visitor(api.accounts.login, { body: { email, password } })
const forgot = (email: string) => visitor(api.accounts.forgotPassword, { body: { email } })
const reset = (token: string, newPassword: string) =>
  visitor(api.accounts.resetPassword, { body: { token, newPassword } })

// Proves R4, S7.11.
test('a new password by mail: the link works once, all sessions end, the owner is told', async () => {
  const customer = await server.createCustomer()
  expectData(await forgot(customer.email))
  const token = tokenIn(await server.mailbox.waitFor(customer.email, /new Runmart password/))

  // A refused password must not use the link up.
  assert.ok(expectRefusal(await reset(token, 'password123'), 400, 'VALIDATION').newPassword)
  expectData(await reset(token, 'an entirely new one'))
  expectRefusal(await reset(token, 'and yet another one'), 400, 'LINK_INVALID')
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await signIn(customer.email, customer.password), 401, 'BAD_CREDENTIALS')
  expectData(await signIn(customer.email, 'an entirely new one'))
  await server.mailbox.waitFor(customer.email, /was changed/)
})

// Proves R2, S7.10.
test('asking for a reset never tells whether the account exists', async () => {
  const { email } = await server.createCustomer()
  const known = await forgot(email)
  expectData(known)
  assert.deepEqual(known, await forgot('nobody@example.com'))
})

// Proves R4.
test('a reset link that is too late, of another kind or invented does nothing', async () => {
  const person = await server.registerVisitor()
  const activation = tokenIn(await server.mailbox.waitFor(person.email))
  expectRefusal(await reset(activation, 'an entirely new one'), 400, 'LINK_INVALID')
  expectRefusal(await reset('invented', 'an entirely new one'), 400, 'LINK_INVALID')
  expectData(await forgot(person.email))
  const token = tokenIn(await server.mailbox.waitFor(person.email, /new Runmart password/))
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.mail_tokens set expires_at = now() where purpose = 'reset'`),
  )
  expectRefusal(await reset(token, 'an entirely new one'), 400, 'LINK_INVALID')
  expectRefusal(await visitor(api.accounts.activate, { body: { token } }), 400, 'LINK_INVALID')
})

// Proves R4.
test('two use the same link at once: one password is set', async () => {
  const customer = await server.createCustomer()
  expectData(await forgot(customer.email))
  const token = tokenIn(await server.mailbox.waitFor(customer.email, /new Runmart password/))
  const answers = await Promise.all(['first new one', 'second new one'].map((word) => reset(token, word)))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
})

// Proves R5, R15, S1.15, S5.9, S7.12.
test('changing the password needs the old one, keeps this session and ends the others', async () => {
  const customer = await server.createCustomer()
  const phone = await server.signIn(customer)
  const change = (oldPassword: string, newPassword: string) =>
    customer.call(api.accounts.changePassword, { body: { oldPassword, newPassword } })
  assert.equal(
    expectRefusal(await change('not it', 'an entirely new one'), 400, 'VALIDATION').oldPassword,
    'Incorrect password',
  )
  assert.ok(expectRefusal(await change(customer.password, customer.email), 400, 'VALIDATION').newPassword)
  expectData(await phone.call(api.accounts.me))

  expectData(await change(customer.password, 'an entirely new one'))
  expectData(await customer.call(api.accounts.me))
  expectRefusal(await phone.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectData(await signIn(customer.email, 'an entirely new one'))
})

test('a password that was changed while a sign-in was under way opens nothing', async () => {
  const customer = await server.createCustomer()
  // Holds the account: the sign-in has checked its password and waits to open the session.
  let changed = false
  const change = server.db.transaction(async (tx) => {
    await tx.run(sql`select from accounts.users where id = ${customer.id} for update`)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await tx.run(sql`update accounts.users set password_hash = 'another' where id = ${customer.id}`)
    changed = true
  })
  const answer = await signIn(customer.email, customer.password)
  await change
  assert.ok(changed)
  expectRefusal(answer, 401, 'BAD_CREDENTIALS')
})

// Proves R4.
test('changing the password also voids a reset link that was under way', async () => {
  const customer = await server.createCustomer()
  expectData(await forgot(customer.email))
  const token = tokenIn(await server.mailbox.waitFor(customer.email, /new Runmart password/))
  const body = { oldPassword: customer.password, newPassword: 'an entirely new one' }
  expectData(await customer.call(api.accounts.changePassword, { body }))
  expectRefusal(await reset(token, 'yet another new one'), 400, 'LINK_INVALID')
})

// Proves R1.
test('letters that only look different are the same common password', async () => {
  const customer = await server.createCustomer()
  const body = { oldPassword: customer.password, newPassword: 'ｐａｓｓｗｏｒｄ１２３' }
  assert.ok(expectRefusal(await customer.call(api.accounts.changePassword, { body }), 400, 'VALIDATION').newPassword)
})
