import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createBotShop } from '../bot-shop.ts'
import { eventually } from '../eventually.ts'
import { expectData } from '../expect-answer.ts'
import { tokenIn } from '../mailbox.ts'
import { startTestServer } from '../test-server.ts'
import { sendRaw } from './operations.ts'

type Line = Record<string, unknown>
const written: string[] = []
const sepay = { apiKey: '', secret: 'the secret of the bank feed', apiToken: '', apiUrl: 'http://127.0.0.1:1' }
const server = await startTestServer({ logLevel: 'trace', sepay }, (line) => void written.push(line))
const shop = await createBotShop(server)
const customer = await shop.createBuyer(100_000)
const service = await shop.createService({ price: 1_000 })
const lines = () => written.map((it) => JSON.parse(it) as Line)

type Sent = { method?: string; path: string; token?: string; body?: object; headers?: Record<string, string> }
/** Sends a request and returns its log lines, found by the id in the answer. */
async function logOf({ body, ...request }: Sent): Promise<{ status: number; request: Line; events: Line[] }> {
  const answer = await sendRaw(server.url, { ...request, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const of = () => lines().filter((it) => it.reqId === answer.headers['x-request-id'])
  await eventually(async () => of().some((it) => it.msg === 'request'))
  const [said, ...more] = of().filter((it) => it.msg === 'request')
  assert.ok(said && !more.length, 'one line for a request')
  return { status: answer.status, request: said, events: of().filter((it) => it.msg !== 'request') }
}

// Proves R43, R61.
test('what matters leaves one line with who, what, from where, when and which request', async () => {
  const { email, password, id, accessToken } = customer
  const order = expectData(
    await customer.call(api.orders.owner, { body: { serviceId: service, amount: 2, contactInfo: '@me' } }),
  ).order
  const operator = shop.operator.accessToken
  const credit = { customerId: id, amount: 5_000, reason: 'a test' }
  const cases: [Sent, number, string | null, string | null, string | null][] = [
    [{ path: '/api/user/auth/login', body: { email, password } }, 200, null, null, 'signed-in'],
    [
      { path: '/api/user/auth/login', body: { email, password: 'wrong one' } },
      401,
      null,
      'BAD_CREDENTIALS',
      'sign-in-refused',
    ],
    [{ path: '/api/operator/books', token: accessToken }, 403, id, 'FORBIDDEN', null],
    [{ path: '/api/webhooks/sepay', body: { id: 1 } }, 401, null, 'UNAUTHENTICATED', 'webhook-forged'],
    [{ path: `/api/user/order/cancel/${order.id}`, token: accessToken }, 200, id, null, 'order-cancelled'],
    [{ path: '/api/operator/credits', token: operator, body: credit }, 200, shop.operator.id, null, null],
    [{ path: '/api/user/order/owner', token: accessToken, body: { amount: -1 } }, 400, id, 'VALIDATION', null],
  ]
  for (const [sent, status, userId, code, event] of cases) {
    const { request, events, ...answer } = await logOf(sent)
    const what = `${sent.path} ${JSON.stringify(request)}`
    assert.equal(answer.status, status, what)
    assert.deepEqual([request.status, request.userId, request.code ?? null], [status, userId, code], what)
    assert.match(String(request.time), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.deepEqual([request.address, request.path], ['127.0.0.1', sent.path])
    const named = events.map((it) => it.event)
    assert.deepEqual(named, event ? [event] : [], what)
    if (event) assert.equal(events[0]?.address, '127.0.0.1')
  }
})

// Proves R62.
test('no secret, no line of a file and no forged line is in the log', async () => {
  const bot = await shop.createBotService('scripted')
  const forged = '\r\n{"level":50,"msg":"forged"}\u001b[31m'
  const visitor = await server.registerVisitor()
  const activation = tokenIn(await server.mailbox.waitFor(visitor.email))
  await server.as(null)(api.accounts.forgotPassword, { body: { email: customer.email } })
  const reset = tokenIn(await server.mailbox.waitFor(customer.email, /password/i))
  server.mailbox.refuse(visitor.email)
  await server.as(null)(api.accounts.forgotPassword, { body: { email: visitor.email } })
  await eventually(async () => lines().some((it) => /^Failed task/.test(String(it.msg))))
  const upload = { serviceId: bot, contactInfo: '@contact-to-hide', fileName: 'a.txt', content: 'line-to-hide\nb' }
  expectData(await customer.call(api.orders.autoBotUpload, { body: upload }, { idempotencyKey: 'key-to-hide' }))
  const start = expectData(await customer.call(api.accounts.startTwoFactor, { body: { password: customer.password } }))
  await customer.call(api.accounts.enableTwoFactor, { body: { otp: '000000' } })
  await server.as(null)(api.accounts.refresh, { body: { refreshToken: customer.refreshToken } })
  await server.as(null)(api.accounts.google, { body: { token: 'google-token-to-hide' } })
  await server.as(null)(api.accounts.login, { body: { email: `a${forged}`, password: 'password-to-hide' } })
  for (const path of [
    '/api/user/auth/me?accessToken=query-to-hide',
    `/api/%0d%0aforged%1b[31m`,
    '/api/x%0a{"msg":"forged"}',
  ])
    await sendRaw(server.url, {
      path,
      headers: { authorization: 'Bearer header-to-hide', 'user-agent': 'x\tforged', cookie: 'a=cookie-to-hide' },
    })
  const signature = { 'x-sepay-signature': 'sha256=signature-to-hide', 'x-sepay-timestamp': '1' }
  await sendRaw(server.url, {
    method: 'POST',
    path: '/api/webhooks/sepay',
    body: '{"note":"notice-to-hide"}',
    headers: signature,
  })

  const count = written.length
  assert.ok(count > 30)
  for (const line of written) {
    assert.equal(line.indexOf('\n'), line.length - 1, line)
    assert.doesNotMatch(line.slice(0, -1), /\p{Cc}/u)
    assert.notEqual((JSON.parse(line) as Line).msg, 'forged')
  }
  const secrets = [customer.password, customer.accessToken, customer.refreshToken, activation, reset, start.secret]
  secrets.push(visitor.password, server.config.tokenSecret, sepay.secret, 'to-hide', visitor.email, customer.email)
  const all = written.join('')
  assert.deepEqual(
    secrets.filter((it) => all.includes(it)),
    [],
  )
})
