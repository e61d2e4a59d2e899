import type { BookCheck, Books } from '@runmart/contract/ledger'
import type { Waiting } from '#platform/db/count-with-oldest.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Keeps what a check found; an older one never replaces a newer. */
export async function saveCheck(tx: Tx, books: Books, tookMs: number): Promise<void> {
  const { checkedAt, checks } = books
  const failing = checks.filter((check) => check.found > 0).length
  await tx.run(sql`
    insert into books.last_check as last (checked_at, failing, differs_since, result, took_ms)
    values (${checkedAt}, ${failing}, case when ${failing} > 0 then ${checkedAt}::timestamptz end, ${JSON.stringify(books)}, ${tookMs})
    on conflict (is_only) do update set checked_at = excluded.checked_at, failing = excluded.failing,
      differs_since = case when excluded.failing > 0 then coalesce(last.differs_since, excluded.checked_at) end,
      result = excluded.result, took_ms = excluded.took_ms
    where last.checked_at < excluded.checked_at`)
}

/** One that was asked for longer ago than any takes has failed. */
const isChecking = sql<boolean>`coalesce(asked_at > checked_at and asked_at > now() - interval '15 minutes', false)`

export type LastCheck = { books: Books; tookMs: number; isChecking: boolean }

/** The last check; null before the first, and when a node of the version before made it. */
export function findLastCheck(tx: Tx): Promise<LastCheck | null> {
  return tx.find(sql`
    select result as books, took_ms as "tookMs", ${isChecking} as "isChecking" from books.last_check
    where (result->>'checkedAt')::timestamptz = checked_at`)
}

/** Writes down that somebody asked for a new check; false while one is on its way. */
export async function noteAsked(tx: Tx): Promise<boolean> {
  const asked = await tx.all(
    sql`update books.last_check set asked_at = now() where not ${isChecking} returning is_only`,
  )
  return asked.length > 0
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
