import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Takes everything from a user that tells who he was; what is left is an id with a name that nobody could register. */
export async function takeIdentity(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.run(sql`
    update accounts.users set status = 'closed', username = ${name}, email = ${`${name}@closed.invalid`},
      referral_code = ${name}, password_hash = null, full_name = '', phone = '', telegram = '', google_sub = null,
      totp_secret = null, totp_enabled_at = null
    where id = ${userId}`)
}

/** Forgets where a user signed in and every secret that would let him in. */
export function deleteKeys(tx: Tx, userId: string): void {
  tx.write(sql`delete from accounts.sessions where user_id = ${userId}`)
  tx.write(sql`delete from accounts.mail_tokens where user_id = ${userId}`)
  tx.write(sql`delete from accounts.recovery_codes where user_id = ${userId}`)
}
