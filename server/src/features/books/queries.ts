import { type Books, isKnownDifference } from '@runmart/contract/books'
import { type Checked, listDifferences } from '#features/ledger/index.ts'
import type { Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type Check = Checked & { examples: string[] }
/** The result of a check, with ids instead of names. */
export type CheckedBooks = Omit<Books, 'checks'> & { checks: Check[] }

/** Stores the result of a check; an older one never replaces a newer. */
export async function saveCheck(tx: Tx, books: CheckedBooks, tookMs: number): Promise<void> {
  const { checkedAt } = books
  const failing = books.checks.filter((check) => check.found > 0)
  await tx.run(sql`
    insert into books.last_check as last (checked_at, failing, differs_since, result, took_ms)
    values (${checkedAt}, ${failing.length}, case when ${failing.length} > 0 then ${checkedAt}::timestamptz end,
      ${JSON.stringify(books)}, ${tookMs})
    on conflict (is_only) do update set checked_at = excluded.checked_at, failing = excluded.failing,
      differs_since = case when excluded.failing > 0 then coalesce(last.differs_since, excluded.checked_at) end,
      result = excluded.result, took_ms = excluded.took_ms
    where last.checked_at < excluded.checked_at`)
}

/** Counts a request as failed when it is older than the longest possible check. */
const isChecking = sql<boolean>`coalesce(asked_at > checked_at and asked_at > now() - interval '15 minutes', false)`

export type LastCheck = { books: CheckedBooks; tookMs: number; isChecking: boolean }

/** The last check; null before the first. Leaves out unknown kinds of differences. */
export async function findLastCheck(tx: Tx): Promise<LastCheck | null> {
  const last = await tx.find<LastCheck>(
    sql`select result as books, took_ms as "tookMs", ${isChecking} as "isChecking" from books.last_check`,
  )
  if (!last) return null
  const checks = last.books.checks.map((it) => ({ ...it, differences: it.differences.filter(isKnownDifference) }))
  return { ...last, books: { ...last.books, checks } }
}

/** Stores the request for a new check; returns false while one is running. */
export async function noteAsked(tx: Tx): Promise<boolean> {
  const asked = await tx.all(
    sql`update books.last_check set asked_at = now() where not ${isChecking} returning is_only`,
  )
  return asked.length > 0
}

/** The number of failing checks in the last run, and the time since when they fail. */
export async function countBookDifferences(tx: Tx): Promise<Waiting> {
  const last = await tx.find<Waiting>(sql`select failing as count, differs_since as "oldestAt" from books.last_check`)
  return last ?? { count: 0, oldestAt: null }
}

type Listed = Omit<Checked, 'name'>

/** Partners' shares that differ from their orders or from the ledger. */
export function listShareDifferences(tx: Tx, most: number): Promise<Listed> {
  return listDifferences(tx, sql`select * from books.list_share_differences()`, most)
}

/** Orders at suppliers whose cost differs from the ledger. */
export function listSupplierCostDifferences(tx: Tx, most: number): Promise<Listed> {
  return listDifferences(tx, sql`select * from books.list_supplier_cost_differences()`, most)
}

/** The amount held for each partner, by the ledger. */
export function sumHeldShares(tx: Tx): Promise<{ partnerId: string; held: number }[]> {
  return tx.all(sql`select partner_id as "partnerId", held from books.sum_held_shares() order by held desc, partner_id`)
}
