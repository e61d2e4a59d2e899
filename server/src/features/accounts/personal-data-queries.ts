import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Deletes all identifying data of a user; keeps the id and a name that customers cannot register. */
export async function eraseIdentity(tx: Tx, userId: string, name: string): Promise<void> {
  await tx.run(
    query
      .updateTable('accounts.users')
      .set({
        status: 'closed',
        held: [],
        username: name,
        email: `${name}@closed.invalid`,
        referralCode: name,
        passwordHash: null,
        fullName: '',
        phone: '',
        telegram: '',
        timeZone: null,
        googleSub: null,
        totpSecret: null,
        totpEnabledAt: null,
      })
      .where('id', '=', userId),
  )
}

/** Deletes a user's sessions, other addresses, sent mails, notes, and every secret for signing in. */
export function deleteKeys(tx: Tx, userId: string): void {
  tx.write(query.deleteFrom('accounts.sessions').where('userId', '=', userId))
  tx.write(query.deleteFrom('accounts.mail_tokens').where('userId', '=', userId))
  tx.write(query.deleteFrom('accounts.recovery_codes').where('userId', '=', userId))
  tx.write(query.deleteFrom('accounts.email_changes').where('userId', '=', userId))
  tx.write(query.deleteFrom('accounts.views').where('customerId', '=', userId))
  tx.write(query.deleteFrom('accounts.sent_mails').where('userId', '=', userId))
  tx.write(query.deleteFrom('accounts.customer_notes').where('customerId', '=', userId))
  tx.write(sql`
    delete from accounts.staff_invitations
    where accepted_by = ${userId} or lower(email) = (select lower(email) from accounts.users where id = ${userId})`)
  tx.write(query.deleteFrom('accounts.former_emails').where('userId', '=', userId))
}
