import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'

/** The last migration of the version that did not keep who writes codes. */
const BEFORE = '0142'
const [MAKER, EDITOR] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

const { url, node } = await createDatabaseBefore()

test('of codes from before the audit log tells who wrote them', async () => {
  await applyMigrations(node, BEFORE)
  await node.query(
    `insert into orders.codes (code, kind, value, active) values ('OLD', 'percent', 10, true), ('OTHER', 'percent', 10, true)`,
  )
  const acts: [string, string, string][] = [
    [MAKER, 'orders.create-code', 'OLD'],
    [EDITOR, 'orders.edit-code', 'OLD'],
    [EDITOR, 'orders.edit-code', 'OLD'],
    [MAKER, 'orders.deliver', 'OTHER'],
  ]
  for (const act of acts)
    await node.query(
      `insert into audit.entries (operator_id, action, subject, address) values ($1, $2, $3, '127.0.0.1')`,
      act,
    )
  await migrate(url)
  const { rows } = await node.query(
    'select code, array(select unnest(written_by) order by 1) as by from orders.codes order by code',
  )
  assert.deepEqual(
    rows.map((it) => [it.code, it.by]),
    [
      ['OLD', [MAKER, EDITOR]],
      ['OTHER', []],
    ],
  )
})
