import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { foldUser } from '../search-queries.ts'

const changes = query
  .selectFrom('accounts.email_changes')
  .select(['newEmail', 'oldConfirmed', 'newConfirmed', 'expiresAt'])
  .where('expiresAt', '>', sql<string>`now()`)

export type StoredChange = QueryRow<typeof changes>

/** The pending change of a user's address. */
export function findEmailChange(tx: Tx, userId: string): Promise<StoredChange | null> {
  return tx.find(changes.where('userId', '=', userId))
}

/** Stores a change; it replaces a pending one. */
export async function saveEmailChange(tx: Tx, userId: string, newEmail: string, seconds: number): Promise<void> {
  const asked = {
    newEmail,
    oldConfirmed: false,
    newConfirmed: false,
    expiresAt: sql<string>`now() + make_interval(secs => ${seconds})`,
  }
  await tx.run(
    query
      .insertInto('accounts.email_changes')
      .values({ userId, ...asked })
      .onConflict((it) => it.column('userId').doUpdateSet(asked)),
  )
}

/** Stores the confirmation of one of the two addresses. */
export async function markConfirmed(tx: Tx, userId: string, side: 'old' | 'new'): Promise<void> {
  const confirmed = side === 'old' ? { oldConfirmed: true } : { newConfirmed: true }
  await tx.run(query.updateTable('accounts.email_changes').set(confirmed).where('userId', '=', userId))
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.run(query.deleteFrom('accounts.email_changes').where('userId', '=', userId))
}

export async function updateEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.run(query.updateTable('accounts.users').set({ email }).where('id', '=', userId))
  await foldUser(tx, userId)
}

/** Stores the former address, so that its owner can undo the change. */
export async function saveFormerEmail(tx: Tx, userId: string, email: string): Promise<void> {
  const former = { email, changedAt: sql<string>`now()` }
  await tx.run(
    query
      .insertInto('accounts.former_emails')
      .values({ userId, ...former })
      .onConflict((it) => it.column('userId').doUpdateSet(former)),
  )
}

export async function findFormerEmail(tx: Tx, userId: string): Promise<string | null> {
  const found = await tx.find(query.selectFrom('accounts.former_emails').select('email').where('userId', '=', userId))
  return found?.email ?? null
}

export async function deleteFormerEmail(tx: Tx, userId: string): Promise<void> {
  await tx.run(query.deleteFrom('accounts.former_emails').where('userId', '=', userId))
}

/** Deletes expired changes, and former addresses past the time for undoing. */
export async function deleteOldEmails(tx: Tx, days: number): Promise<void> {
  await tx.run(sql`delete from accounts.email_changes where expires_at < now()`)
  await tx.run(sql`delete from accounts.former_emails where changed_at < now() - make_interval(days => ${days})`)
}
