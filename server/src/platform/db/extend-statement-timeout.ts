import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** Allows this transaction's statements two minutes, for rare work over all data of one account. */
export async function extendStatementTimeout(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('statement_timeout', '2min', true)`)
}
