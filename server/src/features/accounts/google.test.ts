import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { type JWTPayload, UnsecuredJWT } from 'jose'
import { startGoogleStandIn } from '#outside/google/stand-in.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { startTestServer } from '#test/test-server.ts'

const google = await startGoogleStandIn('runmart-client')
after(() => google.close())
const server = await startTestServer({
  google: {
    clientId: 'runmart-client',
    jwksUrl: google.jwksUrl,
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  },
})
const cut = await startTestServer({
  google: { clientId: 'runmart-client', jwksUrl: 'http://127.0.0.1:9/certs', authorizeUrl: '' },
})
const plain = await startTestServer()
const visitor = server.as(null)
const enter = (token: string, more: object = {}) => visitor(api.accounts.google, { body: { token, ...more } })
const claims = (sub: string, more: JWTPayload = {}) => ({
  sub,
  email: `${sub}@gmail.example`,
  name: 'Иван Петров',
  ...more,
})

// Proves R7, S6.4.
test('the first time opens an active account, the second time finds it by the identity, not the address', async () => {
  const { user } = expectData(await enter(await google.idToken(claims('ivan'))))
  assert.deepEqual(
    [user.status, user.hasPassword, user.fullName, user.username],
    ['active', false, 'Иван Петров', 'ivan'],
  )
  const again = expectData(await enter(await google.idToken(claims('ivan', { email: 'moved@gmail.example' }))))
  assert.equal(again.user.id, user.id)
})

test('a long name is kept whole; one beyond the limit is left out, never cut', async () => {
  const nameOf = async (sub: string, name: string) =>
    expectData(await enter(await google.idToken(claims(sub, { name })))).user.fullName
  const long = 'Nguyễn '.repeat(28).concat('Anh')
  assert.equal(await nameOf('long-name', long), long)
  assert.equal(await nameOf('endless-name', 'x'.repeat(201)), '')
})

// Proves R6, S7.9.
test('tokens that Google did not make for us open nothing', async () => {
  const good = claims('victim')
  const tokens = [
    await google.idToken({ ...good, aud: 'another-client' }),
    await google.idToken({ ...good, iss: 'https://evil.example' }),
    await google.idToken(good, { expires: '-5m' }),
    await google.idToken(good, { forged: true }),
    await google.idToken(good, { kid: 'unknown' }),
    await google.idToken({ ...good, sub: undefined }),
    await google.idToken({ ...good, email: undefined }),
    await google.idToken({ ...good, email_verified: false }),
    await google.idToken({ ...good, email_verified: 'true' }),
    new UnsecuredJWT({ ...good, iss: 'https://accounts.google.com', aud: 'runmart-client' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode(),
    'nonsense',
  ]
  for (const token of tokens) expectRefusal(await enter(token), 401, 'BAD_CREDENTIALS')
  expectRefusal(
    await enter(await google.idToken({ ...good, nonce: 'theirs' }), { nonce: 'mine' }),
    401,
    'BAD_CREDENTIALS',
  )
  const { user } = await enter(await google.idToken({ ...good, nonce: 'mine' }), { nonce: 'mine' }).then(
    (it) => it.data as { user: { status: string } },
  )
  assert.equal(user.status, 'active')
})

// Proves R7.
test('an account that proved its address is linked by who knows its password, and keeps it', async () => {
  const customer = await server.createCustomer()
  const token = await google.idToken(claims('linker', { email: customer.email.toUpperCase() }))
  expectRefusal(await enter(token), 401, 'PASSWORD_REQUIRED')
  assert.ok(expectRefusal(await enter(token, { password: 'not the password' }), 400, 'VALIDATION').password)
  const linked = expectData(await enter(token, { password: customer.password }))
  // Google alone is enough after linking.
  expectData(await enter(token))
  assert.deepEqual([linked.user.id, linked.user.hasPassword], [customer.id, true])
  await server.signIn(customer)
  expectRefusal(
    await enter(await google.idToken(claims('second-identity', { email: customer.email }))),
    401,
    'BAD_CREDENTIALS',
  )
})

// Proves R7.
test("who registered a stranger's address before him keeps no way in", async () => {
  const attacker = await server.registerVisitor()
  const session = await server.signIn(attacker)
  const activation = tokenIn(await server.mailbox.waitFor(attacker.email))
  const owner = expectData(await enter(await google.idToken(claims('owner', { email: attacker.email }))))
  assert.deepEqual([owner.user.status, owner.user.hasPassword], ['active', false])
  expectRefusal(await session.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(
    await visitor(api.accounts.login, { body: { email: attacker.email, password: attacker.password } }),
    401,
    'BAD_CREDENTIALS',
  )
  expectRefusal(await visitor(api.accounts.activate, { body: { token: activation } }), 400, 'LINK_INVALID')
})

test('twenty sign-ins of a new identity at once make one account', async () => {
  const token = await google.idToken(claims('crowd'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(token)))
  assert.equal(new Set(answers.map((answer) => expectData(answer).user.id)).size, 1)
})

test('many unknown keys do not make us hammer Google', async () => {
  const before = google.fetches()
  for (let i = 0; i < 10; i++) await enter(await google.idToken(claims('x'), { kid: `unknown-${i}` }))
  assert.ok(google.fetches() - before <= 1)
})

test("while Google's keys cannot be had, nothing is decided", async () => {
  const token = await google.idToken(claims('later'))
  expectRefusal(await cut.as(null)(api.accounts.google, { body: { token } }), 503, 'UNAVAILABLE')
})

test('where Google is not configured its door is not there', async () => {
  expectRefusal(await plain.as(null)(api.accounts.google, { body: { token: 'any' } }), 404, 'NOT_FOUND')
  assert.equal(expectData(await plain.as(null)(api.site.settings)).google, null)
})
