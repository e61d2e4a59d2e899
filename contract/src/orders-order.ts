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
  /** Of the service today. */
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
  /** Of an order that waits: when it ends unbegun, with all its money back. Of one billed by the day: when it is over. */
  expiresAt: z.nullable(Time),
  contactInfo: z.string(),
  note: z.string(),
  discountCode: z.nullable(z.string()),
  orderType: z.enum(orderTypes),
  preOrder: z.boolean(),
  progress: z.nullable(z.strictObject({ total: z.int(), ok: z.int(), failed: z.int() })),
  refunded: Dong,
  /** Of a run of a spread: when it starts, or did. Nothing begins with it before. */
  startsAt: z.optional(Time),
  /** How many items it got from stock; not where people or bots deliver it. */
  goods: z.optional(z.int()),
  /** What it brought for the fields of its service, by key; not where it brought nothing, and not in lists. */
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
  /** Where the price of several runs was asked for: how many, and what one costs. All sums are those of all runs together. */
  runs: z.optional(z.strictObject({ count: z.int(), each: Dong })),
})
export type Quote = z.infer<typeof Quote>

export const TimelineEntry = z.strictObject({
  at: Time,
  by: z.enum(orderActors),
  event: z.enum(orderEvents),
  from: z.nullable(z.enum(orderStatuses)),
  to: z.nullable(z.enum(orderStatuses)),
  /** How much was delivered by then, where the event says so. */
  done: z.nullable(z.int()),
  refunded: Dong,
  /** How many places of the service others can order again since then. */
  restocked: z.int(),
  note: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A service to order once more; `orderId` is the newest order for it. */
export const OrderAgain = z.strictObject({ orderId: z.string(), service: Service })
export type OrderAgain = z.infer<typeof OrderAgain>

/** One link of a referral order and how far it is. */
export const OrderLink = z.strictObject({ line: z.int(), link: z.string(), amount: z.int(), done: z.int() })
export type OrderLink = z.infer<typeof OrderLink>
