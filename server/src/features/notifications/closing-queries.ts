import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Forgets all that a user was told and how he wanted to be told. */
export function forgetReader(tx: Tx, userId: string): void {
  tx.write(sql`delete from notifications.items where user_id = ${userId}`)
  tx.write(sql`delete from notifications.preferences where user_id = ${userId}`)
  tx.write(sql`delete from notifications.chats where user_id = ${userId}`)
  tx.write(sql`delete from notifications.links where user_id = ${userId}`)
}
