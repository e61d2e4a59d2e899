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
 * Refuses to credit money twice that arrived in two rows: by two notices, or by an operator's entry. An entry must be
 * new, whatever the state of the other row. A feed's row conflicts only with credited rows.
 */
export async function requireUncredited(tx: Tx, { id, entered }: { id: string; entered?: true }): Promise<void> {
  await lockNames(tx, [id])
  const twin = entered ? await findTwin(tx, id) : (await findCreditedTwins(tx, [id])).get(id)
  if (twin) throw entered ? await refuseEntered(tx, twin) : new Refusal('ALREADY_USED', await known(tx, twin))
}

/** Refuses a reference with one of the shop's own names: banks never write those. */
export async function requireBankReference(tx: Tx, reference: string): Promise<void> {
  if (!isOwnName(reference)) return
  const transfer = await findByOwnName(tx, reference)
  throw new Refusal('VALIDATION', {
    fields: { reference: 'referenceOurs' },
    ...(transfer && (await known(tx, transfer))),
  })
}

/** The refusal of a known transfer's reference. */
export async function refuseEntered(tx: Tx, twin: Twin): Promise<Refusal> {
  return new Refusal('VALIDATION', { fields: { reference: 'referenceUsed' }, ...(await known(tx, twin)) })
}

async function known(tx: Tx, twin: Twin): Promise<{ data: { transfer: KnownTransfer } }> {
  const { id, feed, externalId, bankReference, status, customerId } = twin
  const usernames = await usernamesOf(tx, customerId ? [customerId] : [])
  const username = (customerId && usernames.get(customerId)) ?? null
  return { data: { transfer: { id, feed, externalId, bankReference, status, username } } }
}

/** Prefixes of the shop's public codes, and the lengths of the rest. */
const codes: [beginning: string, lengths: readonly number[]][] = [
  ['TX', [9]],
  ['PS', [6, 8]],
  ['RM', [6, 8]],
  ['PO', [7]],
  [CONTENT_PREFIX, [CONTENT_LENGTH]],
]
const feedAndId = /^(sepay|casso|binance|manual)[\s\p{P}]*(.*)$/iu

/** Whether a reference looks like one of the shop's own names in any spelling: banks never write those. */
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

/** The transfer behind one of our own names: its id, its feed and id, or a code of its postings. */
async function findByOwnName(tx: Tx, reference: string): Promise<StoredTransfer | null> {
  const written = reference.normalize('NFKC').trim()
  if (isUuid(written.toLowerCase())) return lockTransfer(tx, written.toLowerCase())
  const [, feed = '', id = ''] = feedAndId.exec(written) ?? []
  if (feed) return findCredited(tx, `${feed.toLowerCase()}:${id}`)
  const posted = (await findPosted(tx, written.toUpperCase().replace(/\p{Pd}/u, '-')))?.posted
  // A reversal and its debt carry the name of the reversed posting.
  const original = posted?.reference.startsWith('TX-') ? (await findPosted(tx, posted.reference))?.posted : posted
  return original ? findCredited(tx, original.reference) : null
}

const findCredited = (tx: Tx, reference: string) => tx.find(creditedAs([reference]).limit(1))
