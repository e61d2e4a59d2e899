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

/** The blocked ones of these users, with the kinds of work on hold. */
export function listBlocked(tx: Tx, ids: readonly string[]): Promise<{ id: string; held: string[] }[]> {
  const users = query.selectFrom('accounts.users').select(['id', 'held'])
  return tx.all(users.where('id', '=', sql<string>`any (${ids}::uuid[])`).where('status', '=', 'blocked'))
}

/** Customers with exactly one of these lower-case usernames; uses the unique index of usernames. */
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

export function listUsers(tx: Tx, ids: readonly string[]): Promise<FoundUser[]> {
  return tx.all(
    query.selectFrom('accounts.users').select(foundColumns).where('id', '=', sql<string>`any (${ids}::uuid[])`),
  )
}

/** Literals instead of parameters: PostgreSQL then estimates how few users are blocked, also in a generic plan. */
const isOfStatus: Record<StoredUser['status'], Sql<boolean>> = {
  inactive: sql`status = 'inactive'`,
  active: sql`status = 'active'`,
  blocked: sql`status = 'blocked'`,
  closed: sql`status = 'closed'`,
}

type Search = { q?: string | undefined; status?: StoredUser['status'] | undefined; page: number; limit: number }
type FoundUser = Pick<StoredUser, 'id' | 'username' | 'email' | 'fullName' | 'role' | 'status' | 'joinedDate'>

/**
 * One page of matching users in a status, newest first, with the total. Searches only the texts that this searcher may
 * read.
 */
export async function searchUsers(
  tx: Tx,
  { q, status, page, limit }: Search,
  searcher: Searcher,
): Promise<{ items: FoundUser[]; total: number }> {
  let found = query.selectFrom('accounts.users')
  if (status) found = found.where(isOfStatus[status])
  if (q) found = found.where(isMeant(q, searcher))
  // Ids grow with time and have an index. PostgreSQL skips the earlier pages inside that index.
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

/** The matching ones of these users, each looked up by its id. */
export function listMeantAmong(
  tx: Tx,
  words: string,
  ids: readonly string[],
  searcher: Searcher,
): Promise<{ id: string }[]> {
  const among = query.selectFrom('accounts.users').select('id').where('id', '=', sql<string>`any (${ids}::uuid[])`)
  return tx.all(among.where(isMeant(words, searcher)))
}

/** Whether an account is open. Locks it, so that it stays open until the transaction ends. */
export async function holdAccount(tx: Tx, id: string): Promise<boolean> {
  const open = query.selectFrom('accounts.users').where('id', '=', id).where('status', '<>', 'closed').forKeyShare()
  return (await tx.find(open)) !== null
}

/** The open ones of these accounts. Locks them, so that they stay open until the transaction ends. */
export async function holdAccounts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const open = query.selectFrom('accounts.users').select('id').where('id', '=', sql<string>`any (${ids}::uuid[])`)
  const rows = await tx.all(open.where('status', '<>', 'closed').orderBy('id').forKeyShare())
  return new Set(rows.map((row) => row.id))
}

/** Whether a user is an active partner. Locks the account, so that it stays one until the transaction ends. */
export async function holdPartner(tx: Tx, id: string): Promise<boolean> {
  const active = query.selectFrom('accounts.users').where('id', '=', id).where('isPartner', '=', true)
  return (await tx.find(active.where('status', '=', 'active').forShare())) !== null
}

/** Turns an active customer into a partner, or back; returns false without such an account. */
export async function setPartner(tx: Tx, id: string, isPartner: boolean): Promise<boolean> {
  const changed = await tx.find(sql`
    update accounts.users set is_partner = ${isPartner}
    where id = ${id} and (not ${isPartner}::boolean or (status = 'active' and role = 'customer')) returning id`)
  return changed !== null
}

/** The recipient of notifications, if the account is active. */
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

/** The number of customers who registered between two moments and confirmed their address. */
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
