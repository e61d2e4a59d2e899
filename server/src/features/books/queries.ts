import type { Books } from '@runmart/contract/ledger'
import type { Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Keeps what a check found; an older one never replaces a newer. */
export async function saveCheck(tx: Tx, { checkedAt, checks }: Pick<Books, 'checkedAt' | 'checks'>): Promise<void> {
  const failing = checks.filter((check) => check.found > 0).length
  await tx.run(sql`
    insert into books.last_check as last (checked_at, failing, differs_since)
    values (${checkedAt}, ${failing}, case when ${failing} > 0 then ${checkedAt}::timestamptz end)
    on conflict (is_only) do update set checked_at = excluded.checked_at, failing = excluded.failing,
      differs_since = case when excluded.failing > 0 then coalesce(last.differs_since, excluded.checked_at) end
    where last.checked_at < excluded.checked_at`)
}

/** How many checks did not hold when the books were last checked, and since when they differ. */
export async function countBookDifferences(tx: Tx): Promise<Waiting> {
  const last = await tx.find<Waiting>(sql`select failing as count, differs_since as "oldestAt" from books.last_check`)
  return last ?? { count: 0, oldestAt: null }
}
