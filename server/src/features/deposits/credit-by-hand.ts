import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Transaction } from '@runmart/contract/ledger'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { customerAccount, getTransaction, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { holdAboveCap } from './manual-credit-cap.ts'

/**
 * Credits a customer by hand, with a reason for the customer; operators cannot credit themselves. A gift affects only
 * the balance. Amounts above the operator's daily cap wait.
 */
export async function creditByHand(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.depositsOperator.credit>,
  { depositLimits }: Shop,
): Promise<Result<{ transaction: Transaction }>> {
  const { amount, reason, kind } = body
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const credit = { id: randomUUIDv7(), kind, customerId: customer.id, amount, reason }
  const waits = await holdAboveCap(tx, { ...credit, reference: null }, { caller, request }, depositLimits)
  if (waits) throw waits
  await creditCustomer(tx, credit.id, credit)
  const details = { amount, kind, reason, reference: credit.id }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'credit',
    subject: customer.id,
    details,
  })
  const transaction = await getTransaction(tx, customer.id, kind, credit.id)
  return { data: { transaction }, notice: 'messages.customerCredited' }
}

type Credit = { kind: 'deposit' | 'gift'; customerId: string; amount: number; reason: string }

/** Posts a manual credit under its reference, once, and notifies the customer. */
export async function creditCustomer(tx: Tx, reference: string, credit: Credit): Promise<void> {
  const { kind, customerId, amount, reason } = credit
  const legs = { [kind === 'gift' ? house.gifts : house.manual]: -amount, [customerAccount(customerId)]: amount }
  const posted = await post(tx, { kind, reference, details: { description: reason }, legs })
  if (!posted) throw new Error(`The credit ${reference} was posted before`)
  const news = { kind: 'deposit-credited', amount, ...(kind === 'gift' && { isGift: true as const }) } as const
  publishEvent(tx, customerId, news)
  notify(tx, customerId, news, reference)
}
