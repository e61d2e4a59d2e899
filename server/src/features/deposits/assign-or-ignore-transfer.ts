import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { creditTransfer } from './credit-transfer.ts'
import { requireUncredited } from './require-uncredited.ts'
import { lockTransfer, markIgnored, type StoredTransfer } from './transfer-queries.ts'
import { getTransferView } from './transfer-view.ts'

/** Assigns an unmatched transfer to a customer and credits it, a Binance one less the fee. */
export async function assignTransfer(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.depositsOperator.assign>,
): Promise<Result<{ transfer: Transfer }>> {
  const transfer = await lockWaitingTransfer(tx, params.id)
  await requireUncredited(tx, transfer.id)
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const claimId = body.claimId && isUuid(body.claimId) ? body.claimId : null
  const decision = { decidedBy: caller.userId, claimId }
  await creditTransfer(tx, transfer, customer.id, { rightContent: false, note: body.note }, decision)
  const details = {
    customerId: customer.id,
    amount: transfer.amount,
    currency: transfer.currency,
    note: body.note,
    doubt: transfer.note || transfer.reason,
  }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'transfer.assign',
    subject: transfer.id,
    details,
  })
  return { data: { transfer: await getTransferView(tx, transfer.id) }, notice: 'messages.transferCredited' }
}

/** Marks a transfer as nobody's deposit; it stays in the inbox. */
export async function ignoreTransfer(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.depositsOperator.ignore>,
): Promise<Result<{ transfer: Transfer }>> {
  const { id, note, reason } = await lockWaitingTransfer(tx, params.id)
  await markIgnored(tx, id, body.note)
  const details = { note: body.note, doubt: note || reason }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'transfer.ignore',
    subject: id,
    details,
  })
  return { data: { transfer: await getTransferView(tx, id) } }
}

/** Locks a transfer that waits for an operator's decision. */
async function lockWaitingTransfer(tx: Tx, id: string): Promise<StoredTransfer> {
  const transfer = isUuid(id) ? await lockTransfer(tx, id) : null
  if (!transfer) throw new Refusal('NOT_FOUND')
  if (transfer.status !== 'unmatched' && transfer.status !== 'ignored') throw new Refusal('CONFLICT')
  return transfer
}
