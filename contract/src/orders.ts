import * as z from 'zod/mini'
import { botStatuses } from './bots-states.ts'
import { endpoint, Id, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery, spanQuery } from './lists.ts'
import { Dong } from './money.ts'
import { ServiceField } from './orders-fields.ts'
import {
  OrderEdit,
  OrderForm,
  PartnerForm,
  PreOrderRun,
  QuoteForm,
  ReferralForm,
  UPLOAD_BODY,
  UploadCheck,
  UploadForm,
} from './orders-forms.ts'
import { lineProblems } from './orders-lines.ts'
import { Order, OrderAgain, OrderLink, PriceLines, Quote, TimelineEntry } from './orders-order.ts'
import { listedStatuses } from './orders-states.ts'

const limits: readonly RateLimit[] = [{ by: 'user', attempts: 120, seconds: 60 }]
const uploadLimits: readonly RateLimit[] = [{ by: 'user', attempts: 20, seconds: 60 }]
const upload = { fields: ['content', 'links'], attempts: 20, seconds: 60 } as const
const refusals = ['INSUFFICIENT_BALANCE', 'SERVICE_UNAVAILABLE_NOW', 'PRICE_CHANGED', 'CONFLICT'] as const
/** `goods`: how many items came from stock, ready to read. */
const Placed = z.strictObject({ order: Order, balance: Dong, goods: z.optional(z.int()) })
const OrderId = z.strictObject({ id: Id })

const placing = { method: 'POST', access: 'active', data: Placed, refusals, limits, idempotent: true } as const
const listing = {
  method: 'GET',
  access: 'customer',
  viewable: true,
  query: z.object({
    ...pageQuery,
    ...spanQuery,
    /** A list contains scheduled orders only for the status `scheduled` or a search by words. */
    status: z.optional(z.enum(listedStatuses)),
    botStatus: z.optional(z.enum(botStatuses)),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    format: z.optional(z.enum(['json', 'csv'])),
  }),
  data: listOf(Order),
} as const

export const orders = {
  quote: endpoint({
    method: 'POST',
    path: '/user/order/quote',
    summary: 'Get an itemised price for an order; nothing is charged',
    access: 'customer',
    body: QuoteForm,
    data: Quote,
    refusals: ['SERVICE_UNAVAILABLE_NOW', 'NOT_SPREADABLE', 'TOO_LARGE'],
    limits: [{ by: 'user', attempts: 240, seconds: 60 }],
    largestBody: UPLOAD_BODY,
    upload,
  }),
  owner: endpoint({
    ...placing,
    path: '/user/order/owner',
    summary: 'A to Z service: order and pay for a service the shop provides',
    body: OrderForm,
  }),
  partner: endpoint({
    ...placing,
    path: '/user/order/partner',
    summary: 'Promotion service: order and pay for a service a partner provides',
    body: PartnerForm,
  }),
  user: endpoint({
    ...placing,
    path: '/user/order/user',
    summary: 'Run bot only: order and pay for a bot that processes the customer’s lines',
    body: OrderForm,
  }),
  ref: endpoint({
    ...placing,
    path: '/user/order/ref',
    summary: 'Place a referral order for one link, or for many from a list or file',
    body: ReferralForm,
    refusals: [...refusals, 'TOO_LARGE', 'UPLOAD_QUOTA'],
    largestBody: UPLOAD_BODY,
    upload,
  }),
  autoBot: endpoint({
    ...placing,
    path: '/user/order/auto-bot',
    summary: 'Add lines to a paid pre-order and start its bot; not charged again',
    body: PreOrderRun,
    refusals: ['NOT_FOUND', 'CONFLICT', 'INVALID_TRANSITION', 'TOO_LARGE', 'UPLOAD_QUOTA'],
    limits: uploadLimits,
    largestBody: UPLOAD_BODY,
  }),
  autoBotUpload: endpoint({
    ...placing,
    path: '/user/order/auto-bot-upload',
    summary: 'Pay for a bot and run it on the uploaded lines',
    body: UploadForm,
    refusals: [...refusals, 'TOO_LARGE', 'UPLOAD_QUOTA'],
    limits: uploadLimits,
    largestBody: UPLOAD_BODY,
  }),
  checkUpload: endpoint({
    method: 'POST',
    path: '/user/order/check-upload',
    summary: 'Check and price an upload; nothing is charged',
    access: 'active',
    body: UploadCheck,
    data: z.strictObject({
      lines: z.int(),
      /** How many lines the bot would process and the customer would pay. */
      valid: z.int(),
      duplicates: z.int(),
      /** The first bad lines, in words of the caller's language. */
      invalid: z.array(
        z.strictObject({ line: z.int(), reason: z.string(), code: z.enum([...lineProblems, 'botLine']) }),
      ),
      /** The current price; null if lines are bad, too few or too many, when billed by the day, and for a pre-order. */
      total: z.nullable(Dong),
      /** The code of the caller's earlier order with the same file. */
      seenBefore: z.nullable(z.string()),
    }),
    refusals: ['NOT_FOUND', 'SERVICE_UNAVAILABLE_NOW', 'TOO_LARGE'],
    limits: uploadLimits,
    largestBody: UPLOAD_BODY,
  }),
  referralOrders: endpoint({ ...listing, path: '/user/order/get-order-ref', summary: 'List my referral orders' }),
  botOrders: endpoint({ ...listing, path: '/user/order/get-order-auto', summary: 'List my bot orders' }),
  history: endpoint({
    ...listing,
    path: '/user/order/history',
    summary: 'List all my orders, newest first; format=csv downloads all matches',
  }),
  again: endpoint({
    method: 'GET',
    path: '/user/order/again',
    summary: 'List the three services I ordered last that can be ordered now, each with my newest order for it',
    access: 'customer',
    data: z.strictObject({ items: z.array(OrderAgain) }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/user/order/{id}',
    summary: 'Get one of my orders with its price, links, timeline and the refund if cancelled now',
    access: 'customer',
    viewable: true,
    params: OrderId,
    data: z.strictObject({
      order: Order,
      price: PriceLines,
      /** Today's fields of its service, if the order has inputs. */
      fields: z.array(ServiceField),
      links: z.array(OrderLink),
      /** How many links there are; `links` holds the first 1,000. */
      linkCount: z.int(),
      /** The server deleted its links. */
      linksDeleted: z.boolean(),
      timeline: z.array(TimelineEntry),
      /** The refund for cancelling now; null if it is too late to cancel. */
      refundQuote: z.nullable(Dong),
      /** Until when the customer can read the items from stock. */
      goodsKeptUntil: z.optional(Time),
    }),
    refusals: ['NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/user/order/{id}',
    summary: 'Change contact, note or inputs of an order that nobody has begun',
    access: 'customer',
    params: OrderId,
    body: OrderEdit,
    data: z.strictObject({ order: Order }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    limits,
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/user/order/cancel/{id}',
    summary: 'Cancel an order and refund the undelivered part; never cached or prefetched',
    access: 'customer',
    params: OrderId,
    /** `acceptRefund` is the refund that the customer saw: if it differs now, the server does not cancel. */
    query: z.object({
      acceptRefund: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'wholeNumber')), z.transform(Number))),
    }),
    data: z.strictObject({ order: Order, refunded: Dong, balance: Dong }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'REFUND_CHANGED'],
    limits,
    idempotent: true,
  }),
}
