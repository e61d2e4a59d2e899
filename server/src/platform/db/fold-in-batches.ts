import type { Transactions } from '../http/route.ts'
import { toSearchText } from './search-text.ts'
import { type Sql, sql } from './sql.ts'
import type { Tx } from './tx.ts'

export const FOLDED_AT_ONCE = 500

/** A table with a column `search_text`, and an array of its texts. */
export type Foldable = { table: Sql; texts: Sql }

/** Folds the texts of the selected rows, and returns their number. Skips locked rows until the next time. */
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

/** Folds unfolded rows, the newest first, one batch per transaction. */
export async function foldInBatches(db: Pick<Transactions, 'transaction'>, it: Foldable): Promise<void> {
  while ((await db.transaction((tx) => foldRows(tx, it, sql`search_text is null`))) === FOLDED_AT_ONCE);
}
