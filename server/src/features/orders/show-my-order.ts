import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Order, TimelineEntry } from '@runmart/contract/orders-order'
import { canTransition, type OrderEvent } from '@runmart/contract/orders-states'
import { findKeptUntil } from '#features/stock/index.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { timelineOf } from './event-queries.ts'
import { linksOf } from './link-queries.ts'
import { withoutDocuments } from './list-my-orders.ts'
import { getOrder } from './order-queries.ts'
import { refundDue } from './refund-due.ts'
import { fieldsOf, priceOf, showOrder } from './show-order.ts'

/** One order with all that its customer may know. Staff who view as the customer see nothing delivered. */
export async function showMyOrder(
  reader: Reader,
  { params, caller, request }: HandlerInput<typeof api.orders.order>,
): Promise<Result<DataOf<typeof api.orders.order>>> {
  const order = await getOrder(reader, params.id, caller.userId)
  const [shown, fields, links, timeline, goodsKeptUntil] = await Promise.all([
    showOrder(reader, order, request.language),
    fieldsOf(reader, order, request.language),
    linksOf(reader, order.id),
    timelineOf(reader, order),
    order.goods ? findKeptUntil(reader, order.id) : null,
  ])
  return {
    data: {
      ...(caller.isView ? withoutDelivery(shown, timeline) : { order: shown, timeline }),
      price: priceOf(order),
      fields,
      ...links,
      linksDeleted: order.linksDeleted ?? false,
      refundQuote:
        !order.goods && !order.sentOn && canTransition(order.status, 'cancel', 'customer') ? refundDue(order) : null,
      ...(goodsKeptUntil !== null && { goodsKeptUntil }),
    },
  }
}

/** The notes of these events are reasons. Notes of other events may be the delivery itself: accounts, proxies, keys. */
const reasons: readonly OrderEvent[] = ['failed', 'cancelled', 'refunded', 'claim-refused', 'expired', 'bot-failed']

function withoutDelivery(order: Order, timeline: readonly TimelineEntry[]) {
  const [shown = order] = withoutDocuments([order])
  return { order: shown, timeline: timeline.map((it) => (reasons.includes(it.event) ? it : { ...it, note: '' })) }
}
