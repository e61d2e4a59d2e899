import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'

/** Forgets the answers that are kept for a user to repeat. */
export function deleteIdempotencyKeys(tx: Tx, userId: string): void {
  tx.write(sql`delete from platform.idempotency_keys where user_id = ${userId}`)
}
