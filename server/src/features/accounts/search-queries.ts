import { foldRows } from '#platform/db/fold-in-batches.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { holdsFolded, holdsTyped, phoneDigits } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'

/** The searchable columns of users. */
export const foldableUsers = {
  table: sql`accounts.users`,
  texts: sql`array[username, email, full_name, telegram, phone, regexp_replace(phone, '[^0-9]', '', 'g')]`,
}

/** Updates the search text of a changed user. */
export async function foldUser(tx: Tx, id: string): Promise<void> {
  await foldRows(tx, foldableUsers, sql`id = ${id}`)
}

/** The rights of the operator who searches. */
export type Searcher = Pick<Caller, 'isOwner' | 'rights'>

/**
 * Whether partial contact data may match. Letter by letter, matches would reveal it to operators who may not read it.
 */
const mayReadContacts = ({ isOwner, rights }: Searcher): boolean => isOwner || rights.includes('customers')

/**
 * Matches this user id, or users whose contact data holds every typed word. Operators who may not read contacts match
 * by username, or by a whole address, phone number or Telegram name.
 */
export function isMeant(typed: string, searcher: Searcher) {
  if (isUuid(typed)) return sql<boolean>`id = ${typed}`
  const isFound = holdsContacts(typed)
  if (mayReadContacts(searcher)) return isFound
  // The search index narrows the rows first; usernames contain only letters that need no folding.
  return sql<boolean>`(${isFound} and (${holdsFolded(sql`lower(username)`, typed)} or ${isWholeContact(typed)}))`
}

const holdsContacts = (typed: string) =>
  holdsTyped(sql`search_text`, sql`concat_ws(' ', username, email, full_name, telegram, phone)`, typed)

function isWholeContact(typed: string) {
  const text = typed.trim()
  const digits = sql`regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(84|0)', '')`
  return sql<boolean>`(lower(email) = lower(${text}) or lower(telegram) = lower(${text.replace(/^@+/, '')})
    or ${digits} = ${phoneDigits(text)})`
}

/** Users whose contact data holds the words, with the fields for crediting operators. */
export function listPossiblePayees(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<(Pick<FoundContact, 'id' | 'username' | 'email' | 'fullName'> & { isWhole: boolean })[]> {
  const isWhole = isUuid(typed) ? sql<boolean>`true` : isWholeContact(typed)
  return tx.all(
    query
      .selectFrom('accounts.users')
      .select(['id', 'username', 'email', 'fullName', isWhole.as('isWhole')])
      .where(isUuid(typed) ? sql<boolean>`id = ${typed}` : holdsContacts(typed))
      .orderBy('id', 'desc')
      .limit(limit),
  )
}

const contacts = query
  .selectFrom('accounts.users')
  .select(['id', 'username', 'email', 'fullName', 'phone', 'telegram', 'status', 'role'])

/** Fields that identify an account for people. */
export type FoundContact = QueryRow<typeof contacts>

/** The newest users who match for this searcher; an exact username or address comes first. */
export async function findContacts(tx: Tx, typed: string, limit: number, searcher: Searcher): Promise<FoundContact[]> {
  const exact = await tx.all(
    contacts.where(sql<boolean>`(lower(username) = lower(${typed}) or lower(email) = lower(${typed}))`),
  )
  const found = await tx.all(contacts.where(isMeant(typed, searcher)).orderBy('id', 'desc').limit(limit))
  const others = found.filter(({ id }) => exact.every((it) => it.id !== id))
  return [...exact, ...others].slice(0, limit)
}

export function listContacts(tx: Tx, ids: readonly string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx.all(contacts.where('id', '=', sql<string>`any (${ids}::uuid[])`))
}
