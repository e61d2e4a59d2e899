import { firstIdSince } from '#platform/db/first-since.ts'
import { FOLDED_AT_ONCE } from '#platform/db/fold-in-batches.ts'
import { toSearchText } from '#platform/db/search-text.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { valuesOf } from './changes-of.ts'
import { isWholeText } from './whole-texts.ts'

type Written = { subject: string; address: string; details: Record<string, unknown> }

/**
 * What an entry is found by: what it was done to, from where, and every value that it notes. People are found by their accounts,
 * pages and letters by their titles: whole texts would fill the index, twice with each change.
 */
export function entryText({ subject, address, details }: Written): string {
  const values = [...valuesOf(details)].filter(([name]) => !isWholeText(name)).map(([, value]) => value)
  return toSearchText([subject, address, ...new Set(values)])
}

/** Within this time, nodes of the version before may have written entries. */
const UPDATE_SECONDS = 2 * 24 * 3_600

/**
 * Folds entries that have no words yet, the newest first, a batch a transaction: all that were written before this version, which
 * are older than every one that has words, and those that nodes of the version before wrote beside it.
 */
export async function foldEntries(db: Pick<Transactions, 'transaction'>): Promise<void> {
  const ofBefore = sql`e.id < coalesce((select min(entry_id) from audit.search_texts), e.id + 1)`
  while ((await db.transaction((tx) => foldSome(tx, ofBefore))) === FOLDED_AT_ONCE);
  const since = new Date(Date.now() - UPDATE_SECONDS * 1_000).toISOString()
  const { first } = await db.transaction((tx) =>
    tx.get<{ first: number }>(sql`select ${firstIdSince(sql`audit.entries`, since)} as first`),
  )
  const ofUpdate = sql`e.id >= ${first} and not exists (select from audit.search_texts s where s.entry_id = e.id)`
  while ((await db.transaction((tx) => foldSome(tx, ofUpdate))) === FOLDED_AT_ONCE);
}

async function foldSome(tx: Tx, which: Sql): Promise<number> {
  const rows = await tx.all<Written & { id: number }>(sql`
    select e.id, e.subject, e.address, e.details from audit.entries e where ${which} order by e.id desc
    limit ${FOLDED_AT_ONCE}`)
  await tx.run(sql`
    insert into audit.search_texts (entry_id, search_text)
    select * from unnest(${rows.map((it) => it.id)}::bigint[], ${rows.map(entryText)}::text[]) on conflict do nothing`)
  return rows.length
}
