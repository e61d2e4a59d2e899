import { findPosted } from '#features/ledger/index.ts'
import { isValidCode } from '#platform/codes.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { CONTENT_LENGTH, CONTENT_PREFIX } from './content-code.ts'
import { creditedAs } from './reversal-queries.ts'
import { lockTransfer, type StoredTransfer } from './transfer-queries.ts'

/** The codes that the shop shows, by their beginnings, and how long they are without it. */
const codes: [beginning: string, lengths: readonly number[]][] = [
  ['TX', [9]],
  ['PS', [6, 8]],
  ['RM', [6, 8]],
  ['PO', [7]],
  [CONTENT_PREFIX, [CONTENT_LENGTH]],
]
const feedAndId = /^(sepay|casso|binance|manual)[\s\p{P}]*(.*)$/iu

/** Whether a reference looks like a name that the shop itself gives, however it is written: no bank writes those. */
export function isOwnName(reference: string): boolean {
  const written = reference.normalize('NFKC').trim().toUpperCase()
  const plain = written.replace(/[^\p{L}\p{N}]/gu, '')
  const isCode = ([beginning, lengths]: (typeof codes)[number]) => {
    const body = plain.slice(beginning.length)
    return plain.startsWith(beginning) && lengths.includes(body.length) && isValidCode(body)
  }
  return (
    /^(TX|PS|RM|PO)\p{Pd}/u.test(written) ||
    /^[0-9A-F]{32}$/.test(plain) ||
    /^(SEPAY|CASSO|BINANCE|MANUAL)[\s\p{P}\p{N}]/u.test(written) ||
    codes.some(isCode)
  )
}

/** The transfer that one of our own names means: its id, feed and id, or the code of its credit or of a reversal of it. */
export async function findByOwnName(tx: Tx, reference: string): Promise<StoredTransfer | null> {
  const written = reference.normalize('NFKC').trim()
  if (isUuid(written.toLowerCase())) return lockTransfer(tx, written.toLowerCase())
  const [, feed = '', id = ''] = feedAndId.exec(written) ?? []
  if (feed) return findCredited(tx, `${feed.toLowerCase()}:${id}`)
  const posted = (await findPosted(tx, written.toUpperCase().replace(/\p{Pd}/u, '-')))?.posted
  // A reversal, and the debt that it left, are named after what they take back.
  const original = posted?.reference.startsWith('TX-') ? (await findPosted(tx, posted.reference))?.posted : posted
  return original ? findCredited(tx, original.reference) : null
}

const findCredited = (tx: Tx, reference: string) => tx.find(creditedAs([reference]).limit(1))
