import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { canTransition } from '@runmart/contract/orders-states'
import { usernamesOf } from '#features/accounts/index.ts'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { linksOf } from '../link-queries.ts'
import { getOrder } from '../order-queries.ts'
import { findOrderPartner } from '../partner/show-order-partner.ts'
import { refundDue, unusedPlaces } from '../refund-due.ts'
import { fieldsOf, priceOf } from '../show-order.ts'
import { showOperatorOrders } from './act-on-order.ts'
import { findRefundRequest } from './refund-requests.ts'
import { staffTimelineOf } from './staff-timeline.ts'

/** One order with all that an operator needs to deliver it. */
export async function showOperatorOrder(
  tx: Tx,
  { params, request }: HandlerInput<typeof api.ordersOperator.order>,
): Promise<Result<DataOf<typeof api.ordersOperator.order>>> {
  const stored = await getOrder(tx, params.id)
  const [order] = await showOperatorOrders(tx, [stored], request.language)
  if (!order) throw new Error('An order is missing')
  const partner = await findOrderPartner(tx, stored)
  const asked = await showRefundRequest(tx, stored.id)
  const { botId } = await getServiceKind(tx, stored.serviceId)
  return {
    data: {
      order,
      ...(partner && { partner }),
      price: priceOf(stored),
      ...(botId && { botId }),
      fields: await fieldsOf(tx, stored, request.language),
      ...(await linksOf(tx, stored.id, true)),
      linksDeleted: stored.linksDeleted ?? false,
      timeline: await staffTimelineOf(tx, stored),
      ...(asked && { refundAsked: asked }),
      refundQuote: canTransition(stored.status, 'failed', 'operator') ? refundDue(stored) : null,
      unusedPlaces: unusedPlaces(stored),
    },
  }
}

async function showRefundRequest(tx: Tx, orderId: string) {
  const asked = await findRefundRequest(tx, orderId)
  if (!asked) return null
  const { askedBy, ...rest } = asked
  return { ...rest, by: (await usernamesOf(tx, [askedBy])).get(askedBy) ?? '' }
}
