import type { OrderPartner } from '@runmart/contract/orders-operator'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findShare } from './share-queries.ts'

/** Whose order it is or was to deliver, for operators; null where it was always the shop's. */
export async function findOrderPartner(tx: Tx, orderId: string): Promise<OrderPartner | null> {
  const share = await findShare(tx, orderId)
  if (!share) return null
  const { partnerId: id, amount: earning, state, reason } = share
  return { id, username: (await usernamesOf(tx, [id])).get(id) ?? '', earning, state, reason }
}
