import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const visitor = server.as(null)
const signIn = (email: string, password: string) => visitor(api.accounts.login, { body: { email, password } })

// Proves S7.8.
test('signs in by e-mail or username, whatever their case', async () => {
  const customer = await server.createCustomer()
  expectData(await signIn(customer.email.toUpperCase(), customer.password))
  expectData(await signIn(customer.username.toUpperCase(), customer.password))
})

// Proves R2.
test('a wrong password and an unknown account are the same refusal', async () => {
  const { email } = await server.registerVisitor()
  const wrong = await signIn(email, 'not the password')
  const unknown = await signIn('nobody@example.com', 'not the password')
  expectRefusal(wrong, 401, 'BAD_CREDENTIALS')
  assert.deepEqual(wrong, unknown)
})

test('the password list of common words is not asked at sign-in, nor is anything but a string taken', async () => {
  expectRefusal(await signIn('nobody@example.com', 'password'), 401, 'BAD_CREDENTIALS')
  for (const password of [12345678, true, null, ['a long sentence'], {}])
    expectRefusal(await signIn('nobody@example.com', password as never), 400, 'VALIDATION')
})

// Proves R13, S3.4.
test('a blocked account neither signs in nor goes on, from the next request', async () => {
  const customer = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set status = 'blocked' where id = ${customer.id}`),
  )
  expectRefusal(await customer.call(api.accounts.me), 403, 'ACCOUNT_BLOCKED')
  expectRefusal(await signIn(customer.email, customer.password), 403, 'ACCOUNT_BLOCKED')
  expectRefusal(
    await visitor(api.accounts.refresh, { body: { refreshToken: customer.refreshToken } }),
    401,
    'UNAUTHENTICATED',
  )
})

// Proves S3.1, S3.3, S3.5, S7.14.
test('who is signed in comes as data.user; without a token nobody is', async () => {
  const { accessToken, ...customer } = await server.createCustomer()
  const me = (headers: Record<string, string>) => fetch(`${server.url}/api/user/auth/me`, { headers })
  const answer = (await (await me({ authorization: `Bearer ${accessToken}` })).json()) as { data: { user: object } }
  assert.deepEqual(Object.keys(answer.data), ['user'])
  const { username, email } = customer
  assert.partialDeepStrictEqual(answer.data.user, { username, email, status: 'active', balance: 0, totalReferrals: 0 })
  assert.doesNotMatch(JSON.stringify(answer), /password"/)
  assert.equal((await me({})).status, 401)
})

// Proves R20, S1.14.
test('the profile is edited field by field; what is not mine to set is refused', async () => {
  const customer = await server.createCustomer()
  const edited = await customer.call(api.accounts.editProfile, {
    body: { fullName: '  Trần Thị Lan  ', phone: '+84 912 345 678', telegram: '@lan_tran', language: 'vi' },
  })
  const { user } = expectData(edited)
  assert.deepEqual(
    [user.fullName, user.phone, user.telegram, user.language],
    ['Trần Thị Lan', '+84 912 345 678', 'lan_tran', 'vi'],
  )
  assert.equal(expectData(await customer.call(api.accounts.editProfile, { body: { phone: '' } })).user.phone, '')
  assert.equal(expectData(await customer.call(api.accounts.me)).user.fullName, 'Trần Thị Lan')

  for (const field of ['balance', 'role', 'status', 'userId', 'referralCode', 'email', 'currentDiscount', 'id']) {
    const fields = expectRefusal(
      await customer.call(api.accounts.editProfile, { body: { [field]: 'operator' } as never }),
      400,
      'VALIDATION',
    )
    assert.deepEqual(Object.keys(fields), [field])
  }
  const other = await server.createCustomer()
  const taken = expectRefusal(
    await customer.call(api.accounts.editProfile, { body: { username: other.username } }),
    409,
    'ALREADY_USED',
  )
  assert.equal(taken.username, 'This username is taken')
})
