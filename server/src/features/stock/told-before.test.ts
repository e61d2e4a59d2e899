import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'
import { countStock } from './index.ts'

/** The last migration of the version that told only of a number that was set, or of nothing left. */
const BEFORE = '0123'

const { url, node, db } = await createDatabaseBefore()

test('an update tells nothing again, and takes a stock as filled up with what it holds', async () => {
  await applyMigrations(node, BEFORE)
  await node.query(`
    insert into stock.pools (service_id, low_at, free, sold, told_low)
    values (gen_random_uuid(), null, 0, 9, true), (gen_random_uuid(), 5, 3, 9, true), (gen_random_uuid(), null, 3, 97, false)`)
  await migrate(url)
  await db.transaction((tx) => countStock(tx, null))
  const { rows } = await node.query('select filled, told from stock.pools order by sold, filled')
  assert.deepEqual(
    rows.map((it) => [Number(it.filled), it.told]),
    [
      [0, 'out'],
      [3, 'low'],
      [3, null],
    ],
  )
  const { rowCount } = await node.query(`select from platform.outbox where name = 'alerts.raise'`)
  assert.equal(rowCount, 0)
})
