import type { OrderPartner } from '@runmart/contract/orders-operator'
import { isFinal } from '@runmart/contract/orders-states'
import { partnerShare } from '@runmart/contract/partners'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredOrder } from '../order-queries.ts'
import { refundDue } from '../refund-due.ts'
import { saidByPartner } from './count-delivered.ts'
import { findShare, type StoredShare } from './share-queries.ts'

/** The current or former partner of an order, for operators; null if it was always the shop's. */
export async function findOrderPartner(tx: Tx, order: StoredOrder): Promise<OrderPartner | null> {
  const share = await findShare(tx, order.id)
  if (!share) return null
  const { partnerId: id, amount: earning, state, reason } = share
  const username = (await usernamesOf(tx, [id])).get(id) ?? ''
  const isOpen = !isFinal(order.status)
  const shareBack = isOpen && order.partnerId !== null ? shareUndelivered(order, share) : null
  const counted = isOpen ? { delivered: order.delivered, said: saidByPartner(order, share) } : undefined
  return { id, username, earning, state, reason, shareBack, ...(counted && { counted }) }
}

/** The part of a share that returns if the order ends or goes to the shop now: the undelivered part's. */
export function shareUndelivered(order: StoredOrder, { amount, share }: StoredShare): number {
  return amount - partnerShare(order.total - order.refunded - refundDue(order), share)
}
