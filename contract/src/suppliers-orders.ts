import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { MAX_ACTS, MAX_CHOSEN } from './orders-desk.ts'

/**
 * The state of an order at suppliers. `sent-now`: the request is under way. `unclear` (it may have arrived) and `stuck`
 * (no supplier takes it) wait for people. `by-people`: an operator took it over.
 */
export const dispatchStates = ['waiting', 'sent-now', 'sent', 'unclear', 'stuck', 'done', 'by-people'] as const
export type DispatchState = (typeof dispatchStates)[number]

export const exchangeOutcomes = ['done', 'refused', 'not-sent', 'unclear'] as const

/**
 * A request to a supplier and its answer; of an answer about several orders the part about this one. Keys are masked.
 */
export const Exchange = z.strictObject({
  id: z.string(),
  at: Time,
  supplierName: z.string(),
  action: z.string(),
  request: z.string(),
  answer: z.string(),
  outcome: z.enum(exchangeOutcomes),
  milliseconds: z.int(),
})
export type Exchange = z.infer<typeof Exchange>

export const Dispatch = z.strictObject({
  orderId: z.string(),
  state: z.enum(dispatchStates),
  supplierId: z.nullable(z.string()),
  supplierName: z.nullable(z.string()),
  externalId: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  /** When the last attempt to send began, whatever its outcome. */
  triedAt: z.nullable(Time),
  sentAt: z.nullable(Time),
  askedAt: z.nullable(Time),
  /** When the next attempt or status check is due. */
  dueAt: z.nullable(Time),
  tries: z.int(),
  /** In the supplier's words. */
  status: z.nullable(z.string()),
  startCount: z.nullable(z.int()),
  remains: z.nullable(z.int()),
  charge: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  cost: z.nullable(Dong),
  problem: z.nullable(z.string()),
  canCancel: z.boolean(),
  canRefill: z.boolean(),
})
export type Dispatch = z.infer<typeof Dispatch>

/** An operator's finding at the supplier: the order, under a number, or nothing. */
export const Resolution = z.discriminatedUnion('found', [
  z.strictObject({
    found: z.literal(true),
    externalId: z.string('required').check(z.trim(), z.regex(/^[\w-]{1,40}$/, 'invalid')),
  }),
  z.strictObject({ found: z.literal(false) }),
])

/** Bulk actions on orders: send them again, or have people deliver them. */
const dispatchActs = ['retry', 'take-over'] as const
export type DispatchAct = (typeof dispatchActs)[number]

/**
 * Why the action is not possible for one of them. `unclear`: it may be at a supplier, so the shop does not send it
 * again.
 */
export const dispatchProblems = ['notFound', 'own', 'unclear', 'state', 'people', 'other'] as const
const Problem = z.strictObject({
  why: z.enum(dispatchProblems),
  state: z.nullable(z.enum(dispatchStates)),
  /** The same as a sentence in the caller's language. */
  sentence: z.string(),
})
export type DispatchProblem = z.infer<typeof Problem>

const Chosen = z.strictObject({ id: z.string(), orderCode: z.string() })
export type ChosenDispatch = z.infer<typeof Chosen>
const filter = { state: z.optional(z.enum(dispatchStates)), supplierId: z.optional(Id) }
const OrderId = z.strictObject({ id: Id })
const forOrders = { access: 'operator', right: 'orders' } as const
const answer = { params: OrderId, data: z.strictObject({ dispatch: Dispatch }) } as const

export const supplierOrders = {
  list: endpoint({
    ...forOrders,
    method: 'GET',
    path: '/operator/dispatches',
    summary: 'Orders at suppliers, those that wait for people unless asked otherwise, oldest first',
    query: z.object({ ...deskPageQuery, ...filter }),
    data: listOf(
      z.extend(Dispatch, {
        orderCode: z.string(),
        serviceName: z.string(),
        createdAt: Time,
        /** Since when it waits: its date, if it had one. */
        waitsSince: Time,
      }),
    ),
  }),
  matches: endpoint({
    ...forOrders,
    method: 'GET',
    path: '/operator/dispatch-matches',
    summary: 'The orders at suppliers that match, to act on them together; the first 5,000',
    query: z.object(filter),
    data: z.strictObject({ items: z.array(Chosen) }),
  }),
  preview: endpoint({
    ...forOrders,
    method: 'POST',
    path: '/operator/dispatch-acts/preview',
    summary: 'Say which of these orders can be sent again or taken over, and why others cannot; nothing is changed',
    body: z.strictObject({
      act: z.enum(dispatchActs),
      ids: z
        .array(z.string().check(z.maxLength(64, 'textTooLong')))
        .check(z.minLength(1, 'required'), z.maxLength(MAX_CHOSEN, 'outOfRange')),
    }),
    data: z.strictObject({
      /** `mayBeThere`: a supplier has it, or may have it, and would deliver it as well. */
      can: z.array(z.extend(Chosen, { mayBeThere: z.boolean() })),
      cannot: z.array(z.extend(Chosen, { problem: Problem })),
    }),
    largestBody: 512 * 1024,
  }),
  act: endpoint({
    ...forOrders,
    method: 'POST',
    path: '/operator/dispatch-acts',
    summary: 'Send up to 50 orders again or take them over, each for itself; under the same key each is done once',
    body: z.strictObject({
      key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'invalid')),
      act: z.enum(dispatchActs),
      ids: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ACTS, 'outOfRange')),
    }),
    data: z.strictObject({
      /** Null if it succeeded. */
      outcomes: z.array(z.extend(Chosen, { problem: z.nullable(Problem) })),
    }),
  }),
  ofOrder: endpoint({
    ...forOrders,
    method: 'GET',
    path: '/operator/orders/{id}/dispatch',
    summary: 'What became of an order at suppliers, with all that was said; null where none has to do with it',
    params: OrderId,
    data: z.strictObject({ dispatch: z.nullable(Dispatch), exchanges: z.array(Exchange) }),
    refusals: ['NOT_FOUND'],
  }),
  /** Only for unclear orders: an operator has looked at the supplier's own pages. */
  resolve: endpoint({
    ...forOrders,
    ...answer,
    method: 'POST',
    path: '/operator/orders/{id}/dispatch/resolve',
    summary:
      'Tell whether an unclear order is at the supplier, and under which number, or that it is not and may be sent again',
    body: Resolution,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'ALREADY_USED'],
  }),
  retry: endpoint({
    ...forOrders,
    ...answer,
    method: 'POST',
    path: '/operator/orders/{id}/dispatch/retry',
    summary: 'Send an order that no supplier took once more, now',
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'ORDER_SCHEDULED'],
  }),
  /** Afterwards operators can deliver, fail and refund it like any other order. */
  takeOver: endpoint({
    ...forOrders,
    ...answer,
    method: 'POST',
    path: '/operator/orders/{id}/dispatch/take-over',
    summary: 'Have people deliver an order from here on; nothing more is sent or asked for',
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  }),
  cancel: endpoint({
    ...forOrders,
    ...answer,
    method: 'POST',
    path: '/operator/orders/{id}/dispatch/cancel',
    summary: 'Ask the supplier to cancel an order; what it gives back is refunded when it says so',
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'SUPPLIER_REFUSED'],
  }),
  refill: endpoint({
    ...forOrders,
    ...answer,
    method: 'POST',
    path: '/operator/orders/{id}/dispatch/refill',
    summary: 'Ask the supplier to make good what was lost since it was delivered',
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'SUPPLIER_REFUSED'],
  }),
}
