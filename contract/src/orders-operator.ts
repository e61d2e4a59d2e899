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

/** An order as operators see it. */
export const OperatorOrder = z.extend(Order, {
  customer: NamedCustomer,
  /** A supplier has it, or may have it: people take it over before they do anything with it. */
  sentOn: z.optional(z.literal(true)),
  /** A supplier is to get it. */
  awaitsSupplier: z.optional(z.literal(true)),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>

const WebAddress = z
  .string()
  .check(z.trim(), z.maxLength(2_000, 'textTooLong'), z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'webAddress'))
const Count = wholeNumber(0, 1_000_000)

/** The sum to go back that the operator saw: when it is another by now, nothing happens. */
const acceptRefund = z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange')))

export const Delivery = z.strictObject({
  acceptRefund,
  documentLink: z.optional(WebAddress),
  note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_DELIVERY_TEXT, 'textTooLong'))),
  /** What was not acknowledged yet: delivered with this, or given back. */
  rest: z.enum(['delivered', 'refund']),
})
export const Progress = z.strictObject({
  /** How many are done by now, for an order without links. */
  done: z.optional(Count),
  /** How many are done by now, per link. */
  links: z.optional(
    z
      .array(z.strictObject({ line: Count, done: Count }))
      .check(z.minLength(1, 'required'), z.maxLength(1_000, 'outOfRange')),
  ),
})
export const Reason = z.strictObject({
  reason: requiredText(300),
  acceptRefund,
  /** Whether others can order what was not delivered; unless said, they can after a refund and cannot after a failure. */
  restock: z.optional(z.boolean()),
})
export const PartRefund = z.strictObject({
  amount: wholeDong(1, 1_000_000_000_000_000),
  reason: requiredText(300),
})

/** What happened, and which operator did it: customers are not told. */
export const StaffTimelineEntry = z.extend(TimelineEntry, { operator: z.nullable(z.string()) })
export type StaffTimelineEntry = z.infer<typeof StaffTimelineEntry>

const OrderId = z.strictObject({ id: Id })
/** Whose order it is to deliver, or was before it was left to the shop. */
export const OrderPartner = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** What the partner earns by it, by what was not refunded. */
  earning: Dong,
  state: z.enum(['held', 'released', 'given-back']),
  /** Why it was left to the shop, or taken over; null as long as it is the partner's. */
  reason: z.nullable(z.string()),
  /** What of the share goes back to the shop if it is taken over now: that of what was not delivered; null where it cannot be. */
  shareBack: z.nullable(Dong),
  /** While it is open: how many units or days are delivered, and how many of them by the partner's word, of which an operator can count less. */
  counted: z.optional(z.strictObject({ delivered: z.int(), said: z.int() })),
})
export type OrderPartner = z.infer<typeof OrderPartner>

const One = z.strictObject({
  order: OperatorOrder,
  /** Not where it was the shop's from the beginning. */
  partner: z.optional(OrderPartner),
  price: PriceLines,
  /** The fields of its service as they are now, where it brought inputs. */
  fields: z.array(ServiceField),
  /** The bot that lines of it are for, as its service says now; none where people deliver it. */
  botId: z.optional(z.string()),
  /** Links not yet done first. */
  links: z.array(OrderLink),
  linkCount: z.int(),
  /** There were links, and they are deleted. */
  linksDeleted: z.boolean(),
  timeline: z.array(StaffTimelineEntry),
  /** A refund above the daily cap of who asked, which a second person makes, too, or who asked from `ripensAt`. */
  refundAsked: z.optional(z.strictObject({ by: z.string(), amount: Dong, askedAt: Time, ripensAt: z.nullable(Time) })),
  /** What failing it now would give back. */
  refundQuote: z.nullable(Dong),
  /** How many places of the service ending it now could give back. */
  unusedPlaces: z.int(),
})

/** A step of an operator: asks once, is on the audit log, and tells the customer's open pages. */
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
      /** More match than `total`, as far as they were counted, or may: more orders hold the words than were looked at. */
      more: z.boolean(),
      /** How many orders there are, whatever is filtered. */
      all: z.int(),
      /** How many wait for an operator, whatever is filtered. */
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
      /** Those of one status, or all that are open. */
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
