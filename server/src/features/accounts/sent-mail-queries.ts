import { type SentMail, sentMails } from '@runmart/contract/accounts-customer-page'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

/** Stores the kind and the time of a sent mail, never its text. */
export function insertSentMail(tx: Tx, userId: string, kind: SentMail['kind']): void {
  tx.write(query.insertInto('accounts.sent_mails').values({ userId, kind }))
}

/** The latest mails to a user, newest first. Leaves out unknown kinds. */
export function listSentMails(
  tx: Tx,
  userId: string,
  most: number,
): Promise<Pick<SentMail, 'id' | 'kind' | 'sentAt'>[]> {
  return tx.all(sql`
    select m.id::text, m.kind, m.sent_at as "sentAt" from accounts.sent_mails m
    where m.user_id = ${userId} and m.kind = any (${sentMails}) order by m.id desc limit ${most}`)
}

/** Deletes entries that are too old to help with a customer's question. */
export function deleteOldSentMails(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`accounts.sent_mails`, sql`sent_at < now() - interval '180 days'`)
}
