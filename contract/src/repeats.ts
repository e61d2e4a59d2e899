import * as z from 'zod/mini'
import { billings } from './catalog.ts'
import { endpoint, Id, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const repeatIntervals = ['day', 'week', 'month'] as const
export type RepeatInterval = (typeof repeatIntervals)[number]

/** Why a plan skipped a date and tries again at the next. */
export const repeatProblems = ['sold-out', 'maintenance', 'bot-gone'] as const
export type RepeatProblem = (typeof repeatProblems)[number]

/** Why a plan is over: it placed all orders, its customer stopped it, or it could not go on. */
export const repeatEnds = ['done', 'stopped', 'balance', 'price', 'service-gone', 'service-changed', 'account'] as const
export type RepeatEnd = (typeof repeatEnds)[number]

export const MAX_REPEATS = 20
const repeatTimes = { least: 2, most: 365 } as const

export const RepeatForm = z.strictObject({
  every: z.enum(repeatIntervals, 'choice'),
  /** How many more orders; if omitted, until the customer stops it. */
  times: z.optional(wholeNumber(repeatTimes.least, repeatTimes.most)),
  /** The highest price of one order; if omitted, any price on its date. */
  mostEach: z.optional(wholeDong(1, 10_000_000_000)),
})
export type RepeatForm = z.infer<typeof RepeatForm>

export const RepeatPlan = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  serviceName: z.string(),
  billing: z.enum(billings),
  amount: z.int(),
  every: z.enum(repeatIntervals),
  times: z.nullable(z.int()),
  mostEach: z.nullable(Dong),
  ordered: z.int(),
  nextAt: z.nullable(Time),
  /** Why it skipped the last date; null if it did not. */
  problem: z.nullable(z.enum(repeatProblems)),
  createdAt: Time,
  endedAt: z.nullable(Time),
  /** Null while it is active, and if only another release knows the reason. */
  endReason: z.nullable(z.enum(repeatEnds)),
})
export type RepeatPlan = z.infer<typeof RepeatPlan>

const OrderId = z.strictObject({ id: Id })
const OrderPlans = z.strictObject({
  /** The newest plan that repeats it. */
  plan: z.nullable(RepeatPlan),
  /** The plan that placed it. */
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
      /** The date of the first order if the customer repeated it now. */
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
