import { MAX_UPLOAD_BYTES_A_DAY } from '@runmart/contract/orders-lines'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { addUploaded } from './uploaded-queries.ts'

/**
 * Counts what comes with an order and is kept, for all processes together, and refuses more than a customer may bring on a
 * day. In the transaction of the order: one that is refused, for whatever reason, counts nothing.
 */
export async function countUpload(tx: Tx, customerId: string, texts: readonly string[]): Promise<void> {
  const bytes = texts.reduce((sum, it) => sum + Buffer.byteLength(it), 0)
  const { total, secondsLeft } = await addUploaded(tx, customerId, bytes)
  if (total <= MAX_UPLOAD_BYTES_A_DAY) return
  const left = Math.max(0, MAX_UPLOAD_BYTES_A_DAY - (total - bytes))
  throw new Refusal('UPLOAD_QUOTA', {
    retryAfterSeconds: secondsLeft,
    data: { limitBytes: MAX_UPLOAD_BYTES_A_DAY, leftBytes: left },
  })
}
