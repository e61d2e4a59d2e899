import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Deletes results, log and file names of these orders at once; what lies in a store is removed by the clock. */
export function forgetRuns(tx: Tx, orderIds: readonly string[]): void {
  tx.write(sql`delete from bots.results where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`delete from bots.log where order_id = any (${orderIds}::uuid[])`)
  tx.write(sql`update bots.runs set files_gone = true, file_name = '' where order_id = any (${orderIds}::uuid[])`)
}
