import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { FeedProblem } from '@runmart/contract/deposits-transfers'
import { makeOperator } from '#features/accounts/index.ts'
import { serveStandIn } from '#outside/serve-stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { pollSepay } from './poll-sepay.ts'

let answer = { status: 200, body: '' }
const service = await serveStandIn((_request, response) => response.writeHead(answer.status).end(answer.body))
after(() => service.close())
const sepay = { apiKey: 'key', secret: '', apiToken: 'token', apiUrl: service.url }
const server = await startTestServer({ sepay })
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

const sepayFeed = async () =>
  expectData(await operator.call(api.depositsOperator.transfers)).feeds.find((it) => it.feed === 'sepay')
async function pollFrom(apiUrl: string): Promise<void> {
  await server.db.transaction((tx) => tx.run(sql`update deposits.feeds set asked_at = '-infinity'`))
  const context = { db: server.db, log: createLog('silent', 'test') }
  await pollSepay(context, { ...server.shop, sepay: { ...sepay, apiUrl } })
}
const row = {
  id: '1',
  bank_brand_name: 'Vietcombank',
  account_number: '',
  transaction_date: '2026-11-15 14:02:37',
  amount_in: '0.00',
  amount_out: '5.00',
  transaction_content: '',
  reference_number: null,
}
const listOf = (length: number) =>
  JSON.stringify({ status: 200, transactions: Array.from({ length }, (_, id) => ({ ...row, id: String(id + 1) })) })

test('what is wrong with a feed reaches operators as a code with its detail, and is gone once the feed works', async () => {
  const cases: [number, string, FeedProblem][] = [
    [401, '{"error":"no"}', { code: 'access-denied', detail: '401 {"error":"no"}' }],
    [403, 'Forbidden', { code: 'access-denied', detail: '403' }],
    [429, '{}', { code: 'rate-limited', detail: '429 {}' }],
    [418, '{}', { code: 'rate-limited', detail: '418 {}' }],
    [502, '<html>Bad gateway</html>', { code: 'bad-status', detail: '502' }],
    [500, '{"error":1}', { code: 'bad-status', detail: '500 {"error":1}' }],
    [200, '{"new":"format"}', { code: 'unreadable-answer', detail: '200 {"new":"format"}' }],
    [200, listOf(5_000), { code: 'incomplete-list', detail: '' }],
  ]
  for (const [status, body, problem] of cases) {
    answer = { status, body }
    await pollFrom(service.url)
    assert.deepEqual((await sepayFeed())?.problem, problem)
  }
  await pollFrom('http://127.0.0.1:1')
  assert.equal((await sepayFeed())?.problem?.code, 'unreachable')
  answer = { status: 200, body: listOf(1) }
  await pollFrom(service.url)
  const feed = await sepayFeed()
  assert.deepEqual([feed?.problem, feed?.lastProblem, feed?.lastProblemAt], [null, null, null])
})

// Proves R86.
test('an odd row of a feed hides none of the others, and is told', async () => {
  const incoming = { ...row, amount_in: '5.00', amount_out: '0.00' }
  const rows = [
    { ...incoming, id: '71', transaction_content: 'a\0b\ud800' },
    { ...incoming, id: 'x'.repeat(1_000_000) },
    { ...incoming, id: '72', amount_in: '1e30' },
    { ...incoming, id: '73', transaction_date: '0000-00-00 00:00:00' },
    { ...incoming, id: '74', account_number: '\0'.repeat(5_000) },
  ]
  answer = { status: 200, body: JSON.stringify({ status: 200, transactions: rows }) }
  await pollFrom(service.url)
  const { items } = expectData(await operator.call(api.depositsOperator.transfers))
  assert.deepEqual(
    items
      .map((it) => it.externalId)
      .filter((it) => /^7\d$/.test(it))
      .sort(),
    ['71', '74'],
  )
  const feed = await sepayFeed()
  assert.equal(feed?.problem?.code, 'unreadable-answer')
  assert.ok((feed?.problem?.detail.length ?? 0) <= 300)
})

test('a genuine webhook call in an unknown format has its own code', async () => {
  const headers = { 'content-type': 'application/json', authorization: 'Apikey key' }
  await fetch(`${server.url}/api/webhooks/sepay`, { method: 'POST', headers, body: '{"id":1}' })
  const feed = await sepayFeed()
  assert.equal(feed?.problem?.code, 'unreadable-webhook')
  assert.equal(feed?.lastProblem, `a notice could not be read: ${feed?.problem?.detail}`.slice(0, 300))
})
