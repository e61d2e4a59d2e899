import { MOST_COUNTED } from '@runmart/contract/today'
import type { Reader } from './reader.ts'
import { type Sql, sql } from './sql.ts'

/** How many items of a kind wait, and since when the oldest does. */
export type Waiting = { count: number; oldestAt: string | null }

/** Counts rows with a time `at`, oldest first; stops at a maximum, so that it stays fast. */
export function countWithOldest(tx: Reader, oldestFirst: Sql): Promise<Waiting> {
  return tx.get<Waiting>(sql`
    select count(*)::int as count, min(at) as "oldestAt" from (${oldestFirst} limit ${MOST_COUNTED + 1}) as waiting`)
}
