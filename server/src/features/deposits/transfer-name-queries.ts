import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredTransfer } from './transfer-queries.ts'

/** Makes others who decide about transfers with one of the same names wait until this transaction ends. */
export async function lockNames(tx: Tx, ids: readonly string[]): Promise<void> {
  // In one order for everybody, so that two who want the same names do not wait for each other.
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('bank ' || name, 2)) from (
      select distinct unnest(names) as name from deposits.transfers where id = any (${ids}::uuid[]) order by 1) as named
    where name is not null`)
}

export type Twin = Pick<StoredTransfer, 'id' | 'feed' | 'externalId' | 'bankReference' | 'status' | 'customerId'>

/**
 * Another transfer that is the same money. What an operator typed may be any name of a transfer; two feeds are compared by
 * the bank's reference alone, because each counts its own ids.
 */
const twinsOf = (ids: readonly string[]) => sql<Twin>`
  select mine.id as "twinOf", other.id, other.feed, other.external_id as "externalId", other.bank_reference as "bankReference", other.status,
    other.customer_id as "customerId"
  from deposits.transfers mine join deposits.transfers other on other.names && mine.names and other.id <> mine.id
  where mine.id = any (${ids}::uuid[]) and ('manual' in (mine.feed, other.feed)
    or other.feed <> mine.feed and other.names[1] = mine.names[1])`

/** The same money, reported or entered before, whatever became of it; a credited one first. */
export function findTwin(tx: Tx, id: string): Promise<Twin | null> {
  return tx.find(sql<Twin>`${twinsOf([id])} order by other.status = 'credited' desc, other.received_at limit 1`)
}

/** For each of these transfers that is money credited already: under which other one. */
export async function findCreditedTwins(tx: Tx, ids: readonly string[]): Promise<Map<string, Twin>> {
  const rows = await tx.all<Twin & { twinOf: string }>(sql`${twinsOf(ids)} and other.status = 'credited'`)
  return new Map(rows.map(({ twinOf, ...twin }) => [twinOf, twin]))
}

/** Bank references under which money was credited more than once, also where a feed knows one as its own id. */
export async function referencesCreditedTwice(tx: Tx): Promise<string[]> {
  const rows = await tx.all<Pick<Row<'deposits.transfers'>, 'bankReference'>>(sql`
    select bank_reference as "bankReference" from deposits.transfers where status = 'credited' and bank_reference <> ''
    group by bank_reference having count(*) > 1
    union
    select entered.bank_reference from deposits.transfers entered
      join deposits.transfers other on other.names && entered.names and other.id <> entered.id
    where entered.feed = 'manual' and entered.status = 'credited' and other.status = 'credited' order by 1`)
  return rows.map((row) => row.bankReference)
}
