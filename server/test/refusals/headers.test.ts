import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startTestServer } from '../test-server.ts'
import { sendRaw } from './operations.ts'

const server = await startTestServer({ publicUrl: 'https://shop.example' })
const customer = await server.createCustomer()
const get = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(server.url, { path, headers, token: customer.accessToken })

/** Writes raw bytes to the server and returns all of its answer until it closes or is silent. */
function say(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk
      socket.setTimeout(1_000)
    })
    socket.setTimeout(15_000, () => socket.destroy())
    socket.on('close', () => resolve(heard)).on('error', reject)
  })
}
const host = 'Host: shop.example'

// Proves R58.
test('every kind of answer carries the whole set of security headers, and says nothing about what runs here', async () => {
  const answers = {
    'a success': await get('/api/user/auth/me'),
    'a refusal': await sendRaw(server.url, { path: '/api/user/auth/me' }),
    'not found': await get('/nowhere'),
    'a bad address': await get('/api/%zz'),
    'a page': await get('/api/docs'),
    'the description': await get('/api/openapi.json'),
    'a file': await get('/api/user/transaction/history?format=csv'),
    health: await get('/healthz'),
    'too large': await sendRaw(server.url, { method: 'POST', path: '/api/user/auth/login', body: ' '.repeat(300_000) }),
    'another method': await sendRaw(server.url, { method: 'DELETE', path: '/api/user/auth/login' }),
  }
  for (const [what, { headers }] of Object.entries(answers)) {
    assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains', what)
    assert.equal(headers['x-content-type-options'], 'nosniff', what)
    assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', what)
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin', what)
    assert.equal(headers['x-frame-options'], 'DENY', what)
    assert.match(String(headers['content-type']), /^(application\/json|text\/(html|csv)); charset=utf-8$/, what)
    for (const banner of ['server', 'x-powered-by', 'via', 'set-cookie', 'access-control-allow-origin'])
      assert.equal(headers[banner], undefined, `${what}: ${banner}`)
    const text = JSON.stringify(headers)
    assert.doesNotMatch(text, /fastify|node|express|postgres/i, what)
  }
  assert.equal(answers['a success'].headers['cache-control'], 'no-store')
  assert.equal(answers['a file'].headers['cache-control'], 'no-store')
})

// Proves R57.
test('the policy lets a page run, load and contact our own origin only', async () => {
  const { headers } = await get('/api/docs')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((it) => [it.split(' ')[0] ?? '', it.split(' ').slice(1)]),
  )
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
    assert.deepEqual(policy.get(name), ["'none'"], name)
  for (const name of ['connect-src', 'form-action', 'style-src', 'worker-src'])
    assert.deepEqual(policy.get(name), ["'self'"], name)
  const sources = [...policy.values()].flat()
  for (const source of sources) assert.match(source, /^'(none|self|sha256-[\w+/]+=*)'$|^data:$/, source)
  assert.deepEqual(
    [...policy].filter(([, list]) => list.includes('data:')).map(([name]) => name),
    ['img-src'],
  )
})

// Proves R60, R68.
test('requests that two programs could read differently are refused and the connection closed', async () => {
  const body = '{"email":"a","password":"b"}'
  const post = `POST /api/user/auth/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\n`
  const requests = {
    'two lengths': `${post}Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
    'two different lengths': `${post}Content-Length: 5\r\nContent-Length: 28\r\n\r\n${body}`,
    'a length that is none': `${post}Content-Length: +28\r\n\r\n${body}`,
    'an unknown coding': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    'chunked before the end': `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    'a chunk with a bad length': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    'a space before the colon': `GET /healthz HTTP/1.1\r\n${host}\r\nX-Y : z\r\n\r\n`,
    'a folded header': `GET /healthz HTTP/1.1\r\n${host}\r\nX-Y: a\r\n b\r\n\r\n`,
    'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
    'an unknown method': `FOO /healthz HTTP/1.1\r\n${host}\r\n\r\n`,
    'an unknown version': `GET /healthz HTTP/9.9\r\n${host}\r\n\r\n`,
    'a tunnel': `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`,
    'a large header': `GET /healthz HTTP/1.1\r\n${host}\r\nX-Y: ${'z'.repeat(20_000)}\r\n\r\n`,
    'a long address': `GET /${'z'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`,
    'other words': 'SSH-2.0-x\r\n',
  }
  const heard = await Promise.all(
    Object.entries(requests).map(async ([what, bytes]) => [what, await say(bytes)] as const),
  )
  for (const [what, answer] of heard) {
    assert.doesNotMatch(answer, /^HTTP\/1\.1 [235]/, `${what}: ${answer.slice(0, 200)}`)
    assert.equal(answer.split('HTTP/1.1 ').length <= 2, true, `${what}: answered twice`)
  }
  const statusOf = (what: string) => heard.find(([it]) => it === what)?.[1].slice(9, 12)
  assert.deepEqual([statusOf('two lengths'), statusOf('a large header'), statusOf('no host')], ['400', '431', '400'])
})

// Proves R68.
test('what is asked for without measure is capped or refused', async () => {
  for (const query of ['limit=1000000000', 'limit=101', 'limit=-1', 'limit=1e9', 'page=0', 'page=10000000'])
    for (const path of ['/api/user/order/history', '/api/user/transaction/history', '/api/user/notification/list'])
      assert.equal((await get(`${path}?${query}`)).status, 400, `${path}?${query}`)
  const deep = await get('/api/user/order/history?page=999999&limit=100')
  assert.deepEqual([deep.status, JSON.parse(deep.text).data.items], [200, []])
  const large = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024), password: 'x' })
  assert.equal((await sendRaw(server.url, { method: 'POST', path: '/api/user/auth/login', body: large })).status, 413)
  assert.ok((await get(`/api/user/service/get-all?q=${'x'.repeat(10_000)}`)).status < 500)
  assert.equal((await get(`/api/user/order/${'x'.repeat(201)}`)).status, 400)
})

// Proves R10, R53.
test('nothing lies about that somebody could guess', async () => {
  const names = [
    '.env .env.local .env.production .git/HEAD .git/config .gitignore .npmrc .ssh/id_rsa .DS_Store .well-known/x',
    'package.json package-lock.json node_modules/fastify/package.json server/src/api.ts docker-compose.yml Dockerfile',
    'backup backup.sql backup.zip dump.sql db.sqlite data/ data/outbox outbox uploads/ logs/ server.log config.json',
    'admin admin.php wp-login.php phpinfo.php phpmyadmin server-status actuator/env debug debug/pprof/ trace console',
    'swagger.json openapi.json graphql api api/v1 api/v1/users api/v2 api/internal api/system api/cron api/debug',
    'api/setup api/install install setup api/admin api/test api/health metrics.json assets/app.js.map index.js.map',
  ]
  for (const name of names.join(' ').split(' '))
    for (const path of [`/${name}`, `/assets/${name}`, `/%2e%2e/${name}`, `/..;/${name}`]) {
      const { status, text } = await get(path)
      assert.deepEqual([status, text.includes('"NOT_FOUND"')], [404, true], path)
    }
})
