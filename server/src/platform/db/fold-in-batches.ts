import type { Transactions } from '../http/route.ts'
import { toSearchText } from './search-text.ts'
import { type Sql, sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** So many rows are folded in one transaction. */
export const FOLDED_AT_ONCE = 500

/** A table with a column `search_text`, and what goes into it: an array of texts. */
export type Foldable = { table: Sql; texts: Sql }

/** Folds the words of the rows named, and says how many there were. Rows that somebody works on are left for the next time. */
export async function foldRows(tx: Tx, { table, texts }: Foldable, which: Sql): Promise<number> {
  const rows = await tx.all<{ id: string; texts: (string | null)[] }>(sql`
    select id, ${texts} as texts from ${table} where ${which} order by id desc
    limit ${FOLDED_AT_ONCE} for update skip locked`)
  await tx.run(sql`
    update ${table} as it set search_text = folded.text
    from unnest(${rows.map((it) => it.id)}::uuid[], ${rows.map((it) => toSearchText(it.texts))}::text[]) as folded (id, text)
    where it.id = folded.id`)
  return rows.length
}

/** Folds what is not folded yet, the newest first, a batch a transaction. */
export async function foldInBatches(db: Pick<Transactions, 'transaction'>, it: Foldable): Promise<void> {
  while ((await db.transaction((tx) => foldRows(tx, it, sql`search_text is null`))) === FOLDED_AT_ONCE);
}
