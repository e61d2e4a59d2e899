import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { serviceTypes } from './catalog.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { deskFilter, MAX_DELIVERY_TEXT } from './orders-desk.ts'
import { ServiceField } from './orders-fields.ts'
import { BotSettings, FileName, UPLOAD_BODY } from './orders-forms.ts'
import { Order, OrderLink, PriceLines, TimelineEntry } from './orders-order.ts'
import { listedStatuses } from './orders-states.ts'
import { requiredText } from './required-text.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const OperatorOrder = z.extend(Order, {
  customer: NamedCustomer,
  /** A supplier has it or may have it: an operator has to take it over before any other action. */
  sentOn: z.optional(z.literal(true)),
  /** It waits for a supplier. */
  awaitsSupplier: z.optional(z.literal(true)),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>

const WebAddress = z
  .string()
  .check(z.trim(), z.maxLength(2_000, 'textTooLong'), z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'webAddress'))
const Count = wholeNumber(0, 1_000_000)

/** The refund that the operator saw: if it differs now, nothing happens. */
const acceptRefund = z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange')))

export const Delivery = z.strictObject({
  acceptRefund,
  documentLink: z.optional(WebAddress),
  note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_DELIVERY_TEXT, 'textTooLong'))),
  /** The undelivered rest: deliver it with this action, or refund it. */
  rest: z.enum(['delivered', 'refund']),
})
export const Progress = z.strictObject({
  /** How many are done, for an order without links. */
  done: z.optional(Count),
  /** How many are done, per link. */
  links: z.optional(
    z
      .array(z.strictObject({ line: Count, done: Count }))
      .check(z.minLength(1, 'required'), z.maxLength(1_000, 'outOfRange')),
  ),
})
export const Reason = z.strictObject({
  reason: requiredText(300),
  acceptRefund,
  /** Whether undelivered amounts become available again; by default yes after a refund, no after a failure. */
  restock: z.optional(z.boolean()),
})
export const PartRefund = z.strictObject({
  amount: wholeDong(1, 1_000_000_000_000_000),
  reason: requiredText(300),
})

/** A timeline entry with its operator, which customers do not see. */
export const StaffTimelineEntry = z.extend(TimelineEntry, { operator: z.nullable(z.string()) })
export type StaffTimelineEntry = z.infer<typeof StaffTimelineEntry>

const OrderId = z.strictObject({ id: Id })
/** The partner who delivers the order, or did until the shop took it. */
export const OrderPartner = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** The partner's earning from the part that is not refunded. */
  earning: Dong,
  state: z.enum(['held', 'released', 'given-back']),
  /** Why the shop has it; null while it is the partner's. */
  reason: z.nullable(z.string()),
  /** The share of the undelivered part, which a takeover now returns to the shop; null if none is possible. */
  shareBack: z.nullable(Dong),
  /**
   * For an open order: delivered units or days, and the number that the partner reported. An operator can count less.
   */
  counted: z.optional(z.strictObject({ delivered: z.int(), said: z.int() })),
})
export type OrderPartner = z.infer<typeof OrderPartner>

const One = z.strictObject({
  order: OperatorOrder,
  /** Absent if it was the shop's from the beginning. */
  partner: z.optional(OrderPartner),
  price: PriceLines,
  /** Today's fields of its service, if the order has inputs. */
  fields: z.array(ServiceField),
  /** The bot for its lines according to the service; absent if people deliver it. */
  botId: z.optional(z.string()),
  /** Unfinished links first. */
  links: z.array(OrderLink),
  linkCount: z.int(),
  /** The server deleted its links. */
  linksDeleted: z.boolean(),
  timeline: z.array(StaffTimelineEntry),
  /** A refund above the operator's daily cap. A second operator confirms it, or the same one from `ripensAt`. */
  refundAsked: z.optional(z.strictObject({ by: z.string(), amount: Dong, askedAt: Time, ripensAt: z.nullable(Time) })),
  refundQuote: z.nullable(Dong),
  /** How many places of the service would become available if it ended now. */
  unusedPlaces: z.int(),
})

/** An operator's action: confirmed, in the audit log, and published to the customer's open pages. */
const step = {
  method: 'POST',
  access: 'operator',
  right: 'orders',
  params: OrderId,
  data: z.strictObject({ order: OperatorOrder }),
  refusals: [
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'REFUND_CHANGED',
    'ORDER_SENT_ON',
    'ORDER_SCHEDULED',
    'CUSTOMER_HELD',
    'FORBIDDEN',
    'CONFLICT',
  ],
  idempotent: true,
} as const

export const Lines = z.strictObject({
  fileName: FileName,
  content: z.string('uploadRequired'),
  settings: BotSettings,
})

export const ordersOperator = {
  queue: endpoint({
    method: 'GET',
    path: '/operator/orders',
    summary: 'List orders: those of an open status oldest first, all others newest first, unless sorted otherwise',
    access: 'operator',
    right: 'orders',
    query: z.object({ ...deskPageQuery, ...deskFilter }),
    data: z.extend(listOf(OperatorOrder), {
      /** There are more matches than `total`, or may be: the server stops counting, and does not check every order. */
      more: z.boolean(),
      /** The number of all orders, whatever the filters. */
      all: z.int(),
      /** How many wait for an operator, whatever the filters. */
      waiting: z.strictObject({ pending: z.int(), inProgress: z.int() }),
    }),
  }),
  ofCustomer: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/orders',
    summary: 'List a customer’s orders, newest first, and how many are open',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    query: z.object({
      ...deskPageQuery,
      /** One status, or all open ones. */
      status: z.optional(z.enum([...listedStatuses, 'open'])),
      serviceType: z.optional(z.enum(serviceTypes)),
    }),
    data: z.extend(listOf(OperatorOrder), { open: z.int() }),
    refusals: ['NOT_FOUND'],
  }),
  order: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}',
    summary: 'Get an order with its links and timeline',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: One,
    refusals: ['NOT_FOUND'],
  }),
  take: endpoint({ ...step, path: '/operator/orders/{id}/take', summary: 'Start a referral order' }),
  progress: endpoint({
    ...step,
    path: '/operator/orders/{id}/progress',
    summary: 'Update the number done so far; it can’t decrease',
    body: Progress,
  }),
  deliver: endpoint({
    ...step,
    path: '/operator/orders/{id}/deliver',
    summary: 'Deliver an order; the undelivered part is refunded',
    body: Delivery,
    largestBody: 1024 * 1024,
  }),
  giveLines: endpoint({
    ...step,
    path: '/operator/orders/{id}/lines',
    summary: 'Add lines to a customer’s bot pre-order and start the bot',
    body: Lines,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'CUSTOMER_HELD', 'CONFLICT', 'TOO_LARGE'],
    largestBody: UPLOAD_BODY,
  }),
  fail: endpoint({
    ...step,
    path: '/operator/orders/{id}/fail',
    summary: 'End an order that can’t be delivered; the undelivered part is refunded',
    body: Reason,
  }),
  refund: endpoint({
    ...step,
    path: '/operator/orders/{id}/refund',
    summary:
      'End an open order and refund it in full; what was delivered asks again who I am, and above my daily cap for a second person',
    body: Reason,
    refusals: [...step.refusals, 'STEP_UP_REQUIRED', 'APPROVAL_NEEDED'],
  }),
  refundPart: endpoint({
    ...step,
    path: '/operator/orders/{id}/refund-part',
    summary:
      'Refund part of an order without changing its status; what was delivered asks again who I am, and above my daily cap for a second person',
    body: PartRefund,
    refusals: [...step.refusals, 'STEP_UP_REQUIRED', 'APPROVAL_NEEDED'],
  }),
}
