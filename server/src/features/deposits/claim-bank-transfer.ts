import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { type BankClaim, MOST_OPEN_CLAIMS } from '@runmart/contract/deposits-bank-claims'
import { getCustomer } from '#features/accounts/index.ts'
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
  type StoredBankClaim,
} from './bank-claim-queries.ts'
import { readReceipt } from './read-receipt.ts'
import { mailStaff } from './staff-mails.ts'
import { normalReference } from './transfer-queries.ts'

const OLDEST_DAYS = 90
const LATEST = 20
const DAY_MS = 86_400_000

/**
 * Stores what a customer says about a bank transfer that was not credited, once per reference, for an operator to look for.
 * Sent again it is the same claim. It credits nothing.
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
  const { username: customer } = await getCustomer(tx, caller.userId)
  await mailStaff(tx, 'money', { kind: 'bankClaimWaits', customer, amount, reference })
  logAfterCommit(tx, request, 'bank-transfer-claimed', { userId: caller.userId, claimId: id })
  return { data: { claim: toBankClaim(await getBankClaim(tx, id)) }, notice: 'messages.bankClaimSaved' }
}

/** The caller's latest claims of bank transfers. */
export async function listMyBankClaims(
  tx: Tx,
  { caller }: HandlerInput<typeof api.bankClaims.mine>,
): Promise<Result<{ items: BankClaim[] }>> {
  return { data: { items: await bankClaimsOf(tx, caller.userId) } }
}

export async function bankClaimsOf(tx: Tx, customerId: string): Promise<BankClaim[]> {
  return (await listBankClaimsOf(tx, customerId, LATEST)).map(toBankClaim)
}

export function toBankClaim(claim: StoredBankClaim): BankClaim {
  const { id, reference, amount, sentOn, status, claimedAt, decidedAt, reason } = claim
  return { id, reference, amount, sentOn, status, claimedAt, decidedAt, reason }
}

/** Refuses a day that is none, has not begun anywhere, or is so long ago that banks no longer tell. */
function requireRecentDay(day: string): void {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) throw refuseField('sentOn', 'invalid')
  const now = Date.now()
  if (at > now + DAY_MS || at < now - OLDEST_DAYS * DAY_MS) throw refuseField('sentOn', 'outOfRange')
}
