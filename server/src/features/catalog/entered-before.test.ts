import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMigrations, migrate } from '#platform/db/migrate.ts'
import { createDatabaseBefore } from '#test/database-before.ts'
import { tellLow } from './tell-low.ts'

/** The last migration of the version that told only of nothing left. */
const BEFORE = '0123'

const { url, node, db } = await createDatabaseBefore()

const addService = async (slug: string, availability: number, set: number | null) => {
  await node.query(
    `insert into catalog.services (id, slug, category, provider, service_type, mode, availability, availability_set, price, billing,
      min_amount, max_amount, unit)
    values (gen_random_uuid(), $1, 'mmo', 'OWNER_PROVIDE', 'REFERRAL', 'multi', $2, $3, 1000, 'unit', 1, 100, 'unit')`,
    [slug, availability, set],
  )
}
/** As a node of the version before edits many services at once. */
const enter = (slug: string, availability: number) =>
  node.query('update catalog.services set availability = $2, version = version + 1 where slug = $1', [
    slug,
    availability,
  ])
const sellTo = (slug: string, left: number) =>
  node.query('update catalog.services set availability = $2 where slug = $1', [slug, left])

async function told(): Promise<[string, number][]> {
  await db.transaction(tellLow)
  const { rows } = await node.query(`
    with told as (delete from platform.outbox where name = 'alerts.raise' returning payload->'alert' as alert)
    select slug, (alert->>'free')::int as free from told join catalog.services on id::text = alert->>'serviceId' order by slug`)
  return rows.map((it) => [it.slug, it.free])
}

test('an update tells what is low and not again what is sold out; numbers that nodes of the version before enter count', async () => {
  await applyMigrations(node, BEFORE)
  await addService('low', 2, 20)
  await addService('many', 20, null)
  await addService('out', 0, 20)
  await migrate(url)
  assert.deepEqual(await told(), [['low', 2]])
  await sellTo('many', 2)
  await enter('out', 30)
  assert.deepEqual(await told(), [['many', 2]])
  await sellTo('out', 3)
  assert.deepEqual(await told(), [['out', 3]])
})
