import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { dateTimeText } from '@runmart/i18n/formats'
import { getCustomer, usernamesOf } from '#features/accounts/index.ts'
import { listActsOn, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { creditTransfer, worthOf } from './credit-transfer.ts'
import { holdAboveCap } from './manual-credit-cap.ts'
import { findWaitingFor, type StoredCredit } from './manual-credit-queries.ts'
import { requireUncredited } from './require-uncredited.ts'
import { lockTransfer, markIgnored, type StoredTransfer } from './transfer-queries.ts'
import { getTransferView } from './transfer-view.ts'

/**
 * Assigns an unmatched transfer to a customer and credits it; a Binance transfer less the fee. An entered or reversed
 * transfer counts towards the operator's cap, like money without a source, and waits above it.
 */
export async function assignTransfer(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.depositsOperator.assign>,
  { depositLimits }: Shop,
): Promise<Result<{ transfer: Transfer }>> {
  const transfer = await lockWaitingTransfer(tx, params.id, { caller, request })
  await requireUncredited(tx, transfer)
  const customer = await getCustomer(tx, body.customerId)
  if (customer.id === caller.userId) throw new Refusal('FORBIDDEN')
  const claimId = body.claimId && isUuid(body.claimId) ? body.claimId : null
  if (transfer.feed === 'manual' || transfer.reversals > 0) {
    const credit = {
      id: randomUUIDv7(),
      kind: 'transfer',
      customerId: customer.id,
      amount: await worthOf(tx, transfer),
      reason: body.note,
      reference: transfer.bankReference || transfer.externalId,
      transferId: transfer.id,
      claimId,
    } as const
    const waits = await holdAboveCap(tx, credit, { caller, request }, depositLimits)
    if (waits) throw waits
  }
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

type Held = Pick<StoredCredit, 'customerId' | 'claimId'> & {
  transferId: string
  note: string
  decidedBy: string | null
}

/** Credits a transfer that waited for a second person, as its assignment would have; returns the amount. */
export async function creditHeldTransfer(
  tx: Tx,
  { transferId, customerId, claimId, note, decidedBy }: Held,
): Promise<number> {
  const transfer = await lockTransfer(tx, transferId)
  if (!transfer || !isUndecided(transfer)) throw new Refusal('CONFLICT')
  await requireUncredited(tx, transfer)
  const amount = await worthOf(tx, transfer)
  await creditTransfer(tx, transfer, customerId, { rightContent: false, note }, { decidedBy, claimId })
  return amount
}

/** Marks a transfer that is no customer's deposit; it stays in the inbox. */
export async function ignoreTransfer(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.depositsOperator.ignore>,
): Promise<Result<{ transfer: Transfer }>> {
  const { id, note, reason } = await lockWaitingTransfer(tx, params.id, { caller, request })
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

type Asking = { caller: Caller; request: RequestInfo }

/**
 * Locks a transfer that waits for an operator's decision, but not for a second person's. The refusal names the operator
 * who was faster.
 */
async function lockWaitingTransfer(tx: Tx, id: string, asking: Asking): Promise<StoredTransfer> {
  const transfer = isUuid(id) ? await lockTransfer(tx, id) : null
  if (!transfer) throw new Refusal('NOT_FOUND')
  if (!isUndecided(transfer)) throw await explainRace(tx, transfer, asking)
  const [held] = await findWaitingFor(tx, [transfer.id])
  if (!held) return transfer
  const names = await usernamesOf(tx, [held.askedBy, held.customerId])
  const people = { name: names.get(held.askedBy) ?? '', customer: names.get(held.customerId) ?? '' }
  throw new Refusal('CONFLICT', { sentence: { key: 'races.transferWaits', names: people } })
}

/** Explains who credited a transfer meanwhile, when and to whom; the operator is null for an automatic credit. */
async function explainRace(tx: Tx, { id, customerId }: StoredTransfer, { caller, request }: Asking): Promise<Refusal> {
  if (customerId === null) return new Refusal('CONFLICT')
  const [act] = await listActsOn(tx, 'transfer.assign', id, 1)
  const usernames = await usernamesOf(tx, [customerId, ...(act?.operatorId ? [act.operatorId] : [])])
  const customer = usernames.get(customerId) ?? ''
  const name = act?.details.customerId === customerId && usernames.get(act.operatorId ?? '')
  if (!name) return new Refusal('CONFLICT', { sentence: { key: 'races.transferCredited', names: { customer } } })
  const when = dateTimeText(request.language, new Date(act.at), caller.timeZone)
  return new Refusal('CONFLICT', { sentence: { key: 'races.transfer', names: { name, customer, when } } })
}

const isUndecided = ({ status }: StoredTransfer) => status === 'unmatched' || status === 'ignored'
