import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { creditTransfer } from './credit-transfer.ts'
import { holdAboveCap } from './manual-credit-cap.ts'
import { refuseEntered, requireBankReference, requireUncredited } from './require-uncredited.ts'
import {
  deleteTransfer,
  findEntered,
  insertTransfers,
  lockTransfer,
  normalReference,
  type StoredTransfer,
} from './transfer-queries.ts'
import { getTransferView } from './transfer-view.ts'

/**
 * Enters and credits a bank transfer that no feed reported. Refuses the reference of a known transfer; holds amounts
 * above the operator's daily cap.
 */
export async function addMissedTransfer(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.depositsOperator.addMissed>,
  { depositLimits }: Shop,
): Promise<Result<{ transfer: Transfer }>> {
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const { reference, amount, note } = body
  const transfer = await insertMissed(tx, reference, amount)
  const credit = {
    id: randomUUIDv7(),
    kind: 'transfer',
    customerId: customer.id,
    amount,
    reason: note,
    reference,
  } as const
  const waits = await holdAboveCap(tx, credit, { caller, request }, depositLimits)
  if (waits) {
    // Deletes the row, because operators could assign it from the inbox.
    await deleteTransfer(tx, transfer.id)
    throw waits
  }
  await creditTransfer(tx, transfer, customer.id, { rightContent: false, note }, { decidedBy: caller.userId })
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

type Missed = { customerId: string; amount: number; reference: string; note: string; decidedBy: string | null }

/** Enters and credits a held missed transfer, unless a feed has reported it meanwhile. */
export async function enterMissedTransfer(tx: Tx, { customerId, amount, reference, ...it }: Missed): Promise<void> {
  const transfer = await insertMissed(tx, reference, amount)
  const { note, decidedBy } = it
  await creditTransfer(tx, transfer, customerId, { rightContent: false, note }, { decidedBy })
}

/** Inserts a transfer under its reference, locked; refuses one that is known under any name. */
async function insertMissed(tx: Tx, reference: string, amount: number): Promise<StoredTransfer> {
  // Without a letter or a digit, a reference cannot be compared.
  if (!/[\p{L}\p{N}]/u.test(reference)) throw refuseField('reference', 'invalid')
  await requireBankReference(tx, reference)
  const entered = {
    feed: 'manual',
    externalId: normalReference(reference),
    bankReference: reference,
    currency: 'VND',
  } as const
  const missed = { ...entered, amount: String(amount), content: '', happenedAt: new Date() }
  const [id] = await insertTransfers(tx, [missed])
  const transfer = id && (await lockTransfer(tx, id))
  if (!transfer) throw await refuseEntered(tx, await findEntered(tx, entered.externalId))
  await requireUncredited(tx, { id: transfer.id, entered: true })
  return transfer
}
