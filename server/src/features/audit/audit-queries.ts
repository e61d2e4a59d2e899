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
  /** Entries with any of these actions. */
  actions?: readonly string[]
  subject?: string | undefined
  /** Words in the subject, the details or the address. */
  q?: string | undefined
  /** Accounts that these words may mean. */
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

/** Stops counting matches here: users do not open pages beyond it. */
const MOST_COUNTED = 10_000

type Listed = { items: StoredEntry[]; total: number; more: boolean }

/**
 * Entries about this subject or about something of this customer, such as an order or a transfer. Combines two indexes,
 * because PostgreSQL would otherwise scan the log from its end for a newest page.
 */
const isAbout = (id: string): Sql<boolean> => sql`id = any (array(
  select id from audit.entries where subject = ${id}
  union select id from audit.entries where details ->> 'customerId' = ${id}))`

/** A page of the audit log, newest first, and the number of matching entries. */
export async function listEntries(
  tx: Tx,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Listed> {
  const found = await matching(tx, filter)
  const items = (await tx.all(found.select(columns).orderBy('id', 'desc').limit(limit).offset(offset))) as StoredEntry[]
  // Follows an index order, so that PostgreSQL stops at the limit without reading the other entries.
  const counted = await countUpTo(tx, found.orderBy('id', 'desc'), MOST_COUNTED + 1)
  return { items, total: Math.min(counted, MOST_COUNTED), more: counted > MOST_COUNTED }
}

/** At most `limit` matching entries older than `after`, newest first. */
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

/** Queries the id first and passes it as a value. PostgreSQL can then estimate the small rest of the log. */
async function boundary(tx: Tx, id: Sql<number>): Promise<number> {
  return (await tx.get<{ id: number }>(sql`select ${id} as id`)).id
}

/** Matches entries that hold the words, or whose operator or subject is one of these people. */
async function holdsWords(tx: Tx, typed: string, people: readonly string[]): Promise<Sql<boolean>> {
  const searched: Searched = { table: sql`audit.search_texts`, id: sql`entry_id` }
  const few = await findFew<number>(tx, searched, typed)
  const isHeld = few
    ? sql`id = any (${few}::bigint[])`
    : sql`exists (select from audit.search_texts where entry_id = entries.id and ${isFound(searched, typed)})`
  return sql`(${isHeld} or operator_id = any (${people}::uuid[]) or subject = any (${people}::text[])
    or details ->> 'customerId' = any (${people}::text[]))`
}

/** All operators in the log. Finds each by one index step instead of reading all their entries. */
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
