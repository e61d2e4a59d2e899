import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { reopenTransfer } from '#features/deposits/index.ts'
import { findPosted, lockReversal, type PostedTransaction, reverse } from '#features/ledger/index.ts'
import { reverseRefund } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'

/** Kinds that only operators post. No other record depends on them. */
export const isPostedByHand = (postedAs: string): boolean => ['deposit', 'gift', 'debit'].includes(postedAs)

/**
 * Reverses a credit once: a deposit or gift by hand, a transfer, or an operator's refund of an order. The transfer
 * waits again. The customer owes any part that is already spent. Gives a debit by hand back. Operators cannot reverse
 * their own transactions.
 */
export async function reverseTransaction(
  tx: Tx,
  { params: { code }, body: { reason }, caller, request }: HandlerInput<typeof api.reversals.reverse>,
): Promise<Result<DataOf<typeof api.reversals.reverse>>> {
  await lockReversal(tx, code)
  const found = await findPosted(tx, code)
  if (!found) throw new Refusal('NOT_FOUND')
  const { customerId, posted } = found
  const { amount } = posted
  if (customerId === caller.userId) throw new Refusal('FORBIDDEN')
  if (posted.reversedBy) throw new Refusal('ALREADY_USED')
  const undone = await undoDecision(tx, posted, reason, caller.userId)
  const owed = await reverse(tx, code, reason)
  if (owed === null) throw new Refusal('ALREADY_USED')
  publishEvent(tx, customerId, { kind: 'changed', what: 'user' })
  notify(tx, customerId, { kind: 'credit-reversed', amount, owed, reason, ...(amount < 0 && { isDebit: true }) }, code)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'transaction.reverse',
    subject: customerId,
    details: { code, amount, owed, reason, ...undone },
  })
  const reversal = (await findPosted(tx, code))?.posted.reversedBy
  const made = reversal ? await findPosted(tx, reversal) : null
  if (!made) throw new Error('The reversal just posted is missing')
  const { postedAs, reference, isByHand, isForDelivered, ...transaction } = made.posted
  return { data: { transaction, owed }, notice: 'messages.creditReversed' }
}

/**
 * Undoes the decision behind the money, or refuses transactions without one. Locks the decision before the balance, as
 * crediting does.
 */
async function undoDecision(
  tx: Tx,
  { postedAs, reference, amount, isByHand, isForDelivered }: PostedTransaction,
  reason: string,
  operatorId: string,
): Promise<{ transfer?: string; order?: string }> {
  if (isPostedByHand(postedAs)) return {}
  if (postedAs === 'refund' && isByHand)
    return { order: await reverseRefund(tx, { reference, amount, isForDelivered, reason, operatorId }) }
  const isTransfer = postedAs === 'bank_deposit' || postedAs === 'crypto_deposit'
  const transfer = isTransfer ? await reopenTransfer(tx, reference) : null
  if (!transfer) throw new Refusal('NOT_REVERSIBLE')
  return { transfer }
}
