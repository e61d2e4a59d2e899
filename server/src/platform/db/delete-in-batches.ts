import type { Database } from './database.ts'
import { type Sql, sql } from './sql.ts'

const AT_ONCE = 5_000

/**
 * Deletes the matching rows of a table, one batch per transaction, so that locks stay short. Skips locked rows until
 * the next time.
 */
export async function deleteInBatches(db: Pick<Database, 'transaction'>, table: Sql, which: Sql): Promise<void> {
  const batch = sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${which} limit ${AT_ONCE} for update skip locked))`
  while ((await db.transaction((tx) => tx.run(batch))) === AT_ONCE);
}
