import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { clearLines } from './input-queries.ts'
import { deleteLinks, listWithOldLinks } from './link-queries.ts'
import { deleteLongInputs, type StoredOrder } from './order-queries.ts'
import { deleteOldUploaded } from './uploaded-queries.ts'

/**
 * Deletes the uploads of an order that never began. There is no delivery to dispute, and a refunded order costs nothing
 * to place.
 */
export async function deleteUnused(tx: Tx, order: StoredOrder): Promise<void> {
  if (order.serviceType === 'AUTO_BOT') await clearLines(tx, order.id)
  else await deleteLinks(tx, order.id)
  if (order.inputs) await deleteLongInputs(tx, order.id)
}

/**
 * Deletes the links of orders that ended this many days ago, one order at a time. The bots feature deletes its lines.
 */
export async function deleteOldLinks(db: Transactions, log: Log, keepDays: number): Promise<void> {
  await deleteOldUploaded(db)
  const ids = await db.transaction((tx) => listWithOldLinks(tx, keepDays))
  for (const orderId of ids) await db.transaction((tx) => deleteLinks(tx, orderId))
  if (ids.length > 0) log.info({ event: 'links-deleted', orders: ids.length }, 'links of old orders were deleted')
}
