import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/**
 * Has PostgreSQL plan the statements of this transaction once for everybody. By itself it plans anew for customers who
 * have much less than the average, which for a few rows found by a key takes longer than finding them. Not for
 * statements with filters that may be left out: their best plan depends on what is asked.
 */
export function forceGenericPlan(tx: Tx): void {
  tx.write(sql`set local plan_cache_mode = force_generic_plan`)
}

/**
 * Settings with the same effect for statements over many keys, whose rows are to be found one by one, each by its key. While
 * a table is small PostgreSQL would plan to read it whole, and keep to that plan while the table grows.
 */
export const INDEX_PLAN = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' } as const

/** Has a transaction that is open already go on with these settings. */
export function forceIndexPlan(tx: Tx): void {
  for (const [name, value] of Object.entries(INDEX_PLAN)) tx.write(sql`select set_config(${name}, ${value}, true)`)
}
