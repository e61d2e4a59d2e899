import type { SelectQueryBuilder } from 'kysely'
import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** How many rows a query finds. */
export async function countRows<DB, From extends keyof DB, Row>(
  tx: Tx,
  found: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const counted = found.clearSelect().select(sql`count(*)::int`.as('count'))
  return (await tx.get(counted.$castTo<{ count: number }>())).count
}
