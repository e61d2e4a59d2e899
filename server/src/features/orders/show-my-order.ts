import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { canTransition } from '@runmart/contract/orders-states'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { timelineOf } from './event-queries.ts'
import { linksOf } from './link-queries.ts'
import { getOrder } from './order-queries.ts'
import { refundDue } from './refund-due.ts'
import { fieldsOf, priceOf, showOrder } from './show-order.ts'

/** One order of the customer, with all that they may know about it. */
export async function showMyOrder(
  reader: Reader,
  { params, caller, request }: HandlerInput<typeof api.orders.order>,
): Promise<Result<DataOf<typeof api.orders.order>>> {
  const order = await getOrder(reader, params.id, caller.userId)
  const [shown, fields, links, timeline] = await Promise.all([
    showOrder(reader, order, request.language),
    fieldsOf(reader, order, request.language),
    linksOf(reader, order.id),
    timelineOf(reader, order),
  ])
  return {
    data: {
      order: shown,
      price: priceOf(order),
      fields,
      ...links,
      linksDeleted: order.linksDeleted ?? false,
      timeline,
      refundQuote:
        !order.goods && !order.sentOn && canTransition(order.status, 'cancel', 'customer') ? refundDue(order) : null,
    },
  }
}
