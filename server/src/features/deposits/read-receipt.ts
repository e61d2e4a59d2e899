import { MAX_RECEIPT_BYTES } from '@runmart/contract/deposits-bank-claims'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Receipt } from './bank-claim-queries.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The picture that was sent in base64; what is too large or no picture, whatever it calls itself, is refused. */
export function readReceipt(base64: string): Receipt {
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips what is not base64: what comes out must be what went in.
  if (bytes.toString('base64') !== base64) throw refuseField('receipt', 'pictureFormat')
  if (bytes.length > MAX_RECEIPT_BYTES) throw new Refusal('TOO_LARGE')
  const type = typeOf(bytes)
  if (!type) throw refuseField('receipt', 'pictureFormat')
  return { type, bytes }
}

/** What a picture is by its first and last bytes: a file that was cut off, or that only begins like one, is none. */
function typeOf(bytes: Buffer): Receipt['type'] | null {
  if (bytes.subarray(0, 8).equals(PNG))
    return bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.toString('latin1').includes('IEND') ? 'image/png' : null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 2 ? 'image/jpeg' : null
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp && bytes.readUInt32LE(4) + 8 <= bytes.length + 1 ? 'image/webp' : null
}
