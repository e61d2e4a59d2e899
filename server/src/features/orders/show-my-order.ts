import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { canTransition } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { timelineOf } from './event-queries.ts'
import { linksOf } from './link-queries.ts'
import { getOrder } from './order-queries.ts'
import { refundDue } from './refund-due.ts'
import { priceOf, showOrder } from './show-order.ts'

/** One order of the customer, with all that they may know about it. */
export async function showMyOrder(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.orders.order>,
): Promise<Result<DataOf<typeof api.orders.order>>> {
  const order = await getOrder(tx, params.id, caller.userId)
  return {
    data: {
      order: await showOrder(tx, order, request.language),
      price: priceOf(order),
      ...(await linksOf(tx, order.id)),
      linksDeleted: order.linksDeleted ?? false,
      timeline: await timelineOf(tx, order),
      refundQuote: canTransition(order.status, 'cancel', 'customer') ? refundDue(order) : null,
    },
  }
}
