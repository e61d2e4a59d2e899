import type { api } from '@runmart/contract'
import { sameAmount } from '@runmart/contract/deposits-exchange'
import type { Transaction } from '@runmart/contract/ledger'
import { findTotals, getTransaction } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { creditTransfer } from './credit-transfer.ts'
import { requireUncredited } from './require-uncredited.ts'
import { creditReference } from './reversal-queries.ts'
import { lockTransferToClaim } from './transfer-queries.ts'

/** Credits an unmatched Binance transfer to a customer who knows its id and amount, less the fee for the wrong content. */
export async function claimCrypto(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.claimCrypto>,
): Promise<Result<{ transaction: Transaction; balance: number }>> {
  // Operators see the ids and amounts of all transfers, so they cannot claim any.
  if (caller.isOperator) throw new Refusal('FORBIDDEN')
  const transfer = await lockTransferToClaim(tx, body.transactionId)
  if (!transfer || !sameAmount(transfer.amount, body.amount)) throw new Refusal('NOT_FOUND')
  if (transfer.status === 'credited') throw new Refusal('ALREADY_USED')
  // One that was just received may have the right content and needs no fee: it settles by itself in a moment.
  if (transfer.status !== 'unmatched') throw new Refusal('NOT_FOUND')
  // Whose it is was decided wrongly once: now an operator decides.
  if (transfer.reason === 'reversed') throw new Refusal('CONFLICT')
  await requireUncredited(tx, transfer.id)
  await creditTransfer(tx, transfer, caller.userId, { rightContent: false, isClaimed: true })
  logAfterCommit(tx, request, 'deposit-claimed', { userId: caller.userId, transferId: transfer.id })
  const transaction = await getTransaction(tx, caller.userId, 'crypto_deposit', creditReference(transfer))
  return {
    data: { transaction, balance: (await findTotals(tx, caller.userId)).balance },
    notice: 'messages.depositClaimed',
  }
}
