import * as z from 'zod/mini'
import { earlier, Message, messagePage, NewMessage } from './conversations.ts'
import { endpoint, Id, Nothing } from './endpoint.ts'
import { Dong } from './money.ts'
import { ServiceField } from './orders-fields.ts'
import { Delivery, Progress, Reason } from './orders-operator.ts'
import { Order, OrderLink, TimelineEntry } from './orders-order.ts'
import { orderStatuses } from './orders-states.ts'
import { PartnerMeasured, PartnerReason, PartnerSums } from './partners.ts'

export const PARTNER_ORDERS_AT_ONCE = 50

/** An order as its partner sees it: the customer's public name, and the customer's entries for this order. */
export const PartnerOrder = z.extend(z.omit(Order, { discountCode: true }), {
  customer: z.string(),
  /** The partner's earning from the part that is not refunded. */
  earning: Dong,
  /** The share is the partner's for good. */
  isReleased: z.boolean(),
  /** Only in lists: the customer wrote and waits for an answer. */
  isUnanswered: z.optional(z.boolean()),
})
export type PartnerOrder = z.infer<typeof PartnerOrder>

const forPartner = { access: 'partner' } as const
const OrderId = z.strictObject({ id: Id })
const step = {
  ...forPartner,
  method: 'POST',
  params: OrderId,
  data: z.strictObject({ order: PartnerOrder }),
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUND_CHANGED', 'ORDER_SCHEDULED', 'CUSTOMER_HELD', 'CONFLICT'],
  limits: [{ by: 'user', attempts: 240, seconds: 60 }],
  idempotent: true,
} as const

export const partnersDesk = {
  overview: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner',
    summary: 'What waits for me, what I earned, and what was measured of all my orders of the last 90 days',
    data: z.strictObject({
      waiting: z.strictObject({ pending: z.int(), inProgress: z.int() }),
      sums: PartnerSums,
      measured: z.nullable(PartnerMeasured),
      /** The partner finishes open orders and gets no new ones. */
      isLeaving: z.boolean(),
    }),
  }),
  orders: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders',
    summary: 'List orders of my services: those of an open status oldest first, all others newest first',
    query: z.object({
      status: z.optional(z.enum(orderStatuses)),
      serviceId: z.optional(Id),
      /** `next` from the previous answer. */
      after: z.optional(Id),
    }),
    data: z.strictObject({
      items: z.array(PartnerOrder),
      /** Start of the next part; null at the end. */
      next: z.nullable(z.string()),
    }),
  }),
  order: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders/{id}',
    summary: 'Get an order of mine with what the customer brought for it, and its timeline',
    params: OrderId,
    data: z.strictObject({
      order: PartnerOrder,
      fields: z.array(ServiceField),
      /** Unfinished links first. */
      links: z.array(OrderLink),
      linkCount: z.int(),
      linksDeleted: z.boolean(),
      timeline: z.array(TimelineEntry),
      /** The customer's refund for failing it now, and the partner's loss; null once it has ended. */
      refundQuote: z.nullable(Dong),
      earningLost: z.nullable(Dong),
    }),
    refusals: ['NOT_FOUND'],
  }),
  take: endpoint({ ...step, path: '/partner/orders/{id}/take', summary: 'Start an order of mine' }),
  progress: endpoint({
    ...step,
    path: '/partner/orders/{id}/progress',
    summary: 'Update the number done so far; it can’t decrease',
    body: Progress,
  }),
  deliver: endpoint({
    ...step,
    path: '/partner/orders/{id}/deliver',
    summary: 'Deliver an order of mine; the undelivered part is refunded, from my share, too',
    body: Delivery,
    largestBody: 1024 * 1024,
  }),
  fail: endpoint({
    ...step,
    path: '/partner/orders/{id}/fail',
    summary: 'End an order that can’t be delivered; the undelivered part is refunded, from my share, too',
    body: z.omit(Reason, { restock: true }),
  }),
  giveBack: endpoint({
    ...step,
    path: '/partner/orders/{id}/give-back',
    summary:
      'Leave an open order to the shop, with a reason that operators read; my share of what I did not deliver goes with it',
    body: PartnerReason,
    data: z.null(),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  }),
  links: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders/{id}/links',
    summary: 'Download all links of an order of mine as lines `number|done|amount|link`',
    params: OrderId,
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
  conversation: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders/{id}/conversation',
    summary: 'Get the conversation with the customer about an order of mine',
    params: OrderId,
    query: z.object(earlier),
    data: z.strictObject({ ...messagePage, messages: z.array(Message) }),
    refusals: ['NOT_FOUND'],
  }),
  send: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/orders/{id}/message',
    summary: 'Write to the customer about an order of mine',
    params: OrderId,
    body: z.strictObject({ text: NewMessage.shape.text.check(z.minLength(1, 'required')) }),
    data: z.strictObject({ id: z.string() }),
    refusals: ['NOT_FOUND', 'ACCOUNT_CLOSED'],
    limits: [
      { by: 'user', attempts: 30, seconds: 60 },
      { by: 'user', attempts: 1_000, seconds: 86_400 },
    ],
    idempotent: true,
  }),
  file: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders/{id}/file/{file}',
    summary: 'Download a file of the conversation about an order of mine',
    params: z.strictObject({ id: Id, file: Id }),
    data: z.null(),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
  }),
}
