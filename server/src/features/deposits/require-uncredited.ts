import type { KnownTransfer } from '@runmart/contract/envelope'
import { usernamesOf } from '#features/accounts/index.ts'
import { findPosted } from '#features/ledger/index.ts'
import { isValidCode } from '#platform/codes.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { CONTENT_LENGTH, CONTENT_PREFIX } from './content-code.ts'
import { creditedAs } from './reversal-queries.ts'
import { findCreditedTwins, findTwin, lockNames, type Twin } from './transfer-name-queries.ts'
import { lockTransfer, type StoredTransfer } from './transfer-queries.ts'

/**
 * Refuses to credit money that is known under another row: two notices told of it, or an operator entered it. What an operator
 * enters must be new, whatever became of the other; a row that a feed reported only waits for those that were credited.
 */
export async function requireUncredited(tx: Tx, { id, entered }: { id: string; entered?: true }): Promise<void> {
  await lockNames(tx, [id])
  const twin = entered ? await findTwin(tx, id) : (await findCreditedTwins(tx, [id])).get(id)
  if (twin) throw entered ? await refuseEntered(tx, twin) : new Refusal('ALREADY_USED', await known(tx, twin))
}

/** Refuses a reference that is a name of the shop's own: no bank writes those. */
export async function requireBankReference(tx: Tx, reference: string): Promise<void> {
  if (!isOwnName(reference)) return
  const transfer = await findByOwnName(tx, reference)
  throw new Refusal('VALIDATION', {
    fields: { reference: 'referenceOurs' },
    ...(transfer && (await known(tx, transfer))),
  })
}

/** The refusal of a reference that a known transfer has. */
export async function refuseEntered(tx: Tx, twin: Twin): Promise<Refusal> {
  return new Refusal('VALIDATION', { fields: { reference: 'referenceUsed' }, ...(await known(tx, twin)) })
}

async function known(tx: Tx, twin: Twin): Promise<{ data: { transfer: KnownTransfer } }> {
  const { id, feed, externalId, bankReference, status, customerId } = twin
  const usernames = await usernamesOf(tx, customerId ? [customerId] : [])
  const username = (customerId && usernames.get(customerId)) ?? null
  return { data: { transfer: { id, feed, externalId, bankReference, status, username } } }
}

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
function isOwnName(reference: string): boolean {
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
async function findByOwnName(tx: Tx, reference: string): Promise<StoredTransfer | null> {
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
