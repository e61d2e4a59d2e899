import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { startLoadProcess } from './load.ts'

const seen: { token: string | undefined; key: string | undefined; body: string }[] = []
const server = createServer(async (request, reply) => {
  const { authorization, 'idempotency-key': key } = request.headers
  seen.push({ token: authorization, key: String(key), body: (await request.toArray()).join('') })
  reply.writeHead(request.url === '/broken' ? 500 : 200, { 'content-length': 2 }).end('{}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const load = startLoadProcess()
after(async () => {
  await load.stop()
  server.close()
})
const plan = { port, clients: 3, seconds: 0.2 }

test('every request that was sent is counted, each with a token of the plan and a key of its own', async () => {
  const request = { method: 'POST', path: '/', body: { amount: 1 } }
  const { answered, p50, p99 } = await load.run({ ...plan, request, tokens: ['a', 'b'], withKeys: true })
  assert.equal(answered, seen.length)
  assert.deepEqual(new Set(seen.map((it) => it.token)), new Set(['Bearer a', 'Bearer b']))
  assert.equal(new Set(seen.map((it) => it.key)).size, seen.length)
  assert.ok(seen.every((it) => it.body === '{"amount":1}'))
  assert.ok(p50 <= p99)
})

test('an answer that is no success fails the plan, and the next one can be carried out', async () => {
  await assert.rejects(load.run({ ...plan, request: { method: 'GET', path: '/broken' } }), /answered 500/)
  assert.ok((await load.run({ ...plan, request: { method: 'GET', path: '/' } })).answered > 0)
})
