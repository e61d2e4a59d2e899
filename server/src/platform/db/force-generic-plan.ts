import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/**
 * Makes PostgreSQL plan this transaction's statements once for all customers. By itself it replans for customers with
 * much less data than average. That takes longer than finding a few rows by key. Not for statements with optional
 * filters: their best plan depends on the values.
 */
export function forceGenericPlan(tx: Tx): void {
  tx.write(sql`set local plan_cache_mode = force_generic_plan`)
}

/**
 * Settings with the same effect for statements over many keys, which should find each row by its key. On a small table
 * PostgreSQL would plan a full scan, and keep that plan while the table grows.
 */
export const INDEX_PLAN = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' } as const

/** Applies these settings to an open transaction. */
export function forceIndexPlan(tx: Tx): void {
  for (const [name, value] of Object.entries(INDEX_PLAN)) tx.write(sql`select set_config(${name}, ${value}, true)`)
}
