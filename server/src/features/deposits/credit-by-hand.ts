import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Transaction } from '@runmart/contract/ledger'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { available, getTransaction, house, post } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * Credits a customer by hand, with a reason that the customer reads; operators cannot credit themselves. A gift counts for
 * nothing but the balance.
 */
export async function creditByHand(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.credit>,
): Promise<Result<{ transaction: Transaction }>> {
  const { amount, reason, kind } = body
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const reference = randomUUIDv7()
  const legs = { [kind === 'gift' ? house.gifts : house.manual]: -amount, [available(customer.id)]: amount }
  await post(tx, { kind, reference, details: { description: reason }, legs })
  publishEvent(tx, customer.id, { kind: 'deposit-credited', amount })
  notify(tx, customer.id, { kind: 'deposit-credited', amount }, reference)
  const details = { amount, kind, reason, reference }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'credit',
    subject: customer.id,
    details,
  })
  const transaction = await getTransaction(tx, customer.id, kind, reference)
  return { data: { transaction }, notice: 'messages.customerCredited' }
}
