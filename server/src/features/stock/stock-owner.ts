import type { api } from '@runmart/contract'
import type { Stock } from '@runmart/contract/stock'
import { writeAudit } from '#features/audit/index.ts'
import { findServicePartner, getOperatorService } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { countStock } from './count-stock.ts'
import { getStock } from './show-stock.ts'
import { findPoolLocked, updateOwner, updateWithdrawReason, withdrawSome } from './stock-queries.ts'

/**
 * Gives a service's stock to its new provider. Refuses a partner while other people's items are free: operators
 * withdraw them first. If the shop provides the service, they stay and are not sold.
 */
export async function giveStock(tx: Tx, serviceId: string, partnerId: string | null): Promise<void> {
  const pool = await findPoolLocked(tx, serviceId)
  if (!pool || pool.partnerId === partnerId) return
  if (pool.isEmpty) return updateOwner(tx, serviceId, partnerId)
  if (partnerId !== null) throw refuseField('partner.id', 'stockOfOthers')
}

/** Withdraws a stock's free items that do not belong to the service's provider. */
export const withdrawHeldJob = job<{ serviceId: string }>('stock.withdraw-held')

/** Withdraws all items that do not belong to the service's provider, in batches: there may be a million. */
export async function withdrawHeld(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.stock.withdrawHeld>,
): Promise<Result<{ stock: Stock }>> {
  const { id } = await getOperatorService(tx, params.id)
  await findPoolLocked(tx, id)
  const before = await getStock(tx, id)
  if (!before.held) throw new Refusal('CONFLICT')
  await updateWithdrawReason(tx, id, body.reason)
  enqueue(tx, withdrawHeldJob, { serviceId: id }, { key: `stock.withdraw-held ${id}` })
  const details = { items: before.counts.free, partnerId: before.held.partner?.id, reason: body.reason }
  const entry = { action: 'stock.withdraw-held', subject: id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { stock: await getStock(tx, id) }, notice: 'messages.itemsBeingWithdrawn' }
}

/** Withdraws a batch; returns its size. After the last one, the stock belongs to the service's provider. */
export async function withdrawSomeHeld(tx: Tx, serviceId: string, limit: number): Promise<number> {
  const pool = await findPoolLocked(tx, serviceId)
  if (!pool || pool.withdrawReason === null) return 0
  const provider = (await findServicePartner(tx, serviceId))?.partnerId ?? null
  if (pool.partnerId === provider) {
    // The service returned to the items' owner meanwhile.
    await updateWithdrawReason(tx, serviceId, null)
    return 0
  }
  if (!pool.isEmpty) return withdrawSome(tx, serviceId, limit, pool.withdrawReason)
  await updateOwner(tx, serviceId, provider)
  await countStock(tx, serviceId)
  return 0
}
