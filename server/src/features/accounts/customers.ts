import type { api } from '@runmart/contract'
import type { Customer } from '@runmart/contract/accounts'
import { type Holdable, holdable, type NamedCustomer } from '@runmart/contract/accounts-held'
import { balancesOf } from '#features/ledger/index.ts'
import { holdsReading, searchReadings, toSearchText } from '#platform/db/search-text.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  listBlocked,
  listCustomersNamed,
  listMeantAmong,
  listUsers,
  searchUsers,
  usernames,
} from './customer-queries.ts'
import { listPossiblePayees, type Searcher } from './search-queries.ts'
import { findUserById, type StoredUser } from './user-queries.ts'

/** Customers in a status, or all, whose name, address or id matches. */
export async function listCustomers(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.accounts.customers>,
): Promise<Result<{ items: Customer[]; total: number; page: number; limit: number }>> {
  const { items, total } = await searchUsers(tx, query, caller)
  const balances = await balancesOf(
    tx,
    items.map((it) => it.id),
  )
  const { page, limit } = query
  return { data: { items: items.map((it) => ({ ...it, balance: balances.get(it.id) ?? 0 })), total, page, limit } }
}

/** Maximum customers in the answer. */
const PAYEES = 4
/** Maximum customers checked closely, after the first match by contact data. */
const POSSIBLE_PAYEES = 200

/**
 * Customers whom an operator may credit. Finds the newest accounts by their visible texts, or by a whole phone number
 * or Telegram name.
 */
export async function findPayees(
  tx: Tx,
  { query: { q } }: HandlerInput<typeof api.accountsOperator.payees>,
): Promise<Result<{ items: Customer[] }>> {
  const readings = searchReadings(q)
  const possible = await listPossiblePayees(tx, q, POSSIBLE_PAYEES)
  const ids = possible
    .filter((it) => it.isWhole || holdsReading(toSearchText([it.username, it.email, it.fullName]), readings))
    .slice(0, PAYEES)
    .map((it) => it.id)
  const found = await customersOf(tx, ids)
  return { data: { items: found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) } }
}

/** The customer with this id; otherwise throws NOT_FOUND. */
export async function getCustomer(
  tx: Tx,
  id: string,
): Promise<Pick<StoredUser, 'id' | 'username' | 'role' | 'status' | 'language'>> {
  const user = isUuid(id) ? await findUserById(tx, id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  return user
}

/** These customers with their balances, in any order. */
export async function customersOf(tx: Tx, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return []
  const balances = await balancesOf(tx, [...ids])
  return (await listUsers(tx, ids)).map((it) => ({ ...it, balance: balances.get(it.id) ?? 0 }))
}

/** Ids by username, for customers with one of these lower-case usernames. */
export async function idsOfUsernames(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  return new Map((await listCustomersNamed(tx, names)).map((it) => [it.username.toLowerCase(), it.id]))
}

export async function usernamesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await usernames(tx, ids)).map((it) => [it.id, it.username]))
}

/** Names customers for the lists of staff; the result maps each id. */
export async function nameCustomers(tx: Tx, ids: readonly string[]): Promise<(id: string) => NamedCustomer> {
  const [names, blocked] = [await usernamesOf(tx, ids), await listBlocked(tx, ids)]
  const held = new Map(blocked.map((it) => [it.id, heldOf(it)]))
  return (id) => ({ id, username: names.get(id) ?? '', ...(held.has(id) && { held: held.get(id) }) })
}

/** The ones of these customers whose orders, payouts or transfers are on hold. */
export async function heldAmong(tx: Tx, ids: readonly string[], what: Holdable): Promise<Set<string>> {
  return new Set((await listBlocked(tx, ids)).flatMap((it) => (it.held.includes(what) ? it.id : [])))
}

export function heldOf({ held }: { held: readonly string[] }): Holdable[] {
  return holdable.filter((it) => held.includes(it))
}

/** Ids of the newest users who match the text for this searcher, and whether there are more. */
export async function usersNamed(tx: Tx, words: string, searcher: Searcher): Promise<{ ids: string[]; more: boolean }> {
  const { items, total } = await searchUsers(tx, { q: words, page: 1, limit: 100 }, searcher)
  return { ids: items.map((it) => it.id), more: total > items.length }
}

/** All of these users who match the text for this searcher. */
export async function usersNamedAmong(
  tx: Tx,
  words: string,
  ids: readonly string[],
  searcher: Searcher,
): Promise<string[]> {
  return (await listMeantAmong(tx, words, ids, searcher)).map((it) => it.id)
}
