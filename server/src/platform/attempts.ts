import { createHash } from 'node:crypto'
import { Batcher } from './batcher.ts'
import type { Database } from './db/database.ts'
import type { Row } from './db/query.ts'
import { sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'
import { Refusal } from './refusal.ts'

const BATCH = 200

/** At most `attempts` in `seconds`. The words in `what` name the counted attempt. */
export type AttemptLimit = { what: readonly string[]; attempts: number; seconds: number }

type Counted = readonly AttemptLimit[]

/** One statement counts the requests that arrive together. */
const batchers = new WeakMap<Pick<Database, 'transaction'>, Batcher<Counted, Refusal | null>>()

/**
 * Counts attempts and refuses those above the limit. The database holds the counts, so that all nodes share them. A
 * separate transaction counts, so that requests that fail later count too. A refused request counts nowhere: an address
 * over its own limit must not use up shared limits. Keys are hashes: the table holds no addresses.
 */
export async function countAttempts(db: Pick<Database, 'transaction'>, counted: Counted): Promise<void> {
  if (!counted.length) return
  const batcher = batchers.get(db) ?? new Batcher((requests) => countApart(db, requests), { size: BATCH })
  batchers.set(db, batcher)
  const refusal = await batcher.add(counted)
  if (refusal) throw refusal
}

function countApart(db: Pick<Database, 'transaction'>, requests: readonly Counted[]): Promise<(Refusal | null)[]> {
  // Does not wait for the disk: losing a count in a crash does no harm.
  return db.transaction((tx) => countTogether(tx, requests), { synchronous_commit: 'off' })
}

/**
 * Counts the attempts of many requests with one statement, in the caller's transaction. Returns null or a refusal for
 * each.
 */
export async function countTogether(tx: Tx, requests: readonly Counted[]): Promise<(Refusal | null)[]> {
  const keyed = requests.map(inOrder)
  const asked = Map.groupBy(keyed.flat(), ({ key }) => key)
  if (asked.size === 0) return requests.map(() => null)
  const rows = await addToCounts(
    tx,
    [...asked].map(([key, all]) => ({ key, seconds: all[0]?.seconds ?? 0, times: all.length })).sort(byKey),
  )
  const counts = new Map(rows.map((it) => [it.key, { ...it, count: it.count - (asked.get(it.key)?.length ?? 0) }]))
  return keyed.map((limits) => {
    const reached = limits.find(({ key, attempts }) => (counts.get(key)?.count ?? 0) >= attempts)
    if (reached) {
      for (const { key } of limits) subtractFromCount(tx, key)
      return new Refusal('RATE_LIMITED', { retryAfterSeconds: counts.get(reached.key)?.secondsLeft ?? 0 })
    }
    for (const { key } of limits) {
      const counted = counts.get(key)
      if (counted) counted.count += 1
    }
    return null
  })
}

function subtractFromCount(tx: Tx, key: string): void {
  tx.write(
    sql`update platform.rate_counts set count = count - 1 where key = ${key} and count > 0 and window_ends > now()`,
  )
}

/** Counts an occurrence without a limit. Returns the count of its window. */
export async function countOccurrence(tx: Tx, what: readonly string[], seconds: number): Promise<number> {
  const [counted] = await addToCounts(tx, [{ key: keyOf(what), seconds, times: 1 }])
  return counted?.count ?? 0
}

/** Uncounts attempts that should not count after all. */
export async function returnAttempts(
  db: Pick<Database, 'transaction'>,
  counted: readonly AttemptLimit[],
): Promise<void> {
  await db.transaction((tx) => {
    for (const { key } of inOrder(counted)) subtractFromCount(tx, key)
  })
}

/** Clears the counts after an attempt succeeded. */
export async function clearAttempts(
  db: Pick<Database, 'transaction'>,
  counted: readonly AttemptLimit[],
): Promise<void> {
  const keys = counted.map((it) => keyOf(it.what))
  await db.transaction((tx) => tx.run(sql`delete from platform.rate_counts where key = any (${keys})`))
}

type StoredCount = Pick<Row<'platform.rate_counts'>, 'key' | 'count'> & { secondsLeft: number }

function addToCounts(
  tx: Tx,
  counted: readonly { key: string; seconds: number; times: number }[],
): Promise<StoredCount[]> {
  const [keys, seconds] = [counted.map((it) => it.key), counted.map((it) => it.seconds)]
  return tx.all<StoredCount>(sql`
    insert into platform.rate_counts as r (key, window_ends, count)
    select key, now() + make_interval(secs => seconds), times
    from unnest(${keys}::text[], ${seconds}::int[], ${counted.map((it) => it.times)}::int[]) as asked (key, seconds, times)
    on conflict (key) do update set
      count = case when r.window_ends <= now() then excluded.count else r.count + excluded.count end,
      window_ends = case when r.window_ends <= now() then excluded.window_ends else r.window_ends end
    returning key, count, ceil(extract(epoch from window_ends - now()))::int as "secondsLeft"`)
}

/** Sorts the keys, so that two requests cannot deadlock. */
function inOrder(counted: readonly AttemptLimit[]): (AttemptLimit & { key: string })[] {
  return counted.map((it) => ({ ...it, key: keyOf(it.what) })).sort(byKey)
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1
}

function keyOf(what: readonly string[]): string {
  return createHash('sha256').update(what.join('\n')).digest('base64url')
}
