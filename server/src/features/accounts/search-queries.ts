import { foldRows } from '#platform/db/fold-in-batches.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { holdsFolded, holdsTyped, phoneDigits } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller } from '#platform/http/route.ts'
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

/** Who looks for somebody. */
export type Searcher = Pick<Caller, 'isOwner' | 'rights'>

/** Whether parts of an address, a number or a name find somebody: letter by letter they would tell it to who may not read it. */
const mayReadContacts = ({ isOwner, rights }: Searcher): boolean => isOwner || rights.includes('customers')

/**
 * That a user has this id, or that name, address, phone number and Telegram name together hold every typed word. For who may not read
 * those the username has to hold the words, or what is typed is the whole address, number or name on Telegram, as a message tells it.
 */
export function isMeant(typed: string, searcher: Searcher) {
  if (isUuid(typed)) return sql<boolean>`id = ${typed}`
  const isFound = holdsContacts(typed)
  if (mayReadContacts(searcher)) return isFound
  // The words narrow it down by their index; usernames have no letters that fold.
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

/** Those whose words hold what is typed, with what whoever credits money is shown of them. */
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

/** What an account is recognised by. */
export type FoundContact = QueryRow<typeof contacts>

/** The newest users whom this searcher may mean; whoever has exactly this name or address first. */
export async function findContacts(tx: Tx, typed: string, limit: number, searcher: Searcher): Promise<FoundContact[]> {
  const exact = await tx.all(
    contacts.where(sql<boolean>`(lower(username) = lower(${typed}) or lower(email) = lower(${typed}))`),
  )
  const found = await tx.all(contacts.where(isMeant(typed, searcher)).orderBy('id', 'desc').limit(limit))
  const others = found.filter(({ id }) => exact.every((it) => it.id !== id))
  return [...exact, ...others].slice(0, limit)
}

/** These users, in any order. */
export function listContacts(tx: Tx, ids: readonly string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx.all(contacts.where('id', '=', sql<string>`any (${ids}::uuid[])`))
}
