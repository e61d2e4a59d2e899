import assert from 'node:assert/strict'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { endpoint, Nothing } from '@runmart/contract/endpoint'
import { createDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { createLog } from '../log.ts'
import type { Shop } from '../shop.ts'
import { DownloadGate } from './download-gate.ts'
import { type RouteContext, registerRoute } from './register-route.ts'
import { type Caller, type Claims, route } from './route.ts'
import { createServer } from './server.ts'
import { UploadGate } from './upload-gate.ts'

const LONGEST_MS = 1_500
const SURE_MS = 1_000
/** More than the system buffers for a client that does not read. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x')

const database = await createDatabase()
const log = createLog('silent', 'test')
const db = openDatabase(database.url, log, { asOwner: true, connections: 4 })
const callerOf = ({ userId, sessionId }: Claims): Caller => ({
  ...{ userId, sessionId, language: 'en', timeZone: 'UTC' },
  ...{ isOperator: false, isOwner: false, rights: [], isFresh: true, isView: false },
})
const described = { method: 'GET', access: 'customer', data: Nothing, summary: 'A large file' } as const
const file = endpoint({ ...described, path: '/file', download: true })
const briefFile = endpoint({ ...described, path: '/brief', download: true })
const unsureFile = endpoint({ ...described, path: '/unsure', download: true })
const read = route(file, async (tx) => {
  await tx.run(sql`select 1`)
  return {
    data: null,
    download: { fileName: 'a.bin', type: 'application/octet-stream', content: Readable.from(large) },
  }
})
const contextWith = (downloads: DownloadGate): RouteContext => ({
  db,
  shop: { rateLimits: false } as Shop,
  callLimits: null,
  uploads: new UploadGate(),
  downloads,
  isViewToken: () => false,
  readToken: (token) => ({ userId: token, sessionId: token, expiresAt: 0, isView: false }),
  identify: async (_, claims) => callerOf(claims),
  identifyReader: async (_, claims) => callerOf(claims),
  requireOpen: () => {},
  identifyMany: async (_, asked) => asked.map(({ claims }) => callerOf(claims)),
})
const app = createServer({ trustProxy: false }, log)
registerRoute(app, '/api', read, contextWith(new DownloadGate()))
registerRoute(app, '/api', { ...read, endpoint: briefFile }, contextWith(new DownloadGate({ longestMs: LONGEST_MS })))
registerRoute(app, '/api', { ...read, endpoint: unsureFile }, contextWith(new DownloadGate({ sureMs: SURE_MS })))
await app.listen({ port: 0, host: '127.0.0.1' })
const sockets = new Set<Socket>()
after(async () => {
  for (const it of sockets) it.destroy()
  await app.close()
  await db.close()
  await database.drop()
})

/** Requests the file and reads only the start of the answer. */
async function ask(user: string, path = '/file'): Promise<{ socket: Socket; head: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.add(socket)
  socket.write(`GET /api${path} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${user}\r\n\r\n`)
  const head = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
  socket.pause()
  return { socket, head }
}
/** Counts the bytes until the answer ends or is cut. */
function readOn({ socket, head }: { socket: Socket; head: string }): Promise<number> {
  return new Promise((resolve) => {
    let bytes = head.length
    socket.on('data', (some) => {
      bytes += some.length
      if (bytes >= large.length) resolve(bytes)
    })
    socket.once('close', () => resolve(bytes)).resume()
  })
}
const isSent = ({ head }: { head: string }) => head.startsWith('HTTP/1.1 200')
/** Requests a download and releases its place. */
async function isAdmitted(user: string): Promise<boolean> {
  const asked = await ask(user)
  asked.socket.destroy()
  return isSent(asked)
}

// Proves S10.42.
test('a user has two downloads at once, a process sixteen; who has read all or gives up makes room', async () => {
  const held = [await ask('first'), await ask('first')]
  assert.ok(held.every(isSent))
  const { head } = await ask('first')
  assert.match(head, /^HTTP\/1\.1 429 [\s\S]*retry-after: 5[\s\S]*TOO_MANY_DOWNLOADS/i)
  assert.ok(await isAdmitted('second'), 'others are let in')
  held[0]?.socket.destroy()
  await eventually(() => isAdmitted('first'))
  held[1]?.socket.resume()
  await eventually(async () => {
    const again = [await ask('first'), await ask('first')]
    held.push(...again)
    if (again.every(isSent)) return true
    for (const it of again) it.socket.destroy()
    return false
  })
  for (let user = 1; user <= 7; user++) held.push(await ask(`user-${user}`), await ask(`user-${user}`))
  assert.ok(!(await isAdmitted('last')))
  for (const it of held) it.socket.destroy()
  await eventually(() => isAdmitted('last'))
})

test('who reads slowly holds no connection to the database', async () => {
  const held = []
  for (let user = 1; user <= 8; user++) held.push(await ask(`slow-${user}`))
  assert.ok(held.every(isSent), 'more than there are connections')
  const { waiting } = await db.transaction((tx) =>
    tx.get<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`),
  )
  assert.equal(waiting, 0)
  for (const it of held) it.socket.destroy()
})

test('a download that takes too long is cut, and its place is free', { timeout: 20_000 }, async () => {
  const held = [await ask('slow', '/brief'), await ask('slow', '/brief')]
  assert.ok(held.every(isSent))
  assert.ok(!isSent(await ask('slow', '/brief')))
  await eventually(async () => {
    const { socket, head } = await ask('slow', '/brief')
    socket.destroy()
    return isSent({ head })
  })
})

test('where all places are taken, the oldest download makes room after a while, and no other', async () => {
  const held = []
  for (let user = 1; user <= 8; user++)
    held.push(await ask(`held-${user}`, '/unsure'), await ask(`held-${user}`, '/unsure'))
  assert.ok(held.every(isSent))
  await setTimeout(SURE_MS)
  assert.ok(!isSent(await ask('held-1', '/unsure')), 'nobody is cut for who has their two')
  assert.ok(isSent(await ask('late', '/unsure')))
  const received = await Promise.all(held.slice(0, 2).map(readOn))
  assert.ok((received[0] as number) < large.length, 'the oldest is cut')
  assert.ok((received[1] as number) >= large.length)
})
