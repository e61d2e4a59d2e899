import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { creditTransfer } from './credit-transfer.ts'
import { describeTwin } from './require-uncredited.ts'
import { findTwin, lockNames, type Twin } from './transfer-name-queries.ts'
import { findEntered, insertTransfer, lockTransfer, normalReference } from './transfer-queries.ts'
import { getTransferView } from './transfer-view.ts'

/** Enters a bank transfer that no feed reported. A reference that is a name of a known transfer is refused. */
export async function addMissedTransfer(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.deposits.addMissed>,
): Promise<Result<{ transfer: Transfer }>> {
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const { reference, amount, note } = body
  // Without a letter or a digit it names nothing, and could not be compared.
  if (!/[\p{L}\p{N}]/u.test(reference)) throw refuseField('reference', 'invalid')
  const entered = {
    feed: 'manual',
    externalId: normalReference(reference),
    bankReference: reference,
    currency: 'VND',
  } as const
  const id = await insertTransfer(tx, { ...entered, amount: String(amount), content: '', happenedAt: new Date() })
  const transfer = id && (await lockTransfer(tx, id))
  if (!transfer) throw await refuseKnown(tx, await findEntered(tx, entered.externalId))
  await lockNames(tx, transfer.id)
  const twin = await findTwin(tx, transfer.id)
  if (twin) throw await refuseKnown(tx, twin)
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

async function refuseKnown(tx: Tx, twin: Twin): Promise<Refusal> {
  return new Refusal('VALIDATION', {
    fields: { reference: 'referenceUsed' },
    data: { transfer: await describeTwin(tx, twin) },
  })
}
