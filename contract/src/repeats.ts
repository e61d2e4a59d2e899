import * as z from 'zod/mini'
import { billings } from './catalog.ts'
import { endpoint, Id, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const repeatIntervals = ['day', 'week', 'month'] as const
export type RepeatInterval = (typeof repeatIntervals)[number]

/** Why nothing was ordered at a date, and it is tried again at the next. */
export const repeatProblems = ['sold-out', 'maintenance', 'bot-gone'] as const
export type RepeatProblem = (typeof repeatProblems)[number]

/** Why a plan is over: all is ordered, its customer stopped it, or it could not go on. */
export const repeatEnds = ['done', 'stopped', 'balance', 'price', 'service-gone', 'service-changed', 'account'] as const
export type RepeatEnd = (typeof repeatEnds)[number]

/** How many plans of a customer go on at the same time. */
export const MAX_REPEATS = 20
const repeatTimes = { least: 2, most: 365 } as const

/** How an order is repeated. */
export const RepeatForm = z.strictObject({
  every: z.enum(repeatIntervals, 'choice'),
  /** How many more orders; left out: until it is stopped. */
  times: z.optional(wholeNumber(repeatTimes.least, repeatTimes.most)),
  /** What one of them may cost at most; left out: whatever it costs on its date. */
  mostEach: z.optional(wholeDong(1, 10_000_000_000)),
})
export type RepeatForm = z.infer<typeof RepeatForm>

/** An order that is placed again by itself. */
export const RepeatPlan = z.strictObject({
  id: z.string(),
  /** The order that is repeated. */
  orderId: z.string(),
  orderCode: z.string(),
  serviceName: z.string(),
  billing: z.enum(billings),
  amount: z.int(),
  every: z.enum(repeatIntervals),
  times: z.nullable(z.int()),
  mostEach: z.nullable(Dong),
  /** How many orders it has placed. */
  ordered: z.int(),
  /** Null when it is over. */
  nextAt: z.nullable(Time),
  /** Why nothing was ordered at the last date; null where it was. */
  problem: z.nullable(z.enum(repeatProblems)),
  createdAt: Time,
  endedAt: z.nullable(Time),
  /** Null as long as it goes on, and where only a later version knows why. */
  endReason: z.nullable(z.enum(repeatEnds)),
})
export type RepeatPlan = z.infer<typeof RepeatPlan>

const OrderId = z.strictObject({ id: Id })
/** The plans that an order belongs to. */
const OrderPlans = z.strictObject({
  /** The newest that repeats it. */
  plan: z.nullable(RepeatPlan),
  /** The one that placed it. */
  placedBy: z.nullable(RepeatPlan),
})
const limits: readonly RateLimit[] = [{ by: 'user', attempts: 60, seconds: 3600 }]

export const repeats = {
  create: endpoint({
    method: 'POST',
    path: '/user/order/{id}/repeat',
    summary:
      'Repeat one of my orders every day, week or month, at the price of each date. A bot’s lines are kept for it; not orders with links, and not bots billed by the day',
    access: 'active',
    params: OrderId,
    body: RepeatForm,
    data: z.strictObject({ plan: RepeatPlan }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'NOT_REPEATABLE', 'REPEATS_FULL', 'SERVICE_UNAVAILABLE_NOW', 'UPLOAD_QUOTA'],
    limits,
    idempotent: true,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/user/order/{id}/repeat',
    summary: 'Get whether one of my orders can be repeated, from when, and the plans it belongs to',
    access: 'customer',
    viewable: true,
    params: OrderId,
    data: z.extend(OrderPlans, {
      canRepeat: z.boolean(),
      /** When the first order would be placed, were it repeated now. */
      firstDates: z.strictObject({ day: Time, week: Time, month: Time }),
    }),
    refusals: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/user/repeats',
    summary: 'List my repeating orders: those that go on by their next date, then those that are over, newest first',
    access: 'customer',
    viewable: true,
    query: z.object(pageQuery),
    data: listOf(RepeatPlan),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/user/repeats/{id}/stop',
    summary: 'Stop a repeating order right away; one that is over stays as it is',
    access: 'customer',
    params: z.strictObject({ id: Id }),
    data: z.strictObject({ plan: RepeatPlan }),
    refusals: ['NOT_FOUND'],
    limits,
  }),
  ofOperatorOrder: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}/repeat',
    summary: 'Get the plan that placed an order, and the one that repeats it',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: OrderPlans,
    refusals: ['NOT_FOUND'],
  }),
}
