import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredResult } from '../result-queries.ts'

/**
 * The oldest ended runs whose files are in the database. Waits an hour: customers read fresh results soon, and faster
 * from the database.
 */
export async function findUnarchived(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query
      .selectFrom('bots.runs')
      .select('orderId')
      // Literals instead of parameters, here and below: PostgreSQL finds the partial indexes only by the same words.
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

/** Marks the files as archived and deletes the results from the database; returns their number. */
export async function settleArchive(tx: Tx, orderId: string): Promise<number> {
  tx.write(update(orderId).set({ archivedAt: sql<string>`now()` }))
  return tx.run(query.deleteFrom('bots.results').where('orderId', '=', orderId))
}

/** At most `most` results above a line, sorted by line. */
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

/** Objects of runs with deleted files. */
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
