import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from '#test/database.ts'
import { sumUpCounts } from './transfer-count-queries.ts'
import { listTransfers } from './transfer-list-queries.ts'
import type { Feed } from './transfer-queries.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'))
after(async () => {
  await db.close()
  await database.drop()
})

type Stored = { id: string; status: Transfer['status']; feed: Feed }
const STATES = ['new', 'unmatched', 'ignored'] as const

/** Inserts transfers of forty days, some with the same time. */
const insertTransfers = (count: number) =>
  db.transaction((tx) =>
    tx.run(sql`
      insert into deposits.transfers (id, feed, external_id, status, currency, amount, content, happened_at, received_at)
      select gen_random_uuid(), (array['sepay', 'casso', 'manual'])[1 + n % 3], gen_random_uuid()::text,
        (array['new', 'unmatched', 'ignored'])[1 + n % 7 % 3], 'VND', 1000, '', now(),
        '2026-03-01T16:59:59.999Z'::timestamptz + n % 40 * interval '23 hours'
      from generate_series(1, ${count}::int) as n`),
  )

async function expectAgreement(): Promise<void> {
  for (const status of [undefined, ...STATES])
    for (const feed of [undefined, 'sepay', 'binance'] as const) {
      const all = await db.transaction((tx) =>
        tx.all<Stored>(sql`select id, status, feed from deposits.transfers
          order by received_at ${status === 'unmatched' ? sql`asc` : sql`desc`}, id ${status === 'unmatched' ? sql`asc` : sql`desc`}`),
      )
      const expected = all.filter((it) => (!status || it.status === status) && (!feed || it.feed === feed))
      const listed: string[] = []
      for (let page = 1; page === 1 || listed.length < expected.length; page++) {
        const { items, total } = await db.transaction((tx) => listTransfers(tx, { status, feed, page, limit: 17 }))
        assert.equal(total, expected.length, `${status} of ${feed}`)
        assert.ok(items.length > 0 || total === 0, `page ${page} of ${status} of ${feed} is not empty`)
        listed.push(...items.map(({ id }) => id))
      }
      assert.deepEqual(
        listed,
        expected.map(({ id }) => id),
      )
    }
}

test('however transfers come, change and go, and whoever sums up meanwhile, the counts are those of the rows', async () => {
  await insertTransfers(120)
  await expectAgreement()
  await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      nth % 3 === 0
        ? db.transaction(sumUpCounts)
        : nth % 3 === 1
          ? insertTransfers(20)
          : db.transaction((tx) =>
              tx.run(sql`update deposits.transfers set status = 'ignored', received_at = received_at - interval '1 day' where id in (
                select id from deposits.transfers where status = 'unmatched' order by id limit 6 for update skip locked)`),
            ),
    ),
  )
  await expectAgreement()
  await db.transaction((tx) => tx.run(sql`delete from deposits.transfers where status = 'new' and feed = 'sepay'`))
  await expectAgreement()
  await db.transaction(sumUpCounts)
  await expectAgreement()
  const rows = await db.transaction((tx) =>
    tx.all(sql`select from deposits.transfer_counts group by day, feed, status having count(*) > 1`),
  )
  assert.deepEqual(rows, [])
})

test('a page beyond the last one is empty and says how many there are', async () => {
  const { items, total } = await db.transaction((tx) => listTransfers(tx, { page: 5_000, limit: 20 }))
  assert.deepEqual(items, [])
  assert.ok(total > 0)
})

test('a search counts ten thousand transfers and says that there are more', async () => {
  await insertTransfers(10_001)
  const search = (q: string) => db.transaction((tx) => listTransfers(tx, { q, page: 1, limit: 20 }))
  await db.transaction((tx) => tx.run(sql`update deposits.transfers set search_text = 'common'`))
  const { items, total, more } = await search('common')
  assert.deepEqual([items.length, total, more], [20, 10_000, true])
  const [some] = items
  await db.transaction((tx) =>
    tx.run(sql`update deposits.transfers set search_text = 'common rare' where id = ${some?.id}`),
  )
  const rare = await search('rare')
  assert.deepEqual([rare.items.length, rare.total, rare.more], [1, 1, false])
})

test('of days, too, ten thousand are counted', async () => {
  const since = '2026-03-01T00:00:00Z'
  const { items, total, more } = await db.transaction((tx) => listTransfers(tx, { since, page: 1, limit: 20 }))
  assert.deepEqual([items.length, total, more], [20, 10_000, true])
})
