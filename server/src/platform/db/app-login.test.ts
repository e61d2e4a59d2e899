import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '#test/database.ts'
import { createLog } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { sql } from './sql.ts'

// Roles as a careful operator makes them: an owner that is not a superuser, and an empty database.
const suffix = randomUUID().slice(0, 8)
const owner = `owner_${suffix}`
const logins = ['plain', 'member', 'mighty', 'absent'].map((it) => `${it}_${suffix}`)
const [plain = '', member = '', mighty = '', absent = ''] = logins
const database = await createDatabase()
const shop = `shop_${suffix}`
await asAdmin(
  `create role ${owner} login createrole password 'x'`,
  `create role ${plain} login password 'x'`,
  `create role ${member} login password 'x'`,
  `create role ${mighty} login createrole password 'x'`,
  // In a cluster of its own, the owner makes this role by itself.
  `grant runmart_app to ${owner} with admin option`,
  `grant ${owner} to ${member}`,
  `create database ${shop} owner ${owner}`,
)
after(async () => {
  await asAdmin(`drop database ${shop} with (force)`)
  for (const role of [...logins, owner]) await asAdmin(`drop owned by ${role} cascade`, `drop role ${role}`)
  await database.drop()
})

/** Statements that no SQL of the product may run, whatever comes before. */
const takeovers = [
  `set role ${owner}`,
  `set session authorization ${owner}`,
  `grant ${owner} to current_user`,
  'alter table ledger.entries disable trigger all',
  'update ledger.entries set amount = 0',
  'delete from audit.entries',
  'truncate ledger.entries',
  'drop table ledger.entries',
  `create function ledger.mine() returns int language sql as 'select 1'`,
  `create or replace function ledger.post() returns int language sql as 'select 1'`,
  'insert into platform.migrations (name, checksum) values (1, 1)',
]

// Proves R51.
test('with a login of its own, no SQL makes the product the owner', async () => {
  assert.equal((await migrate(addressOf(owner), addressOf(plain))).guard, 'login')
  const db = openDatabase(addressOf(plain), createLog('silent', 'test'))
  try {
    assert.ok(await db.transaction((tx) => tx.get(sql`select count(*) from ledger.entries`)))
    for (const takeover of takeovers)
      for (const first of ['reset role', 'reset all', 'set role none', 'discard all'])
        assert.match(await refusalOf(addressOf(plain), first, takeover), /^(42501|0LP01)$/, `${first}; ${takeover}`)
  } finally {
    await db.close()
  }
})

test('without one, the role can be left: that is what is told at the start', async () => {
  assert.equal((await migrate(addressOf(owner))).guard, 'role')
  const [asRole, asOwner] = ['select 1', 'reset role'].map((first) =>
    refusalOf(addressOf(owner), `set role runmart_app; ${first}`, 'alter table ledger.entries disable trigger user'),
  )
  assert.deepEqual([await asRole, await asOwner], ['42501', 'none'])
  await refusalOf(addressOf(owner), 'select 1', 'alter table ledger.entries enable trigger user')
})

test('a login that is the owner, could become it, or has rights beyond the tables is refused', async () => {
  for (const login of [owner, member, mighty])
    await assert.rejects(
      migrate(addressOf(owner), addressOf(login)),
      (problem) => problem instanceof StartupError && /use a plain login/.test(problem.message),
      login,
    )
  await assert.rejects(migrate(addressOf(owner), addressOf(plain, 'wrong')), /cannot be reached with APP_DATABASE_URL/)
})

test('a login that is not there is made, where the owner may', async () => {
  assert.equal((await migrate(addressOf(owner), addressOf(absent))).guard, 'login')
  assert.equal((await migrate(addressOf(owner), addressOf(absent))).guard, 'login')
})

/** The code of the refusal; `none` if the statement succeeded. */
async function refusalOf(url: string, first: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(first)
    await client.query(statement)
    return 'none'
  } catch (problem) {
    return (problem as { code: string }).code
  } finally {
    await client.end()
  }
}

function addressOf(login: string, password = 'x'): string {
  const url = new URL(database.url)
  url.username = login
  url.password = password
  url.pathname = `/${shop}`
  return url.href
}

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
