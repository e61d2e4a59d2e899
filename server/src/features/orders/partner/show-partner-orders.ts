import type { Language } from '@runmart/contract/accounts'
import type { DataOf } from '@runmart/contract/endpoint'
import { canTransition } from '@runmart/contract/orders-states'
import type { PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { timelineOf } from '../event-queries.ts'
import { linksOf } from '../link-queries.ts'
import type { ListedOrder } from '../order-queries.ts'
import { refundDue } from '../refund-due.ts'
import { fieldsOf, showOrders } from '../show-order.ts'
import { getPartnerOrder } from './partner-orders.ts'
import { findShare, sharesOf } from './share-queries.ts'
import { shareUndelivered } from './show-order-partner.ts'

/** Orders as their partner sees them. */
export async function showPartnerOrders(
  tx: Tx,
  stored: readonly ListedOrder[],
  language: Language,
): Promise<PartnerOrder[]> {
  const shown = await showOrders(tx, stored, language)
  const names = await usernamesOf(
    tx,
    stored.map((it) => it.customerId),
  )
  const shares = await sharesOf(
    tx,
    stored.map((it) => it.id),
  )
  return shown.map(({ discountCode: _, ...order }, at) => {
    const share = shares.get(order.id)
    return {
      ...order,
      customer: names.get(stored[at]?.customerId ?? '') ?? '',
      earning: share?.amount ?? 0,
      isReleased: share?.state === 'released',
    }
  })
}

/** A partner's order with all data for its delivery, and the cost of giving it up for both sides. */
export async function showMine(
  tx: Tx,
  { id, partnerId, language }: { id: string; partnerId: string; language: Language },
): Promise<DataOf<typeof partnersDesk.order>> {
  const stored = await getPartnerOrder(tx, id, partnerId)
  const [order] = await showPartnerOrders(tx, [stored], language)
  if (!order) throw new Error('An order is missing')
  const refundQuote = canTransition(stored.status, 'failed', 'operator') ? refundDue(stored) : null
  const share = await findShare(tx, id)
  return {
    order,
    fields: await fieldsOf(tx, stored, language),
    ...(await linksOf(tx, stored.id, true)),
    linksDeleted: stored.linksDeleted ?? false,
    timeline: await timelineOf(tx, stored),
    refundQuote,
    earningLost: refundQuote === null || !share ? null : shareUndelivered(stored, share),
  }
}
