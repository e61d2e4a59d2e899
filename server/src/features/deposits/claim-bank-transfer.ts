import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { type BankClaim, MAX_RECEIPT_BYTES, MOST_OPEN_CLAIMS } from '@runmart/contract/deposits-bank-claims'
import { cleanPicture } from '#platform/clean-picture.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import {
  countWaitingClaims,
  findClaimOf,
  getBankClaim,
  insertBankClaim,
  isCreditedTo,
  listBankClaimsOf,
  lockClaiming,
  type Receipt,
  type StoredBankClaim,
} from './bank-claim-queries.ts'
import { normalReference } from './transfer-queries.ts'

const OLDEST_DAYS = 90
const LATEST = 20
const DAY_MS = 86_400_000

/**
 * Stores a customer's claim of a missing bank transfer, once per reference, for an operator to check. A repeated
 * request returns the same claim. It credits nothing.
 */
export async function claimBankTransfer(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.bankClaims.claim>,
): Promise<Result<{ claim: BankClaim }>> {
  // Operators see the references of all transfers, so they cannot claim any.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const { amount, sentOn } = body
  const reference = normalReference(body.reference)
  if (!/[\p{L}\p{N}]/u.test(reference)) throw refuseField('reference', 'invalid')
  requireRecentDay(sentOn)
  const receipt = body.receipt === undefined ? null : readReceipt(body.receipt)
  await lockClaiming(tx, reference, caller.userId)
  const known = await findClaimOf(tx, reference, caller.userId)
  if (known?.customerId === caller.userId && known.status === 'waiting') return { data: { claim: toBankClaim(known) } }
  if (await isCreditedTo(tx, reference, caller.userId)) throw new Refusal('ALREADY_USED')
  if (known) throw refuseField('reference', 'referenceClaimed')
  if ((await countWaitingClaims(tx, caller.userId)) >= MOST_OPEN_CLAIMS) throw new Refusal('CLAIMS_OPEN')
  const id = randomUUIDv7()
  await insertBankClaim(tx, { id, customerId: caller.userId, reference, amount, sentOn }, receipt)
  logAfterCommit(tx, request, 'bank-transfer-claimed', { userId: caller.userId, claimId: id })
  return { data: { claim: toBankClaim(await getBankClaim(tx, id)) }, notice: 'messages.bankClaimSaved' }
}

/** The caller's latest claims of bank transfers. */
export async function listMyBankClaims(
  tx: Tx,
  { caller }: HandlerInput<typeof api.bankClaims.mine>,
): Promise<Result<{ items: BankClaim[] }>> {
  return { data: { items: (await listBankClaimsOf(tx, caller.userId, LATEST)).map(toBankClaim) } }
}

export function toBankClaim(claim: StoredBankClaim): BankClaim {
  const { id, reference, amount, sentOn, status, claimedAt, decidedAt, reason } = claim
  return { id, reference, amount, sentOn, status, claimedAt, decidedAt, reason }
}

/** Refuses an invalid day, a day that has not begun anywhere, and one too old for banks to look up. */
function requireRecentDay(day: string): void {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) throw refuseField('sentOn', 'invalid')
  const now = Date.now()
  if (at > now + DAY_MS || at < now - OLDEST_DAYS * DAY_MS) throw refuseField('sentOn', 'outOfRange')
}

/** Decodes the base64 picture; refuses too large ones and other files, whatever their name. */
function readReceipt(base64: string): Receipt {
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips invalid characters: encoding the bytes again must give the same text.
  if (bytes.toString('base64') !== base64) throw refuseField('receipt', 'pictureFormat')
  if (bytes.length > MAX_RECEIPT_BYTES) throw new Refusal('TOO_LARGE')
  const picture = cleanPicture(bytes)
  if (!picture) throw refuseField('receipt', 'pictureFormat')
  return { type: picture.type, bytes: picture.content }
}
