import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const visitor = server.as(null)
const refresh = (refreshToken: string) => visitor(api.accounts.refresh, { body: { refreshToken } })

/** Moves the last use of all tokens this far into the past. */
const letTimePass = (seconds: number) =>
  server.db.transaction((tx) =>
    tx.run(sql`update accounts.refresh_tokens set used_at = used_at - make_interval(secs => ${seconds})`),
  )

test('a refresh token buys the next pair, and the new ones work', async () => {
  const customer = await server.createCustomer()
  const second = expectData(await refresh(customer.refreshToken))
  expectData(await server.as(second.accessToken)(api.accounts.me))
  const third = expectData(await refresh(second.refreshToken))
  assert.notEqual(third.refreshToken, second.refreshToken)
})

// Proves R12.
test('twenty tabs refresh at once: all survive with one and the same successor', async () => {
  const customer = await server.createCustomer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(customer.refreshToken)))
  const successors = new Set(answers.map((answer) => expectData(answer).refreshToken))
  assert.equal(successors.size, 1)
  const [successor] = successors
  expectData(await refresh(successor ?? ''))
})

// Proves R11.
test('an old refresh token that comes back later ends the whole session and warns its owner', async () => {
  const customer = await server.createCustomer()
  const second = expectData(await refresh(customer.refreshToken))
  const third = expectData(await refresh(second.refreshToken))
  await letTimePass(31)
  expectRefusal(await refresh(customer.refreshToken), 401, 'UNAUTHENTICATED')
  expectRefusal(await refresh(third.refreshToken), 401, 'UNAUTHENTICATED')
  expectRefusal(await server.as(third.accessToken)(api.accounts.me), 401, 'UNAUTHENTICATED')
  await server.mailbox.waitFor(customer.email, /signed out one of your devices/)
})

// Proves R11.
test('even within the grace a token is dead once its successor was used', async () => {
  const customer = await server.createCustomer()
  expectData(await refresh(expectData(await refresh(customer.refreshToken)).refreshToken))
  expectRefusal(await refresh(customer.refreshToken), 401, 'UNAUTHENTICATED')
})

// Proves R13, S4.11.
test('signing out ends the session at once, also for an access token that has not run out', async () => {
  const customer = await server.createCustomer()
  expectData(await visitor(api.accounts.logout, { body: { refreshToken: customer.refreshToken } }))
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await refresh(customer.refreshToken), 401, 'UNAUTHENTICATED')
  expectData(await visitor(api.accounts.logout, { body: { refreshToken: customer.refreshToken } }))
})

// Proves R15.
test("I see where I am signed in and end one; somebody else's is not found and stays", async () => {
  const customer = await server.createCustomer()
  const phone = await server.signIn(customer)
  const { items } = expectData(await customer.call(api.accounts.sessions))
  assert.deepEqual(items.map((it) => it.current).sort(), [false, true])
  const other = items.find((it) => !it.current)?.id ?? ''

  const stranger = await server.createCustomer()
  expectRefusal(await stranger.call(api.accounts.endSession, { params: { id: other } }), 404, 'NOT_FOUND')
  expectRefusal(await stranger.call(api.accounts.endSession, { params: { id: 'no-such-id' } }), 404, 'NOT_FOUND')
  expectData(await phone.call(api.accounts.me))

  expectData(await customer.call(api.accounts.endSession, { params: { id: other } }))
  expectRefusal(await phone.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectData(await customer.call(api.accounts.me))
})

// Proves R14.
test('a session does not outlive its idle time', async () => {
  const customer = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.sessions set expires_at = now() where user_id = ${customer.id}`),
  )
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await refresh(customer.refreshToken), 401, 'UNAUTHENTICATED')
})

// Proves R14.
test('however diligently renewed, a session ends one day and asks for the password again', async () => {
  const customer = await server.createCustomer()
  const longest = server.config.refreshTokenSeconds * 6
  await server.db.transaction((tx) =>
    tx.run(
      sql`update accounts.sessions set created_at = now() - make_interval(secs => ${longest}) where user_id = ${customer.id}`,
    ),
  )
  expectRefusal(await refresh(customer.refreshToken), 401, 'UNAUTHENTICATED')
  expectRefusal(await customer.call(api.accounts.me), 401, 'UNAUTHENTICATED')
})

// Proves R9, S8.7.
test('an expired access token always answers the exact English sentence', async () => {
  const customer = await server.createCustomer()
  const { items } = expectData(await customer.call(api.accounts.sessions))
  const expired = await sign({ sid: items[0]?.id, use: 'access' }, customer.id, '-1s')
  const answer = await server.as(expired, 'vi')(api.accounts.me)
  expectRefusal(answer, 401, 'TOKEN_EXPIRED')
  assert.deepEqual([answer.error, answer.message], ['Token expired.', 'Token expired.'])
})

// Proves R9.
test('tokens we did not make for this purpose are refused', async () => {
  const customer = await server.createCustomer()
  const { items } = expectData(await customer.call(api.accounts.sessions))
  const sid = items[0]?.id
  const claims = { sid, use: 'access', sub: customer.id, iss: 'runmart' }
  const [header, , signature] = customer.accessToken.split('.')
  const edited = Buffer.from(JSON.stringify({ ...claims, sub: 'someone', exp: 9_999_999_999, iat: 1 })).toString(
    'base64url',
  )
  const forged = [
    'nonsense',
    `${header}.${edited}.${signature}`,
    new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode(),
    await sign({ sid, use: 'access' }, customer.id, '1h', 'secret'),
    await sign({ sid, use: 'refresh' }, customer.id, '1h'),
    await sign({ sid: customer.id, use: 'access' }, customer.id, '1h'),
    await sign({ sid, use: 'access', nbf: Math.floor(Date.now() / 1000) + 3600 }, customer.id, '2h'),
    customer.refreshToken,
    ...(await withStrangeHeaders(claims)),
  ]
  for (const token of forged) expectRefusal(await server.as(token)(api.accounts.me), 401, 'UNAUTHENTICATED')
  expectRefusal(await refresh(customer.accessToken), 401, 'UNAUTHENTICATED')
})

// Proves R55.
test('the database holds no token that would open a session', async () => {
  const customer = await server.createCustomer()
  const stored = await server.db.transaction((tx) =>
    tx.all<{ all: string }>(sql`select to_jsonb(t)::text as all from accounts.refresh_tokens t
      union all select to_jsonb(s)::text from accounts.sessions s union all select to_jsonb(u)::text from accounts.users u`),
  )
  const dump = stored.map((row) => row.all).join('\n')
  const asHex = Buffer.from(customer.refreshToken).toString('hex')
  for (const secret of [customer.refreshToken, asHex, customer.password]) assert.ok(!dump.includes(secret))
})

function sign(claims: Record<string, unknown>, subject: string, lifetime: string, secret = server.config.tokenSecret) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('runmart')
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(secret))
}

/** Tokens whose header names another algorithm or a place of their key. */
async function withStrangeHeaders(claims: JWTPayload): Promise<string[]> {
  const own = await generateKeyPair('RS256')
  const secret = new TextEncoder().encode(server.config.tokenSecret)
  const make = (header: JWTHeaderParameters, key: Uint8Array | CryptoKey) =>
    new SignJWT(claims).setProtectedHeader(header).setIssuedAt().setExpirationTime('1h').sign(key)
  return [
    await make({ alg: 'RS256', jwk: await exportJWK(own.publicKey) }, own.privateKey),
    await make({ alg: 'RS256', jku: 'https://evil.example/keys.json', kid: 'theirs' }, own.privateKey),
    await make({ alg: 'HS256', kid: '../../../../dev/null' }, new TextEncoder().encode('\0')),
    await make({ alg: 'HS512' }, Buffer.concat([secret, secret])),
  ]
}
