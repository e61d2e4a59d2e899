import { createHash } from 'node:crypto'
import type { AnyEndpoint, RateLimit } from '@runmart/contract/endpoint'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { Refusal } from '../refusal.ts'

export type Visitor = { address: string; userId: string | null; body: unknown }

/**
 * Counts an attempt and refuses one too many. The counts are in the database, so they hold for all nodes together,
 * and in a transaction of their own, so that a refused request still counts.
 */
export async function countAttempt(db: Database, endpoint: AnyEndpoint, visitor: Visitor): Promise<void> {
  const counted = (endpoint.limits ?? []).flatMap((limit) => {
    const subject = subjectOf(limit, visitor)
    return subject === null ? [] : [{ ...limit, key: keyOf(endpoint, limit, subject) }]
  })
  if (!counted.length) return
  // Always in the same order, so that two requests can never wait for each other.
  counted.sort((a, b) => (a.key < b.key ? -1 : 1))
  const rows = await db.transaction((tx) =>
    tx.all<{ key: string; count: number; secondsLeft: number }>(sql`
      insert into platform.rate_counts as r (key, window_ends, count)
      select key, now() + make_interval(secs => seconds), 1
      from unnest(${counted.map((it) => it.key)}::text[], ${counted.map((it) => it.seconds)}::int[]) as asked(key, seconds)
      on conflict (key) do update set
        count = case when r.window_ends <= now() then 1 else r.count + 1 end,
        window_ends = case when r.window_ends <= now() then excluded.window_ends else r.window_ends end
      returning key, count, ceil(extract(epoch from window_ends - now()))::int as "secondsLeft"`),
  )
  for (const row of rows) {
    const limit = counted.find((it) => it.key === row.key)
    if (limit && row.count > limit.attempts) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: row.secondsLeft })
  }
}

function subjectOf({ by }: RateLimit, visitor: Visitor): string | null {
  if (by === 'address') return visitor.address
  if (by === 'user') return visitor.userId
  const value = (visitor.body as Record<string, unknown> | null)?.[by.field]
  return typeof value === 'string' ? value.trim().toLowerCase() : null
}

/** Hashed, so that the table holds no e-mail addresses. */
function keyOf(endpoint: AnyEndpoint, limit: RateLimit, subject: string): string {
  const kind = typeof limit.by === 'string' ? limit.by : limit.by.field
  return createHash('sha256').update(`${endpoint.method} ${endpoint.path}\n${kind}\n${subject}`).digest('base64url')
}
