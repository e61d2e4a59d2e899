import type { Row } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredTransfer } from './transfer-queries.ts'

/** Serializes decisions about transfers that share a name, until this transaction ends. */
export async function lockNames(tx: Tx, ids: readonly string[]): Promise<void> {
  // Always locks in the same order, against deadlocks.
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('bank ' || name, 2)) from (
      select distinct unnest(names) as name from deposits.transfers where id = any (${ids}::uuid[]) order by 1) as named
    where name is not null`)
}

export type Twin = Pick<StoredTransfer, 'id' | 'feed' | 'externalId' | 'bankReference' | 'status' | 'customerId'>

/**
 * Whether two rows are the same money. An operator's entry may be any name of a transfer. Two notices match only by the
 * bank's reference, because each feed counts its own ids.
 */
const areTwins = sql<boolean>`other.names && mine.names and other.id <> mine.id
  and ('manual' in (mine.feed, other.feed) or other.names[1] = mine.names[1])`

const twinsOf = (ids: readonly string[]) => sql<Twin>`
  select mine.id as "twinOf", other.id, other.feed, other.external_id as "externalId", other.bank_reference as "bankReference", other.status,
    other.customer_id as "customerId"
  from deposits.transfers mine join deposits.transfers other on ${areTwins}
  where mine.id = any (${ids}::uuid[])`

/** Another row of the same money in any state; a credited one first. */
export function findTwin(tx: Tx, id: string): Promise<Twin | null> {
  return tx.find(sql<Twin>`${twinsOf([id])} order by other.status = 'credited' desc, other.received_at limit 1`)
}

/** The credited twin of each of these transfers. */
export function findCreditedTwins(tx: Tx, ids: readonly string[]): Promise<Map<string, Twin>> {
  return byTwin(tx, sql<Twin>`${twinsOf(ids)} and other.status = 'credited'`)
}

/** The credited or reversed twin of each of these transfers: a later notice of reversed money needs an operator. */
export function findDecidedTwins(tx: Tx, ids: readonly string[]): Promise<Map<string, Twin>> {
  return byTwin(
    tx,
    sql<Twin>`${twinsOf(ids)} and (other.status = 'credited' or other.reversals > 0) order by other.status = 'credited'`,
  )
}

async function byTwin(tx: Tx, found: Sql<Twin>): Promise<Map<string, Twin>> {
  const rows = await tx.all<Twin & { twinOf: string }>(found)
  return new Map(rows.map(({ twinOf, ...twin }) => [twinOf, twin]))
}

/** Bank references with more than one credit, by the same rule that prevents double credits. */
export async function referencesCreditedTwice(tx: Tx): Promise<string[]> {
  // Twins among notices share the first name: grouping finds them without comparing every pair.
  const rows = await tx.all<Pick<Row<'deposits.transfers'>, 'bankReference'>>(sql`
    select min(bank_reference) as "bankReference" from deposits.transfers where status = 'credited' and names[1] is not null
    group by names[1] having count(*) > 1
    union
    select mine.bank_reference from deposits.transfers mine join deposits.transfers other on ${areTwins}
    where mine.feed = 'manual' and mine.status = 'credited' and other.status = 'credited' order by 1`)
  return rows.map((row) => row.bankReference)
}
