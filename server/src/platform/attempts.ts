import { createHash } from 'node:crypto'
import type { Database } from './db/database.ts'
import type { Row } from './db/query.ts'
import { sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'
import { Refusal } from './refusal.ts'

/** What is counted (the words that name it) and how often it may happen in how many seconds. */
export type AttemptLimit = { what: readonly string[]; attempts: number; seconds: number }

/**
 * Counts attempts and refuses one too many. The counts are in the database, so they hold for all nodes together, and in
 * a transaction of their own, so that a request that fails later still counts. One that is refused here counts nowhere: an
 * address that used up its own limit must not use up what others share with it. Names are hashed: the table holds no addresses.
 */
export async function countAttempts(
  db: Pick<Database, 'transaction'>,
  counted: readonly AttemptLimit[],
): Promise<void> {
  if (!counted.length) return
  const limits = inOrder(counted)
  await db.transaction(async (tx) => {
    for (const { key, count, secondsLeft } of await addToCounts(tx, limits)) {
      const limit = limits.find((it) => it.key === key)
      if (limit && count > limit.attempts) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: secondsLeft })
    }
  })
}

/** Counts something that is not limited, and says how often it has happened in its window. */
export async function countOccurrence(tx: Tx, what: readonly string[], seconds: number): Promise<number> {
  const [counted] = await addToCounts(tx, [{ key: keyOf(what), seconds }])
  return counted?.count ?? 0
}

/** Takes back an attempt that turned out not to count. */
export async function returnAttempts(
  db: Pick<Database, 'transaction'>,
  counted: readonly AttemptLimit[],
): Promise<void> {
  await db.transaction((tx) => {
    for (const { key } of inOrder(counted))
      tx.write(sql`
        update platform.rate_counts set count = count - 1 where key = ${key} and count > 0 and window_ends > now()`)
  })
}

/** Clears the counts of an attempt that succeeded. */
export async function clearAttempts(
  db: Pick<Database, 'transaction'>,
  counted: readonly AttemptLimit[],
): Promise<void> {
  const keys = counted.map((it) => keyOf(it.what))
  await db.transaction((tx) => tx.run(sql`delete from platform.rate_counts where key = any (${keys})`))
}

type Counted = Pick<Row<'platform.rate_counts'>, 'key' | 'count'> & { secondsLeft: number }

function addToCounts(tx: Tx, counted: readonly { key: string; seconds: number }[]): Promise<Counted[]> {
  return tx.all<Counted>(sql`
    insert into platform.rate_counts as r (key, window_ends, count)
    select key, now() + make_interval(secs => seconds), 1
    from unnest(${counted.map((it) => it.key)}::text[], ${counted.map((it) => it.seconds)}::int[]) as asked(key, seconds)
    on conflict (key) do update set
      count = case when r.window_ends <= now() then 1 else r.count + 1 end,
      window_ends = case when r.window_ends <= now() then excluded.window_ends else r.window_ends end
    returning key, count, ceil(extract(epoch from window_ends - now()))::int as "secondsLeft"`)
}

/** Always the same order, so that two requests can never wait for each other. */
function inOrder(counted: readonly AttemptLimit[]): (AttemptLimit & { key: string })[] {
  return counted.map((it) => ({ ...it, key: keyOf(it.what) })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

function keyOf(what: readonly string[]): string {
  return createHash('sha256').update(what.join('\n')).digest('base64url')
}
