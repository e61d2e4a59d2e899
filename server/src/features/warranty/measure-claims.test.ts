import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { measureClaims } from './measure-claims.ts'

const server = await startTestServer()
const shop = await createShop(server)

/** Claims of a service, decided after these hours, some of them refused. */
const decide = (serviceId: string, hours: readonly number[], { refused = 0, daysAgo = 1 } = {}) =>
  server.owner.transaction(async (tx) => {
    for (const [at, taken] of hours.entries())
      await tx.run(sql`
        insert into warranty.claims (id, order_id, customer_id, service_id, amount, text, status, claimed_at, decided_at)
        values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ${serviceId}, 1, '', ${at < refused ? 'refused' : 'replaced'},
          now() - make_interval(days => ${daysAgo}) - make_interval(hours => ${taken}), now() - make_interval(days => ${daysAgo}))`)
  })

// Proves S10.56.
test('a service shows how soon its claims were decided and how many were made good, from five in 90 days on', async () => {
  const warrantyDays = 30
  const [measured, few, old, promisesNothing] = [
    await shop.createService({ warrantyDays }),
    await shop.createService({ warrantyDays }),
    await shop.createService({ warrantyDays }),
    await shop.createService({ warrantyDays: null }),
  ]
  await decide(measured, [1, 2, 3, 40, 50], { refused: 1 })
  await decide(few, [1, 2, 3, 4])
  await decide(old, [1, 2, 3, 4, 5], { daysAgo: 91 })
  await decide(promisesNothing, [1, 2, 3, 4, 5])
  await measureClaims(server.db)
  const { items } = expectData(await shop.operator.call(api.catalog.services))
  const statsOf = (id: string) => items.find((it) => it.id === id)?.claimStats
  assert.deepEqual(statsOf(measured), { medianSeconds: 3 * 3_600, goodRate: 0.8, claims: 5 })
  assert.deepEqual([few, old, promisesNothing].map(statsOf), [null, null, null])
})

test('the finished catalogue is another one when the measured is, and the same when it is not', async () => {
  const versionOf = () =>
    server.owner.transaction((tx) =>
      tx.all(sql`select service_id, xmin::text from catalog.claim_stats order by service_id`),
    )
  const before = await versionOf()
  await measureClaims(server.db)
  assert.deepEqual(await versionOf(), before)
  const serviceId = await shop.createService({ warrantyDays: 30 })
  await decide(serviceId, [1, 1, 1, 1, 1])
  await measureClaims(server.db)
  assert.equal((await versionOf()).length, before.length + 1)
})
