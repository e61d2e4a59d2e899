import type { SelectQueryBuilder } from 'kysely'
import { query } from './query.ts'
import type { Reader } from './reader.ts'
import { sql } from './sql.ts'

export async function countRows<DB, From extends keyof DB, Row>(
  tx: Reader,
  found: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const counted = found.clearSelect().select(sql`count(*)::int`.as('count'))
  return (await tx.get(counted.$castTo<{ count: number }>())).count
}

/** How many rows a query finds, but at most this many: it stops reading there. */
export async function countUpTo<DB, From extends keyof DB, Row>(
  tx: Reader,
  found: SelectQueryBuilder<DB, From, Row>,
  most: number,
): Promise<number> {
  const some = found.clearSelect().select(sql`1`.as('one')).limit(most)
  return countRows(tx, query.selectFrom(some.as('found')))
}
