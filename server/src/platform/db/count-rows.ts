import type { SelectQueryBuilder } from 'kysely'
import type { Reader } from './reader.ts'
import { sql } from './sql.ts'

/** How many rows a query finds. */
export async function countRows<DB, From extends keyof DB, Row>(
  tx: Reader,
  found: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const counted = found.clearSelect().select(sql`count(*)::int`.as('count'))
  return (await tx.get(counted.$castTo<{ count: number }>())).count
}
