import * as z from 'zod/mini'
import { botStatuses } from './bots-states.ts'
import { billings, providers, Service, serviceTypes } from './catalog.ts'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { orderActors, orderEvents, orderStatuses, orderTypes } from './orders-states.ts'

export const Order = z.strictObject({
  id: z.string(),
  orderCode: z.string(),
  orderStatus: z.enum(orderStatuses),
  serviceType: z.enum(serviceTypes),
  serviceId: z.string(),
  serviceName: z.string(),
  /** From the service today. */
  category: z.nullable(z.string()),
  categoryName: z.nullable(z.string()),
  provider: z.enum(providers),
  botStatus: z.nullable(z.enum(botStatuses)),
  documentLink: z.nullable(z.string()),
  totalCash: Dong,
  /** Whether `amount` counts pieces or days. */
  billing: z.enum(billings),
  amount: z.int(),
  createdAt: Time,
  /** While it waits: when it ends unbegun, with a full refund. Billed by the day: when it is over. */
  expiresAt: z.nullable(Time),
  contactInfo: z.string(),
  note: z.string(),
  discountCode: z.nullable(z.string()),
  orderType: z.enum(orderTypes),
  preOrder: z.boolean(),
  progress: z.nullable(z.strictObject({ total: z.int(), ok: z.int(), failed: z.int() })),
  refunded: Dong,
  /** For a run of a spread: when it starts or started. It waits until then. */
  startsAt: z.optional(Time),
  /** How many items it got from stock; absent if people or bots deliver it. */
  goods: z.optional(z.int()),
  /** Its inputs for the service's fields, by key; absent if there are none, and in lists. */
  inputs: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type Order = z.infer<typeof Order>

/** The price, line by line: subtotal − tierDiscount − codeDiscount = total. */
export const PriceLines = z.strictObject({
  unitPrice: Dong,
  amount: z.int(),
  subtotal: Dong,
  tierDiscount: Dong,
  codeDiscount: Dong,
  total: Dong,
})
export type PriceLines = z.infer<typeof PriceLines>

export const Quote = z.extend(PriceLines, {
  /** The percent behind `tierDiscount`. */
  tierPercent: z.int(),
  balance: Dong,
  enough: z.boolean(),
  /** If the form has several runs: their number and the price of one. All sums cover all runs together. */
  runs: z.optional(z.strictObject({ count: z.int(), each: Dong })),
})
export type Quote = z.infer<typeof Quote>

export const TimelineEntry = z.strictObject({
  at: Time,
  by: z.enum(orderActors),
  event: z.enum(orderEvents),
  from: z.nullable(z.enum(orderStatuses)),
  to: z.nullable(z.enum(orderStatuses)),
  /** How much was delivered at this event, if it says so. */
  done: z.nullable(z.int()),
  refunded: Dong,
  /** How many places of the service this event made available again. */
  restocked: z.int(),
  note: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A service to order once more; `orderId` is the newest order for it. */
export const OrderAgain = z.strictObject({ orderId: z.string(), service: Service })
export type OrderAgain = z.infer<typeof OrderAgain>

/** One link of a referral order and its progress. */
export const OrderLink = z.strictObject({ line: z.int(), link: z.string(), amount: z.int(), done: z.int() })
export type OrderLink = z.infer<typeof OrderLink>
