import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { endpoint } from '@runmart/contract/endpoint'
import * as z from 'zod/mini'
import { createDatabase } from '#test/database.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Shop } from '../shop.ts'
import { DownloadGate } from './download-gate.ts'
import { type RouteContext, registerRoute } from './register-route.ts'
import { type Caller, type Claims, route } from './route.ts'
import { createServer } from './server.ts'
import { UploadGate } from './upload-gate.ts'

const alice = '00000000-0000-0000-0000-00000000000a'
const bob = '00000000-0000-0000-0000-00000000000b'

const database = await createDatabase()
const log = createLog('silent', 'test')
const db = openDatabase(database.url, log, { asOwner: true })
await db.transaction((tx) =>
  tx.run(sql`create table public.payments (id int generated always as identity, amount int)`),
)

const pay = endpoint({
  method: 'POST',
  path: '/pay',
  summary: 'Pays',
  access: 'customer',
  body: z.strictObject({ amount: z.int() }),
  data: z.strictObject({ id: z.int() }),
  idempotent: true,
})
const callerOf = ({ userId, sessionId }: Claims): Caller => ({
  userId,
  sessionId,
  language: 'en',
  timeZone: 'UTC',
  isOperator: false,
  isOwner: false,
  rights: [],
  isFresh: true,
  isView: false,
})
const context: RouteContext = {
  db,
  shop: { rateLimits: false } as Shop,
  callLimits: null,
  uploads: new UploadGate(),
  downloads: new DownloadGate(),
  isViewToken: () => false,
  readToken: (token) => ({ userId: token, sessionId: token, expiresAt: 0, isView: false }),
  identify: async (_, claims) => callerOf(claims),
  identifyReader: async (_, claims) => callerOf(claims),
  requireOpen: () => {},
  identifyMany: async (_, asked) => asked.map(({ claims }) => callerOf(claims)),
}
const app = createServer({ trustProxy: false }, log)
registerRoute(
  app,
  '/api',
  route(pay, async (tx, { body }) => {
    const payment = await tx.get<{ id: number }>(
      sql`insert into public.payments (amount) values (${body.amount}) returning id`,
    )
    if (body.amount < 0) throw new Refusal('INSUFFICIENT_BALANCE')
    return { data: payment }
  }),
  context,
)
after(async () => {
  await app.close()
  await db.close()
  await database.drop()
})

type Answer = { status: number; body: { data: { id: number } | null; code: string | null } }
async function send(user: string, amount: number, key?: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${user}`, ...(key !== undefined && { 'idempotency-key': key }) }
  const answer = await app.inject({ method: 'POST', url: '/api/pay', headers, payload: { amount } })
  return { status: answer.statusCode, body: answer.json() }
}
const countOf = async (amount: number) =>
  (
    await db.transaction((tx) =>
      tx.get<{ count: number }>(sql`select count(*)::int as count from public.payments where amount = ${amount}`),
    )
  ).count

// Proves R41.
test('the same key fifty times at once: done once, the same answer for all', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(alice, 100, 'key-1')))
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.equal(answers[0]?.status, 200)
  assert.equal(await countOf(100), 1)
})

// Proves R41.
test('the same key with another body is refused; of another user it is another key', async () => {
  const { body } = await send(alice, 200, 'key-2')
  assert.equal((await send(alice, 201, 'key-2')).body.code, 'IDEMPOTENCY_MISMATCH')
  assert.notEqual((await send(bob, 200, 'key-2')).body.data?.id, body.data?.id)
  assert.equal(await countOf(201), 0)
})

test('what was refused left nothing behind and may be tried again with the same key', async () => {
  assert.equal((await send(alice, -5, 'key-3')).body.code, 'INSUFFICIENT_BALANCE')
  assert.equal((await send(alice, -5, 'key-3')).body.code, 'INSUFFICIENT_BALANCE')
  assert.equal(await countOf(-5), 0)
  assert.equal((await send(alice, 5, 'key-3')).status, 200)
})

// Proves R41.
test('without a key each request counts; a key that is too long or empty is refused', async () => {
  await send(alice, 300)
  await send(alice, 300)
  assert.equal(await countOf(300), 2)
  for (const key of ['x'.repeat(256), '']) assert.equal((await send(alice, 301, key)).body.code, 'VALIDATION')
  assert.equal((await send(alice, 302, 'x'.repeat(255))).status, 200)
  assert.equal(await countOf(301), 0)
})

// Proves R26.
test('numbers must be numbers', async () => {
  for (const amount of ['5', '1e2', true, [5], {}, 5.5, '٥', 2 ** 53, 1e308, null])
    assert.equal((await send(alice, amount as number)).body.code, 'VALIDATION', JSON.stringify(amount))
})
