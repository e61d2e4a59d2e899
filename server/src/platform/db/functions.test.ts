import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '#test/database.ts'
import { applyFunctions, readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'

const database = await createDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

async function scalar(statement: string): Promise<unknown> {
  return Object.values((await client.query(statement)).rows[0])[0]
}

const greeting = (word: string) => ({
  name: 'platform.greeting',
  text: `create or replace function platform.greeting() returns text language sql as $$ select '${word}' $$`,
})

test('a second start changes nothing', async () => {
  assert.deepEqual(await migrate(database.url), { applied: [], guard: 'role' })
})

test('what writes the ledger still runs with the rights of its owner, on a search path of its own', async () => {
  const { rows } = await client.query(`
    select proname from pg_proc where pronamespace = 'ledger'::regnamespace and prosecdef
      and 'search_path=pg_catalog' = any (proconfig) and proowner = (select nspowner from pg_namespace where nspname = 'ledger')
    order by proname`)
  assert.deepEqual(
    rows.map((it) => it.proname),
    ['close', 'collect', 'forget_words', 'lock_accounts', 'open_accounts', 'post', 'post_many', 'reverse', 'take_back'],
  )
  assert.equal(await scalar("select has_table_privilege('runmart_app', 'platform.functions', 'insert')"), false)
})

test('a changed text re-creates its function once', async () => {
  assert.deepEqual(await applyFunctions(client, [greeting('first')]), ['platform.greeting'])
  assert.deepEqual(await applyFunctions(client, [greeting('first')]), [])
  assert.deepEqual(await applyFunctions(client, [greeting('second')]), ['platform.greeting'])
  assert.equal(await scalar('select platform.greeting()'), 'second')
  assert.deepEqual(await applyFunctions(client, [greeting('first')]), ['platform.greeting'])
  assert.equal(await scalar('select platform.greeting()'), 'first')
})

test('callees are created first, and one that fails takes all of them with it', async () => {
  const caller = {
    name: 'platform.a_caller',
    text: 'create or replace function platform.a_caller() returns text language sql as $$ select platform.z_callee() $$',
  }
  const callee = {
    name: 'platform.z_callee',
    text: "create or replace function platform.z_callee() returns text language sql as $$ select 'here'::text $$",
  }
  await assert.rejects(applyFunctions(client, [caller, callee, { name: 'platform.broken', text: 'create nonsense' }]))
  assert.equal(await scalar("select to_regproc('platform.z_callee')"), null)
  assert.deepEqual(await applyFunctions(client, [caller, callee]), ['platform.z_callee', 'platform.a_caller'])
  assert.equal(await scalar('select platform.a_caller()'), 'here')
})

test('each file holds the one function of its name: a changed signature gets a new name', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in (select split_part(name, '.', 1) from platform.functions) and p.proname not in ('greeting', 'a_caller', 'z_callee')
    order by 1`)
  const functions = await readFunctions()
  assert.deepEqual(
    rows.map((it) => it.name),
    functions.map((it) => it.name).toSorted(),
  )
  for (const { name, text } of functions) {
    const [created, ...others] = text.match(/^create .*/gm) ?? []
    assert.ok(created?.startsWith(`create or replace function ${name}(`), name)
    assert.deepEqual(others, [], name)
  }
})
