import type { Span } from '#platform/days.ts'
import { countUpTo } from '#platform/db/count-rows.ts'
import { firstIdAfter, firstIdSince } from '#platform/db/first-since.ts'
import { query } from '#platform/db/query.ts'
import { findFew, isFound, type Searched } from '#platform/db/searched-rows.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type AuditFilter = Span & {
  operatorId?: string | undefined
  action?: string | undefined
  /** Any of these. */
  actions?: readonly string[]
  subject?: string | undefined
  /** Words in what it was done to, in its details or in the address. */
  q?: string | undefined
  /** Who may be meant by these words. */
  people?: readonly string[]
}
export type StoredEntry = {
  id: number
  operatorId: string | null
  action: string
  subject: string
  details: Record<string, unknown>
  address: string
  createdAt: string
}

/** So many that match are counted: nobody turns so many pages. */
const MOST_COUNTED = 10_000

type Listed = { items: StoredEntry[]; total: number; more: boolean }

/**
 * That it was done to this, or to something of this customer: their order, their transfer. Gathered by two indexes; for a page of the newest
 * PostgreSQL would go through the log from its end.
 */
const isAbout = (id: string): Sql<boolean> => sql`id = any (array(
  select id from audit.entries where subject = ${id}
  union select id from audit.entries where details ->> 'customerId' = ${id}))`

/** A page of the audit log, newest first, and how many entries match. */
export async function listEntries(
  tx: Tx,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listed> {
  const found = await matching(tx, filter)
  const items = (await tx.all(found.select(columns).orderBy('id', 'desc').limit(limit).offset(offset))) as StoredEntry[]
  // In the order of an index: so many are then found without reading all the others.
  const counted = await countUpTo(tx, found.orderBy('id', 'desc'), MOST_COUNTED + 1)
  return { items, total: Math.min(counted, MOST_COUNTED), more: counted > MOST_COUNTED }
}

/** The entries that match and are older than this one, so many of them, newest first. */
export async function listOlderEntries(
  tx: Tx,
  filter: AuditFilter,
  after: number | null,
  limit: number,
): Promise<StoredEntry[]> {
  let found = await matching(tx, filter)
  if (after !== null) found = found.where('id', '<', after)
  return (await tx.all(found.select(columns).orderBy('id', 'desc').limit(limit))) as StoredEntry[]
}

/** One entry by its id. */
export async function findEntry(tx: Tx, id: number): Promise<StoredEntry | null> {
  return (await tx.find(query.selectFrom('audit.entries').select(columns).where('id', '=', id))) as StoredEntry | null
}

const columns = ['id', 'operatorId', 'action', 'subject', 'details', 'address', 'createdAt'] as const

async function matching(tx: Tx, filter: AuditFilter) {
  let found = query.selectFrom('audit.entries')
  if (filter.operatorId) found = found.where('operatorId', '=', filter.operatorId)
  if (filter.action) found = found.where('action', '=', filter.action)
  if (filter.actions) found = found.where('action', 'in', filter.actions)
  if (filter.subject) found = found.where(isAbout(filter.subject))
  if (filter.since) {
    const first = await boundary(tx, firstIdSince(entries, filter.since))
    found = found.where('id', '>=', first).where('createdAt', '>=', filter.since)
  }
  if (filter.before) {
    const end = await boundary(tx, firstIdAfter(entries, filter.before))
    found = found.where('id', '<', end).where('createdAt', '<', filter.before)
  }
  if (filter.q) found = found.where(await holdsWords(tx, filter.q, filter.people ?? []))
  return found
}

const entries = sql`audit.entries`

/** Asked for first and then given as a value, so that PostgreSQL knows how little is left to read. */
async function boundary(tx: Tx, id: Sql<number>): Promise<number> {
  return (await tx.get<{ id: number }>(sql`select ${id} as id`)).id
}

/** That an entry holds the words, or that one of these people did it or that it was done to them. */
async function holdsWords(tx: Tx, typed: string, people: readonly string[]): Promise<Sql<boolean>> {
  const searched: Searched = { table: sql`audit.search_texts`, id: sql`entry_id` }
  const few = await findFew<number>(tx, searched, typed)
  const isHeld = few
    ? sql`id = any (${few}::bigint[])`
    : sql`exists (select from audit.search_texts where entry_id = entries.id and ${isFound(searched, typed)})`
  return sql`(${isHeld} or operator_id = any (${people}::uuid[]) or subject = any (${people}::text[])
    or details ->> 'customerId' = any (${people}::text[]))`
}

/** Everybody who is in the log. Each is found by one step of the index, not by reading what they did. */
export async function listActors(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    with recursive actor (id) as (
      (select operator_id from audit.entries where operator_id is not null order by operator_id limit 1)
      union all
      select (select operator_id from audit.entries where operator_id > actor.id order by operator_id limit 1)
      from actor where actor.id is not null)
    select id from actor where id is not null`)
  return rows.map(({ id }) => id)
}
