import { MAX_UPLOAD_BYTES_A_DAY } from '@runmart/contract/orders-lines'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { addUploaded } from './uploaded-queries.ts'

/**
 * Counts the stored uploads of a customer across all processes, and refuses more than a day's limit. Runs in the
 * order's transaction, so a refused order counts nothing.
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
