import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredResult } from '../result-queries.ts'

/**
 * Runs that may be over and whose files are still in the database; of very many, the oldest. Customers look at results soon
 * after the end, and read them faster from here.
 */
export async function findUnarchived(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select order_id as id from bots.runs
    where not files_gone and archived_at is null and holder is null
      and (ended_at is null or ended_at < now() - interval '1 hour')
    order by started_at limit 5000`)
  return rows.map((it) => it.id)
}

export function intendArchive(tx: Tx, orderId: string, key: string): void {
  tx.write(sql`update bots.runs set archive_key = ${key} where order_id = ${orderId}`)
}

/** Notes that the files are in the archive, and lets the database's own go. Says how many results that were. */
export async function settleArchive(tx: Tx, orderId: string): Promise<number> {
  tx.write(sql`update bots.runs set archived_at = now() where order_id = ${orderId}`)
  return tx.run(sql`delete from bots.results where order_id = ${orderId}`)
}

/** Results above a line, in order, so many at most. */
export function resultsAfter(tx: Tx, orderId: string, line: number, most: number): Promise<StoredResult[]> {
  return tx.all<StoredResult>(sql`
    select line, status, text, problem from bots.results
    where order_id = ${orderId} and line > ${line} order by line limit ${most}`)
}

/** Objects of runs whose files were deleted. */
export function findRemovable(tx: Tx): Promise<{ orderId: string; key: string }[]> {
  return tx.all(sql`
    select order_id as "orderId", archive_key as key from bots.runs
    where files_gone and archive_key is not null order by order_id limit 500`)
}

export async function clearArchive(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`update bots.runs set archive_key = null where order_id = ${orderId}`)
}
