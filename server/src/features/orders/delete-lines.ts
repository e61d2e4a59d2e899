import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { clearLines } from './input-queries.ts'
import { deleteLinks, listWithOldLinks } from './link-queries.ts'
import { deleteLongInputs, type StoredOrder } from './order-queries.ts'
import { deleteOldUploaded } from './uploaded-queries.ts'

/** Deletes what came with an order that nobody ever began: no delivery can be disputed, and ordering costs nothing then. */
export async function deleteUnused(tx: Tx, order: StoredOrder): Promise<void> {
  if (order.serviceType === 'AUTO_BOT') await clearLines(tx, order.id)
  else await deleteLinks(tx, order.id)
  if (order.inputs) await deleteLongInputs(tx, order.id)
}

/** Deletes the links of orders that ended so many days ago, an order at a time; bots delete the lines of theirs. */
export async function deleteOldLinks(db: Transactions, log: Log, keepDays: number): Promise<void> {
  await deleteOldUploaded(db)
  const ids = await db.transaction((tx) => listWithOldLinks(tx, keepDays))
  for (const orderId of ids) await db.transaction((tx) => deleteLinks(tx, orderId))
  if (ids.length > 0) log.info({ event: 'links-deleted', orders: ids.length }, 'links of old orders were deleted')
}
