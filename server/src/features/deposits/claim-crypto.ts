import type { api } from '@runmart/contract'
import type { CryptoClaimState } from '@runmart/contract/deposits'
import { sameAmount, toDong } from '@runmart/contract/deposits-exchange'
import type { Transaction } from '@runmart/contract/ledger'
import { findTotals, getTransaction } from '#features/ledger/index.ts'
import type { DepositLimits } from '#platform/config/config.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { isBinanceOn } from './binance-access.ts'
import {
  hasPaidForAnother,
  insertClaim,
  listClaims,
  listOpenClaims,
  type StoredClaim,
  stopRipening,
} from './claim-queries.ts'
import { creditTransfer } from './credit-transfer.ts'
import { requireUncredited } from './require-uncredited.ts'
import { creditReference } from './reversal-queries.ts'
import { getSettings } from './settings-queries.ts'
import { lockTransferToClaim, type StoredTransfer } from './transfer-queries.ts'

/**
 * Credits an unmatched Binance transfer, less the fee for the wrong content, to a customer with its id and amount.
 * Every screenshot shows both, so large or doubtful claims wait.
 */
export async function claimCrypto(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.claimCrypto>,
  shop: Shop,
): Promise<Result<{ transaction: Transaction; balance: number }>> {
  if (!isBinanceOn(shop)) throw new Refusal('NOT_CONFIGURED')
  // Operators see the ids and amounts of all transfers, so they cannot claim any.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const transfer = await lockTransferToClaim(tx, body.transactionId)
  if (!transfer || !sameAmount(transfer.amount, body.amount)) throw new Refusal('NOT_FOUND')
  if (transfer.status === 'credited') throw new Refusal('ALREADY_USED')
  // A new transfer may have the right content and need no fee: the matching job settles it in a moment.
  if (transfer.status !== 'unmatched') throw new Refusal('NOT_FOUND')
  // After a wrong assignment, an operator decides.
  if (transfer.reason === 'reversed') throw new Refusal('CONFLICT')
  await requireUncredited(tx, transfer)
  const waits = await holdClaim(tx, transfer, caller.userId, shop.depositLimits)
  const claimed = { userId: caller.userId, transferId: transfer.id }
  logAfterCommit(tx, request, waits ? 'deposit-claim-waits' : 'deposit-claimed', claimed)
  if (waits) throw waits
  await creditTransfer(tx, transfer, caller.userId, { rightContent: false, isClaimed: true })
  const transaction = await getTransaction(tx, caller.userId, 'crypto_deposit', creditReference(transfer))
  return {
    data: { transaction, balance: (await findTotals(tx, caller.userId)).balance },
    notice: 'messages.depositClaimed',
  }
}

/** Stores a claim. Returns a refusal for the response if the shop cannot credit it yet. */
async function holdClaim(
  tx: Tx,
  transfer: StoredTransfer,
  customerId: string,
  { claimWaitAbove, claimWaitHours }: DepositLimits,
): Promise<Refusal | null> {
  const dong = toDong(transfer.amount, (await getSettings(tx)).exchangeRate)
  if (dong === 0) throw new Refusal('CONFLICT')
  const others = await listClaims(tx, [transfer.id])
  const mine = others.find((it) => it.customerId === customerId)
  if (mine) return refuseForNow(mine.ripensAt)
  const doubt = await findDoubt(tx, transfer, others.length > 0, customerId)
  if (doubt === 'several-claims') await stopRipening(tx, [transfer.id], doubt)
  const isLarge = dong > claimWaitAbove
  const claim = { transferId: transfer.id, customerId, doubt }
  const { ripensAt } = await insertClaim(tx, claim, isLarge && !doubt ? claimWaitHours : null)
  if (!doubt && !isLarge) return null
  return refuseForNow(ripensAt)
}

async function findDoubt(
  tx: Tx,
  { payer }: StoredTransfer,
  isClaimed: boolean,
  customerId: string,
): Promise<StoredClaim['doubt']> {
  if (isClaimed) return 'several-claims'
  return (await hasPaidForAnother(tx, payer, customerId)) ? 'other-payer' : null
}

const refuseForNow = (ripensAt: string | null) => new Refusal('CLAIM_WAITS', { data: { ripensAt } })

/** The caller's uncredited claims: the time of the credit, or the shop's pending or negative decision. */
export async function listMyClaims(
  tx: Tx,
  { caller }: HandlerInput<typeof api.deposits.claims>,
): Promise<Result<{ items: CryptoClaimState[] }>> {
  return { data: { items: await listOpenClaims(tx, caller.userId) } }
}
