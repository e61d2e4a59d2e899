import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Transaction } from '@runmart/contract/ledger'
import { outOfRange } from '@runmart/contract/out-of-range'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { customerAccount, findTotals, getTransaction, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { holdAboveCap } from './manual-credit-cap.ts'

/**
 * Debits a customer by hand, with a reason for the customer; operators cannot debit themselves. A debit affects only
 * the balance and cannot exceed it. Amounts above the operator's daily cap wait.
 */
export async function debitByHand(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.depositsOperator.debit>,
  { depositLimits }: Shop,
): Promise<Result<{ transaction: Transaction }>> {
  const { amount, reason } = body
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const { balance } = await findTotals(tx, customer.id)
  if (amount > balance) throw refuseField('amount', outOfRange(1, balance, 'dong'))
  const debit = { id: randomUUIDv7(), kind: 'debit' as const, customerId: customer.id, amount, reason }
  const waits = await holdAboveCap(tx, { ...debit, reference: null }, { caller, request }, depositLimits)
  if (waits) throw waits
  await debitCustomer(tx, debit.id, debit)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'debit',
    subject: customer.id,
    details: { amount, reason, reference: debit.id },
  })
  const transaction = await getTransaction(tx, customer.id, 'debit', debit.id)
  return { data: { transaction }, notice: 'messages.customerDebited' }
}

/**
 * Posts a debit under its reference, once, and notifies the customer. The ledger account itself refuses a negative
 * balance.
 */
export async function debitCustomer(
  tx: Tx,
  reference: string,
  { customerId, amount, reason }: { customerId: string; amount: number; reason: string },
): Promise<void> {
  const legs = { [customerAccount(customerId)]: -amount, [house.debits]: amount }
  const posted = await post(tx, { kind: 'debit', reference, details: { description: reason }, legs })
  if (!posted) throw new Error(`The debit ${reference} was posted before`)
  publishEvent(tx, customerId, { kind: 'changed', what: 'user' })
  notify(tx, customerId, { kind: 'credit-reversed', amount, owed: 0, reason, isDebit: true }, reference)
}
