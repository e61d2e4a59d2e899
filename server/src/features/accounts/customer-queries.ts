import type { Language } from '@runmart/contract/accounts'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isMeant, type Searcher } from './search-queries.ts'
import type { StoredUser } from './user-queries.ts'

export function usernames(tx: Tx, ids: readonly string[]): Promise<{ id: string; username: string }[]> {
  return tx.all(
    query.selectFrom('accounts.users').select(['id', 'username']).where('id', '=', sql<string>`any (${ids}::uuid[])`),
  )
}

/** Of these users, the blocked ones, and what of theirs waits. */
export function listBlocked(tx: Tx, ids: readonly string[]): Promise<{ id: string; held: string[] }[]> {
  const users = query.selectFrom('accounts.users').select(['id', 'held'])
  return tx.all(users.where('id', '=', sql<string>`any (${ids}::uuid[])`).where('status', '=', 'blocked'))
}

/** Customers with exactly one of these usernames, given in small letters; by the index that keeps usernames unique. */
export function listCustomersNamed(tx: Tx, names: readonly string[]): Promise<{ id: string; username: string }[]> {
  return tx.all(
    query
      .selectFrom('accounts.users')
      .select(['id', 'username'])
      .where(sql<boolean>`lower(username) = any (${names})`)
      .where('role', '=', 'customer'),
  )
}

const foundColumns = ['id', 'username', 'email', 'fullName', 'role', 'status', 'createdAt as joinedDate'] as const

/** These users, in any order. */
export function listUsers(tx: Tx, ids: readonly string[]): Promise<FoundUser[]> {
  return tx.all(
    query.selectFrom('accounts.users').select(foundColumns).where('id', '=', sql<string>`any (${ids}::uuid[])`),
  )
}

/** Written out, not given as a value: PostgreSQL then knows how few are blocked, also in a plan for all that are asked for. */
const isOfStatus: Record<StoredUser['status'], Sql<boolean>> = {
  inactive: sql`status = 'inactive'`,
  active: sql`status = 'active'`,
  blocked: sql`status = 'blocked'`,
  closed: sql`status = 'closed'`,
}

type Search = { q?: string | undefined; status?: StoredUser['status'] | undefined; page: number; limit: number }
type FoundUser = Pick<StoredUser, 'id' | 'username' | 'email' | 'fullName' | 'role' | 'status' | 'joinedDate'>

/** One page of the users in a state whom this searcher may mean by these words, newest first, and how many there are. */
export async function searchUsers(
  tx: Tx,
  { q, status, page, limit }: Search,
  searcher: Searcher,
): Promise<{ items: FoundUser[]; total: number }> {
  let found = query.selectFrom('accounts.users')
  if (status) found = found.where(isOfStatus[status])
  if (q) found = found.where(isMeant(q, searcher))
  // Ids go up with time, and have an index; what is skipped on the way to a page is then skipped in it.
  const wanted = found
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const items = await tx.all(
    query.selectFrom('accounts.users').select(foundColumns).where('id', 'in', wanted).orderBy('id', 'desc'),
  )
  return { items, total: await countRows(tx, found) }
}

/** Those of these users whom this searcher may mean by these words; each is looked up by its id. */
export function listMeantAmong(
  tx: Tx,
  words: string,
  ids: readonly string[],
  searcher: Searcher,
): Promise<{ id: string }[]> {
  const among = query.selectFrom('accounts.users').select('id').where('id', '=', sql<string>`any (${ids}::uuid[])`)
  return tx.all(among.where(isMeant(words, searcher)))
}

/** Whether an account is still somebody's; nobody can close it until the transaction ends. */
export async function holdAccount(tx: Tx, id: string): Promise<boolean> {
  const open = query.selectFrom('accounts.users').where('id', '=', id).where('status', '<>', 'closed').forKeyShare()
  return (await tx.find(open)) !== null
}

/** Those of these accounts that are still somebody's; nobody can close one until the transaction ends. */
export async function holdAccounts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const open = query.selectFrom('accounts.users').select('id').where('id', '=', sql<string>`any (${ids}::uuid[])`)
  const rows = await tx.all(open.where('status', '<>', 'closed').orderBy('id').forKeyShare())
  return new Set(rows.map((row) => row.id))
}

/** Whether somebody is a partner and can open their desk; nobody blocks them until the transaction ends. */
export async function holdPartner(tx: Tx, id: string): Promise<boolean> {
  const active = query.selectFrom('accounts.users').where('id', '=', id).where('isPartner', '=', true)
  return (await tx.find(active.where('status', '=', 'active').forShare())) !== null
}

/** Opens a desk of their own to an active customer, or closes it; says false where there is no such account. */
export async function setPartner(tx: Tx, id: string, isPartner: boolean): Promise<boolean> {
  const changed = await tx.find(sql`
    update accounts.users set is_partner = ${isPartner}
    where id = ${id} and (not ${isPartner}::boolean or (status = 'active' and role = 'customer')) returning id`)
  return changed !== null
}

/** Whom notifications go to: somebody with an active account. */
export function findReader(
  tx: Tx,
  userId: string,
): Promise<{ email: string; username: string; language: Language } | null> {
  return tx.find(
    query
      .selectFrom('accounts.users')
      .select(['email', 'username', 'language'])
      .where('id', '=', userId)
      .where('status', '=', 'active'),
  )
}

/** How many customers registered and confirmed their address between two moments. */
export function countNewCustomers(tx: Reader, since: string, before: string): Promise<number> {
  return countRows(
    tx,
    query
      .selectFrom('accounts.users')
      .where('createdAt', '>=', since)
      .where('createdAt', '<', before)
      .where('role', '=', 'customer')
      .where('status', '<>', 'inactive'),
  )
}
