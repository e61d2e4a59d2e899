import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { openapi } from '@runmart/contract/openapi'
import { createBotShop } from '../bot-shop.ts'
import { expectData } from '../expect-answer.ts'
import { startTestServer } from '../test-server.ts'
import { sendRaw } from './operations.ts'
import { listTexts, type Schema, sampleOf } from './sample-body.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const serviceId = await shop.createService({ price: 10 })
const buyer = await shop.createBuyer(900_000_000)
const order = expectData(
  await buyer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } }),
).order

type Described = {
  parameters: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
const calls = Object.entries(openapi(allEndpoints, '/api').paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Described>).map(([method, it]) => ({
    path,
    method: method.toUpperCase(),
    ...it,
  })),
)
/** Calls that close an account or a session would end the test, and mails would only count. */
const spared =
  /auth\/(close|logout|sessions|change|reset|register|refresh|active|login|google|two-factor)|staff|\/live|events$/
const known = { id: order.id, serviceId, customerId: buyer.id, code: 'X', preOrderId: order.id, email: buyer.email }

/**
 * One that breaks a statement, one that waits, two that differ only in their condition, and floods for greedy patterns.
 */
const payloads = ["'", "x'; select pg_sleep(5)--", '\\', `x') or pg_sleep(5) is null--`]
const claims = ["x' and '1'='1", "x' and '1'='2"] as const
const floods = [
  'a'.repeat(50_000),
  `${' '.repeat(50_000)}x`,
  'a@a.'.repeat(10_000),
  '('.repeat(50_000),
  '1,'.repeat(20_000),
]

type Sent = { path: string; method: string; headers?: Record<string, string>; body?: string }
async function send(sent: Sent, what: string): Promise<number> {
  const token = sent.path.includes('/operator/') ? shop.operator.accessToken : buyer.accessToken
  const began = performance.now()
  const { status } = await sendRaw(server.url, { ...sent, token })
  const ms = performance.now() - began
  assert.ok(status !== 500 && ms < 4_000, `${sent.method} ${sent.path.slice(0, 120)} ${what}: ${status} in ${ms} ms`)
  return status
}

// Proves R25, R33.
test('no text in any parameter, header or field becomes SQL, and none keeps the server thinking', async (t) => {
  let [tried, reached] = [0, 0]
  const attempt = async (make: (text: string) => Sent, what: string) => {
    for (const text of floods) await send(make(text), `${what} = ${text.slice(0, 20)}`)
    for (const text of payloads) {
      tried += 1
      const status = await send(make(text), `${what} = ${text}`)
      // Not refused for its form, as most floods are for their length: it reached the database.
      if ([200, 402, 404, 409].includes(status)) reached += 1
    }
    const [yes, no] = [await send(make(claims[0]), what), await send(make(claims[1]), what)]
    assert.equal(yes, no, `${what} tells true from false`)
  }
  const tryCall = async ({ path, method, parameters, requestBody }: (typeof calls)[number]) => {
    const schema = requestBody?.content['application/json'].schema
    const body = schema && sampleOf(schema, known)
    const plain = {
      method,
      path: `/api${addressOf(path, known)}`,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    for (const { name, in: where } of parameters)
      await attempt((text) => {
        if (where === 'header') return { ...plain, headers: { [name]: encodeURIComponent(text).slice(0, 2_000) } }
        const short = text.slice(0, 5_000)
        if (where === 'query') return { ...plain, path: `/api${addressOf(path, known, { [name]: short })}` }
        return { ...plain, path: `/api${addressOf(path, { ...known, [name]: short.slice(0, 190) })}` }
      }, `${method} ${path} ${where} ${name}`)
    for (const field of listTexts(body))
      await attempt(
        (text) => ({ ...plain, body: JSON.stringify(field.replacedBy(text)) }),
        `${method} ${path} ${field.name}`,
      )
  }
  // Each area is its own test: all of them together take minutes on a busy machine.
  const areas = Map.groupBy(
    calls.filter((it) => !spared.test(it.path)),
    (it) => it.path.split('/').slice(1, 3).join('/'),
  )
  for (const [area, its] of areas)
    await t.test(area, async () => {
      for (const it of its) await tryCall(it)
    })
  for (const header of [
    'accept-language',
    'user-agent',
    'x-device-id',
    'x-forwarded-for',
    'idempotency-key',
    'referer',
  ])
    await attempt(
      (text) => ({ method: 'GET', path: '/api/user/order/history', headers: { [header]: text.slice(0, 2_000) } }),
      header,
    )
  assert.ok(tried > 1_000 && reached > tried / 4, `${tried} tried, ${reached} came as far as the database`)
  assert.deepEqual(await shop.brokenBooks(), [])
})
