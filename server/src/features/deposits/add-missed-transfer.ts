import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { creditTransfer } from './credit-transfer.ts'
import { insertTransfer, isReferenceKnown, lockReference, lockTransfer, normalReference } from './transfer-queries.ts'
import { getTransferView } from './transfer-view.ts'

/** Enters a bank transfer that no feed reported. A reference that is known already is refused. */
export async function addMissedTransfer(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.addMissed>,
): Promise<Result<{ transfer: Transfer }>> {
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  await lockReference(tx, body.reference)
  if (await isReferenceKnown(tx, body.reference)) throw refuseField('reference', 'referenceUsed')
  const { reference, amount, note } = body
  const entered = {
    feed: 'manual',
    externalId: normalReference(reference),
    bankReference: reference,
    currency: 'VND',
  } as const
  const id = await insertTransfer(tx, { ...entered, amount: String(amount), content: '', happenedAt: new Date() })
  const transfer = id && (await lockTransfer(tx, id))
  if (!transfer) throw refuseField('reference', 'referenceUsed')
  await creditTransfer(tx, transfer, customer.id, { rightContent: false, note })
  const details = { customerId: customer.id, amount, reference, note }
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'transfer.enter',
    subject: transfer.id,
    details,
  })
  return { data: { transfer: await getTransferView(tx, transfer.id) }, notice: 'messages.transferCredited' }
}
