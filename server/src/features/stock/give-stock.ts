import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { findPoolLocked, updateOwner } from './stock-queries.ts'

/**
 * Lets a service's stock belong to whoever provides it from now on, if it has one. What is free there and somebody else's goes to no
 * partner: it is withdrawn first. Where the shop provides the service, it stays and is not sold.
 */
export async function giveStock(tx: Tx, serviceId: string, partnerId: string | null): Promise<void> {
  const pool = await findPoolLocked(tx, serviceId)
  if (!pool || pool.partnerId === partnerId) return
  if (pool.isEmpty) return updateOwner(tx, serviceId, partnerId)
  if (partnerId !== null) throw refuseField('partner.id', 'stockOfOthers')
}
