import type { api } from '@runmart/contract'
import type { PendingCredit } from '@runmart/contract/deposits-pending-credits'
import type { DataOf } from '@runmart/contract/endpoint'
import { nameCustomers, usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { cancelCredit, executeCredit } from './execute-credit.ts'
import { hasApprover, leftOfCap } from './manual-credit-cap.ts'
import { listCredits } from './manual-credit-list-queries.ts'
import { getCredit, lockCredit, type StoredCredit } from './manual-credit-queries.ts'
import { listTransferRows } from './transfer-list-queries.ts'
import { toTransferViews } from './transfer-view.ts'

type Decision = HandlerInput<typeof api.pendingCredits.approve>

/** Credits above the cap, waiting or decided, and the amount that the caller can still credit alone. */
export async function listPendingCredits(
  tx: Tx,
  { query, caller }: HandlerInput<typeof api.pendingCredits.list>,
  { depositLimits }: Shop,
): Promise<Result<DataOf<typeof api.pendingCredits.list>>> {
  const { page, limit, customerId } = query
  const isKnown = customerId === undefined || isUuid(customerId)
  const { items, total } = isKnown ? await listCredits(tx, query, caller) : { items: [], total: 0 }
  return {
    data: {
      items: await toViews(tx, items),
      ...{ total, page, limit },
      cap: depositLimits.manualCreditCap,
      left: await leftOfCap(tx, caller.userId, depositLimits),
      hasApprover: await hasApprover(tx, caller.userId),
    },
  }
}

/** Approves and executes another operator's credit, once. */
export async function approvePendingCredit(
  tx: Tx,
  { params, caller, request }: Decision,
): Promise<Result<{ credit: PendingCredit }>> {
  const credit = await lockWaiting(tx, params.id)
  if (credit.askedBy === caller.userId || credit.customerId === caller.userId) throw new Refusal('FORBIDDEN')
  await executeCredit(tx, credit, 'credit.approve', { operatorId: caller.userId, address: request.address })
  const notice = credit.kind === 'debit' ? 'messages.customerDebited' : 'messages.customerCredited'
  return { data: { credit: await toView(tx, credit.id) }, notice }
}

/** Cancels a waiting credit; its author may cancel it, too. */
export async function cancelPendingCredit(
  tx: Tx,
  { params, caller, request }: Decision,
): Promise<Result<{ credit: PendingCredit }>> {
  const credit = await lockWaiting(tx, params.id)
  await cancelCredit(tx, credit, { operatorId: caller.userId, address: request.address })
  return { data: { credit: await toView(tx, credit.id) }, notice: 'messages.creditCancelled' }
}

async function lockWaiting(tx: Tx, id: string): Promise<StoredCredit> {
  const credit = isUuid(id) ? await lockCredit(tx, id) : null
  if (!credit) throw new Refusal('NOT_FOUND')
  if (credit.status !== 'waiting') throw new Refusal('CONFLICT')
  return credit
}

async function toViews(tx: Tx, credits: readonly StoredCredit[]): Promise<PendingCredit[]> {
  const names = await usernamesOf(
    tx,
    credits.flatMap((it) => [it.askedBy, it.decidedBy ?? []].flat()),
  )
  const customer = await nameCustomers(
    tx,
    credits.map((it) => it.customerId),
  )
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  const rows = await listTransferRows(
    tx,
    credits.flatMap((it) => it.transferId ?? []),
  )
  const transfers = new Map((await toTransferViews(tx, rows)).map((it) => [it.id, it]))
  return credits.map(({ customerId, askedBy, decidedBy, transferId, claimId, ...it }) => ({
    ...it,
    transfer: transfers.get(transferId ?? '') ?? null,
    customer: customer(customerId),
    askedBy: person(askedBy),
    decidedBy: decidedBy === null ? null : person(decidedBy),
  }))
}

async function toView(tx: Tx, id: string): Promise<PendingCredit> {
  const [view] = await toViews(tx, [await getCredit(tx, id)])
  if (!view) throw new Error('The view of a credit is missing')
  return view
}
