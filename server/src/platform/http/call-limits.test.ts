import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { callLimits } from '@runmart/contract/endpoint'
import { LIVE_PATH } from '@runmart/contract/live'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { CallLimits } from './call-limits.ts'

const server = await startTestServer({ rateLimits: true })

const kinds = [
  ['reads', 'GET', '/user/auth/sessions'],
  ['writes', 'POST', '/user/order/quote'],
  ['searches', 'GET', '/user/order/history?q=nothing'],
  ['downloads', 'GET', '/user/transaction/history?format=csv'],
] as const

// Proves R67.
for (const [kind, method, path] of kinds)
  test(`${kind} of a signed-in customer end at their limit, and nobody else's do`, async () => {
    const [customer, other] = [await server.createCustomer(), await server.createCustomer()]
    const ask = ({ accessToken }: typeof customer, url: string = path) =>
      server.app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${accessToken}` },
        // Counts even though the form is wrong.
        ...(method === 'POST' && { payload: 'no JSON' }),
      })
    const statuses: number[] = []
    // The window may end in between.
    while (statuses.at(-1) !== 429 && statuses.length < 3 * callLimits[kind])
      statuses.push(...(await Promise.all(Array.from({ length: 30 }, () => ask(customer)))).map((it) => it.statusCode))
    // Signing in took some calls already.
    const answered = statuses.filter((it) => it !== 429).length
    assert.ok(answered >= callLimits[kind] - 10, `refused after ${answered}`)
    const refused = await ask(customer)
    assert.deepEqual([refused.statusCode, refused.json().code], [429, 'RATE_LIMITED'])
    const wait = Number(refused.headers['retry-after'])
    assert.ok(wait > 0 && wait <= 60, `wait ${wait}`)
    assert.notEqual((await ask(other)).statusCode, 429)

    const list = await customer.call(api.accounts.sessions)
    if (kind !== 'reads') return void expectData(list)
    expectRefusal(list, 429, 'RATE_LIMITED')
    assert.equal((await ask(customer, LIVE_PATH)).statusCode, 429)
  })

const read = (query = {}) => ({ method: 'GET', query })
const isRefused = (count: () => void) => {
  try {
    count()
    return false
  } catch {
    return true
  }
}

test('a minute later it goes on, and what was refused did not count', () => {
  const limits = new CallLimits()
  const download = (now: number) => isRefused(() => limits.count('a', read({ format: 'csv' }), now))
  const refused = Array.from({ length: callLimits.downloads + 20 }, () => download(1_000)).filter(Boolean)
  assert.equal(refused.length, 20)
  for (let at = callLimits.downloads; at < callLimits.reads; at++) limits.count('a', read({ format: 'json' }), 2_000)
  assert.ok(isRefused(() => limits.count('a', read(), 60_999)))
  assert.ok(!download(61_000))
})

test('however many users there are, the counts stay few', () => {
  const limits = new CallLimits()
  for (let at = 0; at < callLimits.reads; at++) limits.count('a', read(), 0)
  assert.ok(isRefused(() => limits.count('a', read(), 0)))
  for (let at = 0; at < 50_000; at++) limits.count(`user ${at}`, read(), 0)
  limits.count('a', read(), 0)
})
