import { botOrders, orderInputs } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { deleteResults } from './result-queries.ts'

/** Deletes lines, results and log of orders that ended this many days ago; keeps their cost and counts. */
export async function deleteOldFiles(db: Transactions, log: Log, keepDays: number): Promise<void> {
  const ids = await db.transaction((tx) => botOrders.listWithOldInput(tx, keepDays))
  for (const orderId of ids) await db.transaction((tx) => deleteFiles(tx, orderId))
  if (ids.length > 0) log.info({ event: 'files-forgotten', runs: ids.length }, 'lines and results were deleted')
}

/**
 * Deletes schedules, results, log and file names of these orders at once; a cron job removes objects from the store.
 */
export function deleteRunFiles(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`delete from bots.schedules where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`delete from bots.results where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`delete from bots.log where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`update bots.runs set files_gone = true, file_name = '' where order_id = any (${orderIds}::uuid[])`)
}

async function deleteFiles(tx: Tx, orderId: string): Promise<void> {
  await orderInputs.deleteInput(tx, orderId)
  deleteResults(tx, orderId)
  tx.write(sql`delete from bots.log where order_id = ${orderId}`)
  tx.write(sql`update bots.runs set files_gone = true where order_id = ${orderId}`)
}
