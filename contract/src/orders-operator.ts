import * as z from 'zod/mini'
import { serviceTypes } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { Order, OrderLink, PriceLines, TimelineEntry } from './orders.ts'
import { BotSettings, UPLOAD_BODY } from './orders-forms.ts'
import { orderStatuses } from './orders-states.ts'

/** An order as operators see it. */
export const DeskOrder = z.extend(Order, {
  customer: z.strictObject({ id: z.string(), username: z.string() }),
})
export type DeskOrder = z.infer<typeof DeskOrder>

const words = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'textTooLong'))
const WebAddress = z
  .string()
  .check(z.trim(), z.maxLength(2_000, 'textTooLong'), z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'webAddress'))
const Count = z.int('wholeNumber').check(z.gte(0, 'outOfRange'), z.lte(1_000_000, 'outOfRange'))

/** The sum to go back that the operator saw: when it is another by now, nothing happens. */
const acceptRefund = z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange')))

export const Delivery = z.strictObject({
  acceptRefund,
  documentLink: z.optional(WebAddress),
  note: z.optional(z.string().check(z.trim(), z.maxLength(1_000, 'textTooLong'))),
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
export const Reason = z.strictObject({ reason: words(300), acceptRefund })
export const PartRefund = z.strictObject({
  amount: z.int('wholeNumber').check(z.gte(1, 'outOfRange'), z.lte(1_000_000_000_000_000, 'outOfRange')),
  reason: words(300),
})

const OrderId = z.strictObject({ id: z.string() })
const One = z.strictObject({
  order: DeskOrder,
  price: PriceLines,
  /** Links not yet done first. */
  links: z.array(OrderLink),
  linkCount: z.int(),
  timeline: z.array(TimelineEntry),
  /** What failing it now would give back. */
  refundQuote: z.nullable(Dong),
})

/** A step of an operator: asks once, is on the audit log, and tells the customer's open pages. */
const step = {
  method: 'POST',
  access: 'operator',
  params: OrderId,
  data: z.strictObject({ order: DeskOrder }),
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUND_CHANGED', 'FORBIDDEN', 'CONFLICT'],
  idempotent: true,
} as const

export const Lines = z.strictObject({
  fileName: z.string('uploadRequired'),
  content: z.string('uploadRequired'),
  settings: BotSettings,
})

export const ordersOperator = {
  queue: endpoint({
    method: 'GET',
    path: '/operator/orders',
    summary: 'Orders, those that wait or are in progress oldest first, finished ones newest first',
    access: 'operator',
    query: z.object({
      ...pageQuery,
      status: z.optional(z.enum(orderStatuses)),
      serviceType: z.optional(z.enum(serviceTypes)),
      serviceId: z.optional(z.string()),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(DeskOrder), {
      /** How many wait for an operator, whatever is filtered. */
      waiting: z.strictObject({ pending: z.int(), inProgress: z.int() }),
    }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}',
    summary: 'One order with its links and all that happened to it',
    access: 'operator',
    params: OrderId,
    data: One,
    refusals: ['NOT_FOUND'],
  }),
  take: endpoint({ ...step, path: '/operator/orders/{id}/take', summary: 'Begin a referral order' }),
  progress: endpoint({
    ...step,
    path: '/operator/orders/{id}/progress',
    summary: 'Say how many are done by now; a count never goes back',
    body: Progress,
  }),
  deliver: endpoint({
    ...step,
    path: '/operator/orders/{id}/deliver',
    summary: 'Hand an order over; what is not delivered goes back to the customer',
    body: Delivery,
  }),
  giveLines: endpoint({
    ...step,
    path: '/operator/orders/{id}/lines',
    summary: 'Give a pre-order of a bot the lines that were ordered with it; the bot starts',
    body: Lines,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'CONFLICT', 'TOO_LARGE'],
    largestBody: UPLOAD_BODY,
  }),
  fail: endpoint({
    ...step,
    path: '/operator/orders/{id}/fail',
    summary: 'End an order that cannot be delivered; what was not delivered goes back',
    body: Reason,
  }),
  refund: endpoint({
    ...step,
    path: '/operator/orders/{id}/refund',
    summary: 'End an open order and give all of its money back',
    body: Reason,
  }),
  refundPart: endpoint({
    ...step,
    path: '/operator/orders/{id}/refund-part',
    summary: 'Give part of the money back; the order goes on, or stays done',
    body: PartRefund,
  }),
}
