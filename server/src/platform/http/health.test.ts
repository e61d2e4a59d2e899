import assert from 'node:assert/strict'
import { after, mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { startTestServer } from '#test/test-server.ts'

after(() => mock.restoreAll())
const server = await startTestServer()
const isReady = async () => (await fetch(`${server.url}/readyz`)).status
// The test moves the server's clock: seconds are exact even on a busy machine.
let now = performance.now()
mock.method(performance, 'now', () => now)

test('probes share one question to the database; while it does not answer, they are believed for two seconds and no longer', async () => {
  assert.equal(await isReady(), 200)
  now += 510
  let late: Promise<number> | undefined
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`lock table platform.migrations in access exclusive mode`)
    assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, isReady))), new Set([200]))
    // The answers came while the query still waits.
    const waiting = await eventually(async () => {
      const { count } = await tx.get<{ count: number }>(sql`
        select count(*)::int as count from pg_locks
        where relation = 'platform.migrations'::regclass and not granted and database = (
          select oid from pg_database where datname = current_database())`)
      return count
    })
    assert.equal(waiting, 1)
    now += 1_500
    late = isReady()
    assert.equal(await Promise.race([late, sleep(300, 'no answer')]), 'no answer')
  })
  assert.equal(await late, 200)
})

test('a database that refuses is told at once to whoever asks next, and so is its return', async () => {
  await server.owner.transaction((tx) => tx.run(sql`alter table platform.migrations rename to away`))
  now += 510
  assert.equal(await isReady(), 200, 'asked on the side')
  await eventually(async () => (await isReady()) === 500)
  await server.owner.transaction((tx) => tx.run(sql`alter table platform.away rename to migrations`))
  assert.equal(await isReady(), 200)
})
