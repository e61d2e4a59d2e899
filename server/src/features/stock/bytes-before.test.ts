import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'
import { findPool, listDifferingPools } from './index.ts'

/** The last migration of the version that counted no bytes. */
const BEFORE = '0105'
const serviceId = randomUUID()

const { url, node, db } = await createDatabaseBefore()

/** An item as a node of the version before adds it: a line of so many bytes, or a file with a name of as many. */
async function addItem(bytes: number, size: number | null = null): Promise<string> {
  const { rows } = await node.query<{ id: string }>(
    `with added as (
      insert into stock.items (service_id, fingerprint, value)
      values ($1, decode(md5(gen_random_uuid()::text), 'hex'), decode(repeat('00', $2), 'hex')) returning id
    ), freed as (
      insert into stock.free (service_id, place, item_id) select $1, id, id from added
    ), counted as (
      insert into stock.changes (service_id, free) values ($1, 1)
    ) select id from added`,
    [serviceId, bytes],
  )
  const id = rows[0]?.id ?? ''
  if (size !== null) await node.query(`insert into stock.files values ($1, $2, 'key', 'content')`, [id, size])
  return id
}
const bytes = async () => (await db.transaction((tx) => findPool(tx, serviceId)))?.bytes

test('what stocks of the version before keep is counted, and so is what its nodes add and delete meanwhile', async () => {
  await applyMigrations(node, BEFORE)
  await node.query('insert into stock.pools (service_id) values ($1)', [serviceId])
  await addItem(100)
  const file = await addItem(20, 5_000)
  await migrate(url)
  assert.equal(await bytes(), 5_120)
  await addItem(30, 700)
  assert.equal(await bytes(), 5_850)
  await node.query('update stock.items set value = null where id = $1', [file])
  assert.equal(await bytes(), 830)
  assert.deepEqual(await db.transaction(listDifferingPools), [])
})
