import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { StartupError } from '../startup-error.ts'
import { MIGRATION_LOCK, migrate } from './migrate.ts'

const database = await createDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
after(async () => {
  await client.end()
  await database.drop()
})

test('a database that stops while it is prepared is told in one sentence', async () => {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const migrating = assert.rejects(
    migrate(database.url),
    (problem) =>
      problem instanceof StartupError && /^The database stopped while Runmart prepared it/.test(problem.message),
  )
  await eventually(async () => {
    const { rowCount } = await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`)
    return rowCount === 1
  })
  await migrating
})
