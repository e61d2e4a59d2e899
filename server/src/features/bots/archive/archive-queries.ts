import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredResult } from '../result-queries.ts'

/**
 * Runs that may be over and whose files are still in the database; of very many, the oldest. Customers look at results soon
 * after the end, and read them faster from here.
 */
export async function findUnarchived(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('bots.runs')
      .select('orderId')
      // Written out, not as parameters, here and below: the partial indexes are found by these very words.
      .where(sql<boolean>`not files_gone and archived_at is null and holder is null`)
      .where(sql<boolean>`(ended_at is null or ended_at < now() - interval '1 hour')`)
      .orderBy('startedAt')
      .limit(5000),
  )
  return rows.map((it) => it.orderId)
}

const update = (orderId: string) => query.updateTable('bots.runs').where('orderId', '=', orderId)

export function intendArchive(tx: Tx, orderId: string, key: string): void {
  tx.write(update(orderId).set({ archiveKey: key }))
}

/** Notes that the files are in the archive, and lets the database's own go. Says how many results that were. */
export async function settleArchive(tx: Tx, orderId: string): Promise<number> {
  tx.write(update(orderId).set({ archivedAt: sql<string>`now()` }))
  return tx.run(query.deleteFrom('bots.results').where('orderId', '=', orderId))
}

/** Results above a line, in order, so many at most. */
export function resultsAfter(tx: Tx, orderId: string, line: number, most: number): Promise<StoredResult[]> {
  return tx.all(
    query
      .selectFrom('bots.results')
      .select(['line', 'status', 'text', 'problem'])
      .$narrowType<Pick<StoredResult, 'problem'>>()
      .where('orderId', '=', orderId)
      .where('line', '>', line)
      .orderBy('line')
      .limit(most),
  )
}

/** Objects of runs whose files were deleted. */
export function findRemovable(tx: Tx): Promise<{ orderId: string; key: string }[]> {
  return tx.all(
    query
      .selectFrom('bots.runs')
      .select(['orderId', 'archiveKey as key'])
      .where(sql<boolean>`files_gone and archive_key is not null`)
      .$narrowType<{ key: string }>()
      .orderBy('orderId')
      .limit(500),
  )
}

export async function clearArchive(tx: Tx, orderId: string): Promise<void> {
  await tx.run(update(orderId).set({ archiveKey: null }))
}
