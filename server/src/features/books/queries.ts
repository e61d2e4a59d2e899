import type { BookCheck, Books } from '@runmart/contract/ledger'
import type { Waiting } from '#platform/db/count-with-oldest.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
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

type Differing = Pick<BookCheck, 'found' | 'examples'>

/** Partners' shares that do not follow from their orders, or are not what the ledger has. */
export function listDifferingShares(tx: Tx, most: number): Promise<Differing> {
  return listDiffering(tx, sql`books.list_differing_shares()`, most)
}

/** Orders at suppliers that cost something else by the ledger. */
export function listDifferingSupplierCosts(tx: Tx, most: number): Promise<Differing> {
  return listDiffering(tx, sql`books.list_differing_supplier_costs()`, most)
}

/** What is held for each partner, by the ledger. */
export function sumHeldShares(tx: Tx): Promise<{ partnerId: string; held: number }[]> {
  return tx.all(sql`select partner_id as "partnerId", held from books.sum_held_shares() order by held desc, partner_id`)
}

async function listDiffering(tx: Tx, differing: Sql, most: number): Promise<Differing> {
  const rows = await tx.all<{ example: string; count: number }>(sql`
    select example, count(*) over ()::int as count from ${differing} as it (example) limit ${most}`)
  return { found: rows[0]?.count ?? 0, examples: rows.map((it) => it.example) }
}
