import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createClient } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { createAnotherApi } from '#test/another-api.ts'
import { openBreakableConnection } from '#test/breakable-connection.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { KnownSessions } from './known-sessions.ts'
import { listLiveSessions } from './session-queries.ts'

const server = await startTestServer()
const log = createLog('silent', 'test')
const LONG_MS = 3_600_000

const sessionOf = async ({ id }: Person) => {
  const [session] = await server.db.transaction((tx) => listLiveSessions(tx, id))
  return { userId: id, sessionId: session?.id ?? '', expiresAt: 0, isView: false }
}
/** Changes the database like another node or a person: this process learns of it only from the database. */
const elsewhere = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const endElsewhere = ({ id }: Person) =>
  elsewhere(sql`update accounts.sessions set ended_at = now() where user_id = ${id}`)

/** A node's memory whose entries do not expire, and its connection to the database. */
async function openMemory() {
  const connection = await openBreakableConnection(server.databaseUrl)
  const hub = openHub(connection.url, log)
  const sessions = new KnownSessions(hub, LONG_MS)
  await eventually(() => hub.isCurrent())
  server.beforeClosing(async () => {
    await connection.close()
    await hub.close()
  })
  const know = async (person: Person) => {
    const claims = await sessionOf(person)
    await server.db.read((reader) => sessions.load(reader, claims))
    assert.ok(sessions.find(claims.sessionId))
    return () => sessions.find(claims.sessionId)
  }
  return { connection, hub, sessions, know }
}

test('a session that ends elsewhere is forgotten here, and so is a user who changed; nobody else is', async () => {
  const { know } = await openMemory()
  const changes = [
    ({ id }: Person) => sql`update accounts.sessions set ended_at = now() where user_id = ${id}`,
    ({ id }: Person) => sql`update accounts.sessions set expires_at = now() where user_id = ${id}`,
    ({ id }: Person) => sql`delete from accounts.sessions where user_id = ${id}`,
    ({ id }: Person) => sql`update accounts.users set status = 'blocked' where id = ${id}`,
    ({ id }: Person) => sql`update accounts.users set role = 'operator', is_owner = true where id = ${id}`,
    ({ id }: Person) => sql`update accounts.users set rights = '{catalog}' where id = ${id}`,
    ({ id }: Person) => sql`update accounts.users set language = 'ru' where id = ${id}`,
  ]
  const stays = await know(await server.createCustomer())
  for (const change of changes) {
    const person = await server.createCustomer()
    const find = await know(person)
    await elsewhere(change(person))
    await eventually(() => !find())
  }
  assert.ok(stays())
})

test('what was looked up before a session ended is not kept when it arrives after', async () => {
  const { sessions } = await openMemory()
  const person = await server.createCustomer()
  const claims = await sessionOf(person)
  await server.db.read((reader) =>
    sessions.load(
      {
        ...reader,
        all: async (statement) => {
          const found = await reader.all(statement)
          sessions.forget(person.id)
          return found
        },
      },
      claims,
    ),
  )
  assert.equal(sessions.find(claims.sessionId), null)
})

test('while the channel is silent no session is believed; when it speaks again, only those that did not end', async () => {
  const { connection, hub, know } = await openMemory()
  const [ended, open] = [await server.createCustomer(), await server.createCustomer()]
  const [findEnded, findOpen] = [await know(ended), await know(open)]
  connection.freeze()
  await eventually(() => !hub.isCurrent())
  assert.deepEqual([findEnded(), findOpen()], [null, null])
  await endElsewhere(ended)
  connection.thaw()
  await eventually(() => hub.isCurrent())
  assert.equal(findEnded(), null)
  assert.ok(findOpen())
})

// Proves R13.
test('a node whose channel is down refuses an ended session at once, and one whose channel is up within a moment', async () => {
  const connection = await openBreakableConnection(server.databaseUrl)
  const hub = openHub(connection.url, log)
  const node = await createAnotherApi(server, hub)
  await node.listen({ port: 0, host: '127.0.0.1' })
  server.beforeClosing(async () => {
    await node.close()
    await connection.close()
    await hub.close()
  })
  const base = `http://127.0.0.1:${(node.server.address() as AddressInfo).port}/api`
  const read = ({ accessToken }: Person) =>
    createClient({ base, language: () => 'en', accessToken: () => accessToken })(api.orders.history)

  await eventually(() => hub.isCurrent())
  const [first, second] = [await server.createCustomer(), await server.createCustomer()]
  expectData(await read(first))
  await endElsewhere(first)
  const refused = await eventually(async () => {
    const answer = await read(first)
    return answer.code && answer
  })
  expectRefusal(refused, 401, 'UNAUTHENTICATED')

  expectData(await read(second))
  connection.cut()
  await eventually(() => !hub.isCurrent())
  expectData(await read(second))
  await endElsewhere(second)
  expectRefusal(await read(second), 401, 'UNAUTHENTICATED')
})

// Proves R13.
test('who signs out or ends a session here is refused by the next read', async () => {
  const person = await server.createCustomer()
  expectData(await person.call(api.orders.history))
  expectData(await server.as(null)(api.accounts.logout, { body: { refreshToken: person.refreshToken } }))
  expectRefusal(await person.call(api.orders.history), 401, 'UNAUTHENTICATED')

  const [phone, laptop] = [await server.signIn(person), await server.signIn(person)]
  expectData(await phone.call(api.orders.history))
  const { items } = expectData(await laptop.call(api.accounts.sessions))
  for (const { id } of items.filter((it) => !it.current))
    expectData(await laptop.call(api.accounts.endSession, { params: { id } }))
  expectRefusal(await phone.call(api.orders.history), 401, 'UNAUTHENTICATED')
  expectData(await laptop.call(api.orders.history))
})
