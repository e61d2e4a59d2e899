import { foldRows } from '#platform/db/fold-in-batches.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { holdsTyped } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'

/** What users are found by. */
export const foldableUsers = {
  table: sql`accounts.users`,
  texts: sql`array[username, email, full_name, telegram, phone, regexp_replace(phone, '[^0-9]', '', 'g')]`,
}

/** Folds the words of a user who has just changed them. */
export async function foldUser(tx: Tx, id: string): Promise<void> {
  await foldRows(tx, foldableUsers, sql`id = ${id}`)
}

/** That a user has this id, or that name, address, phone number and Telegram name together hold every typed word. */
export function isMeant(typed: string) {
  if (isUuid(typed)) return sql<boolean>`id = ${typed}`
  return holdsTyped(sql`search_text`, sql`concat_ws(' ', username, email, full_name, telegram, phone)`, typed)
}

const contacts = query
  .selectFrom('accounts.users')
  .select(['id', 'username', 'email', 'fullName', 'phone', 'telegram', 'status', 'role'])

/** What an account is recognised by. */
export type FoundContact = QueryRow<typeof contacts>

/** The newest users who may be meant; whoever has exactly this name or address first. */
export async function findContacts(tx: Tx, typed: string, limit: number): Promise<FoundContact[]> {
  const exact = await tx.all(
    contacts.where(sql<boolean>`(lower(username) = lower(${typed}) or lower(email) = lower(${typed}))`),
  )
  const found = await tx.all(contacts.where(isMeant(typed)).orderBy('id', 'desc').limit(limit))
  const others = found.filter(({ id }) => exact.every((it) => it.id !== id))
  return [...exact, ...others].slice(0, limit)
}

/** These users, in any order. */
export function listContacts(tx: Tx, ids: readonly string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx.all(contacts.where('id', '=', sql<string>`any (${ids}::uuid[])`))
}
