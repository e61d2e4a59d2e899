import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** Lets the statements of this transaction take minutes, for rare work over all that somebody has. */
export async function extendStatementTimeout(tx: Tx): Promise<void> {
  await tx.run(sql`select set_config('statement_timeout', '2min', true)`)
}
