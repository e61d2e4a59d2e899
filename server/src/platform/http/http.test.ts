import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeAccessToken } from '#features/accounts/tokens.ts'
import { expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const at = (path: string, init?: RequestInit) => fetch(server.url + path, init)
const json = { 'content-type': 'application/json' }
const login = (body: string, headers: Record<string, string> = json) =>
  at('/api/user/auth/login', { method: 'POST', headers, body })

// Proves R58, S3.46, S7.4.
test('every answer is an envelope, private, and carries the security headers', async () => {
  const answer = await at('/api/user/auth/me')
  assert.equal(answer.status, 401)
  assert.deepEqual(Object.keys((await answer.json()) as object).sort(), ['code', 'data', 'error', 'message', 'success'])
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /connect-src 'self';/)
  assert.doesNotMatch(policy, /unsafe|\*/)
  assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
  assert.equal(answer.headers.get('server'), null)
  assert.equal(answer.headers.get('x-powered-by'), null)
})

// Proves R59.
test('other origins get no permission, whatever they call themselves', async () => {
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
    const answer = await at('/api/public/settings', { headers: { origin } })
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
  }
})

// Proves R28, S7.2.
test('bodies that are not our JSON are refused and never a 500', async () => {
  const cases: [string, Record<string, string>, number][] = [
    ['{"email":', json, 400],
    ['', json, 400],
    ['[]', json, 400],
    ['"text"', json, 400],
    ['null', json, 400],
    ['{"email":"a","password":"b","__proto__":{"x":1}}', json, 400],
    ['email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['<a/>', { 'content-type': 'text/plain' }, 415],
    [`{"email":"a","password":"${'x'.repeat(300_000)}"}`, json, 413],
    [`{"email":${'['.repeat(10_000)}${']'.repeat(10_000)},"password":"b"}`, json, 400],
    ['{"email":"nobody","email":["a"],"password":"b"}', json, 400],
  ]
  for (const [body, headers, status] of cases) {
    const answer = await login(body, headers)
    const envelope = (await answer.json()) as { success: boolean; error: string }
    assert.deepEqual([answer.status, envelope.success], [status, false], body.slice(0, 60))
    assert.doesNotMatch(envelope.error, / at \S+:\d|node_modules|Error:/)
  }
})

// Proves R31.
test('text that cannot be stored is refused, wherever it stands', async () => {
  const nul = String.fromCharCode(0)
  assert.equal((await login(JSON.stringify({ email: `a${nul}b`, password: 'b' }))).status, 400)
  assert.equal((await at('/api/user/service/get-all?q=%00')).status, 400)
  const { call } = await server.createCustomer()
  expectRefusal(await call(api.accounts.editProfile, { body: { fullName: `a${nul}b` } }), 400, 'VALIDATION')
  expectRefusal(await call(api.accounts.editProfile, { body: { fullName: 'line\r\nBcc: x' } }), 400, 'VALIDATION')
})

// Proves R33, S7.5.
test('addresses that cannot be read, and floods of unknown fields, get a short envelope', async () => {
  const broken = await at('/api/user/%zz')
  assert.deepEqual([broken.status, ((await broken.json()) as { success: boolean }).success], [400, false])
  const flood = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`f${i}`, 1]))
  const answer = await login(JSON.stringify({ ...flood, toString: 1 }))
  assert.equal(answer.status, 400)
  assert.ok((await answer.text()).length < 4_000)
})

test('unknown addresses are not found, known ones say which methods they take', async () => {
  const missing = await at('/api/no/such/call')
  assert.deepEqual([missing.status, ((await missing.json()) as { code: string }).code], [404, 'NOT_FOUND'])
  for (const path of [
    '/api/operator/nothing',
    '/api/system',
    '/api/internal',
    '/.env',
    '/.git/config',
    '/api/user/auth/me/',
    '/api//user/auth/me',
    '/API/user/auth/me',
  ])
    assert.equal((await at(path)).status, 404, path)
  const wrongMethod = await at('/api/user/auth/login')
  assert.deepEqual([wrongMethod.status, wrongMethod.headers.get('allow')], [405, 'POST'])
  for (const method of ['PATCH', 'HEAD', 'OPTIONS'])
    assert.equal((await at('/api/user/auth/sessions/1', { method })).status, 405, method)
})

// Proves R60.
test('TRACE is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    const asking = request(`${server.url}/api/user/auth/me`, { method: 'TRACE' }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    asking.on('error', reject).end()
  })
  assert.equal(status, 405)
})

test('the description of the API names every call and is valid JSON Schema', async () => {
  const description = (await (await at('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }
  assert.equal(description.openapi, '3.1.0')
  for (const group of Object.values(api))
    for (const { path, method } of Object.values(group))
      assert.ok(description.paths[path]?.[method.toLowerCase()], `${method} ${path}`)
  assert.match(await (await at('/api/docs')).text(), /POST \/api\/user\/auth\/login/)
})

// Proves R53.
test('health is public, metrics are for this machine alone', async () => {
  assert.equal((await at('/healthz')).status, 200)
  assert.equal((await at('/readyz')).status, 200)
  assert.match(await (await at('/metrics')).text(), /http_request_seconds/)
  assert.equal((await at('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status, 404)
})

// Proves R20, S6.1.
test("no write takes a field that is not its own, and none of an operator is a customer's to call", async () => {
  const { call, accessToken } = await server.createCustomer()
  const before = await call(api.accounts.me)
  for (const group of Object.values(api))
    for (const endpoint of Object.values(group)) {
      const path = `/api${endpoint.path.replace(/\{\w+\}/, '00000000-0000-0000-0000-000000000000')}`
      const isWrite = endpoint.method === 'POST' || endpoint.method === 'PUT'
      const isForStaff = endpoint.access === 'operator' || endpoint.access === 'partner'
      if (!isWrite && !isForStaff) continue
      const body = isWrite ? { body: JSON.stringify({ balance: 1, role: 'operator', userId: '1', price: 1 }) } : {}
      const headers = { ...(isWrite && json), authorization: `Bearer ${accessToken}` }
      const answer = await at(path, { method: endpoint.method, headers, ...body })
      assert.equal(answer.status, isForStaff ? 403 : 400, `${endpoint.method} ${path}`)
    }
  assert.deepEqual(await call(api.accounts.me), before)
})

// Proves S4.12, S8.7.
test('every signed-in call tells an expired token from a wrong one, in the exact sentence', async () => {
  const { id } = await server.createCustomer()
  const claims = { userId: id, sessionId: id }
  const expired = makeAccessToken(claims, server.config.tokenSecret, -1)
  for (const group of Object.values(api))
    for (const { access, method, path } of Object.values(group)) {
      if (access === 'anyone') continue
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
      const headers = { ...('body' in body && json), authorization: `Bearer ${expired}`, 'accept-language': 'ru' }
      const answer = await at(`/api${path.replace(/\{\w+\}/, id)}`, { method, headers, ...body })
      const { error, message, code } = (await answer.json()) as Record<string, string>
      assert.deepEqual(
        [answer.status, error, message, code],
        [401, 'Token expired.', 'Token expired.', 'TOKEN_EXPIRED'],
        path,
      )
    }
})

// Proves R16, S1.2.
test('every signed-in call refuses no token, a wrong scheme and tokens in the address', async () => {
  const { call, accessToken } = await server.createCustomer()
  void call
  for (const group of Object.values(api))
    for (const endpoint of Object.values(group)) {
      if (endpoint.access === 'anyone' || endpoint.access === 'optional') continue
      const path = `/api${endpoint.path.replace(/\{\w+\}/, '00000000-0000-0000-0000-000000000000')}`
      const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: '{}', headers: json }
      for (const headers of [
        {},
        { authorization: `Basic ${accessToken}` },
        { authorization: 'Bearer ' },
        { cookie: `accessToken=${accessToken}` },
      ]) {
        const answer = await at(`${path}?accessToken=${accessToken}`, {
          method: endpoint.method,
          ...body,
          headers: { ...('headers' in body ? body.headers : {}), ...headers } as Record<string, string>,
        })
        expectRefusal(
          { ...((await answer.json()) as never as object), status: answer.status } as never,
          401,
          'UNAUTHENTICATED',
        )
      }
    }
})
