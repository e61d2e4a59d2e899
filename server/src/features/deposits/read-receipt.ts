import { MAX_RECEIPT_BYTES } from '@runmart/contract/deposits-bank-claims'
import { cleanPicture } from '#platform/clean-picture.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Receipt } from './bank-claim-queries.ts'

/** The picture that was sent in base64; what is too large or no picture, whatever it calls itself, is refused. */
export function readReceipt(base64: string): Receipt {
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips what is not base64: what comes out must be what went in.
  if (bytes.toString('base64') !== base64) throw refuseField('receipt', 'pictureFormat')
  if (bytes.length > MAX_RECEIPT_BYTES) throw new Refusal('TOO_LARGE')
  const picture = cleanPicture(bytes)
  if (!picture) throw refuseField('receipt', 'pictureFormat')
  return { type: picture.type, bytes: picture.content }
}
