import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockTransfer, type StoredTransfer } from './transfer-queries.ts'

/** A transfer that waits for an operator's decision, locked. */
export async function findWaiting(tx: Tx, id: string): Promise<StoredTransfer> {
  const transfer = isUuid(id) ? await lockTransfer(tx, id) : null
  if (!transfer) throw new Refusal('NOT_FOUND')
  if (transfer.status !== 'unmatched' && transfer.status !== 'ignored') throw new Refusal('CONFLICT')
  return transfer
}
