import * as z from 'zod/mini'
import { botStatuses } from './bots-states.ts'
import { providers, serviceTypes } from './catalog.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { MAX_SEARCHED, spanQuery } from './lists.ts'
import { Dong } from './money.ts'
import { isText } from './orders-lines.ts'
import { listedStatuses, orderActors, orderEvents, orderStatuses } from './orders-states.ts'
import { requiredText } from './required-text.ts'

/** How many orders an operator can select, and how many one call takes. */
export const MAX_CHOSEN = 5_000
export const MAX_ACTS = 50
/** A delivery is often the text itself: accounts, proxies, keys. */
export const MAX_DELIVERY_TEXT = 100_000
export const MAX_VIEWS = 20
export const MAX_VIEW_NAME = 40
/** The server stops counting a view's orders here. */
export const MAX_VIEW_COUNT = 99

export const deskLimits = [50, 100, 200] as const

/** Sort orders of a list. All but age need a short list: open orders, those of one customer, or of a few days. */
export const deskSorts = [
  ...(['oldest', 'newest', 'dearest', 'cheapest'] as const),
  ...(['amount-desc', 'amount-asc', 'service-asc', 'service-desc'] as const),
  ...(['status-asc', 'status-desc', 'progress-desc', 'progress-asc'] as const),
  ...(['provider-asc', 'provider-desc', 'refunded-desc', 'refunded-asc'] as const),
] as const
export type DeskSort = (typeof deskSorts)[number]
/** A range of this length is short, however much a shop sells. */
export const MAX_SORTED_DAYS = 31

export const yesOrNo = ['yes', 'no'] as const

const Sum = z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'wholeNumber')), z.transform(Number))

export const deskFilter = {
  ...spanQuery,
  status: z.optional(z.enum(listedStatuses)),
  serviceType: z.optional(z.enum(serviceTypes)),
  provider: z.optional(z.enum(providers)),
  /** Open orders whose bot is in this state. */
  botStatus: z.optional(z.enum(botStatuses)),
  /** Whether a supplier has it, may have it or will get it. */
  sentOn: z.optional(z.enum(yesOrNo)),
  /** `yes`: open orders whose paid days run, so the customers have them; `no`: the others. */
  daysRun: z.optional(z.enum(yesOrNo)),
  /** Orders with a refund that waits for a second operator. */
  refundAsked: z.optional(z.literal('yes')),
  serviceId: z.optional(Id),
  customerId: z.optional(Id),
  minTotal: z.optional(Sum),
  maxTotal: z.optional(Sum),
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCHED, 'textTooLong'))),
  sort: z.optional(z.enum(deskSorts)),
}

/** Bulk actions on orders. Delivering a waiting order also starts it. */
export const orderActs = ['take', 'deliver', 'fail', 'refund'] as const
export type OrderAct = (typeof orderActs)[number]

export const actProblems = [
  'notFound',
  'own',
  'byBot',
  'sentOn',
  'awaitsSupplier',
  'held',
  'state',
  'daysRun',
  'refundChanged',
  'other',
] as const

const ActProblem = z.strictObject({
  why: z.enum(actProblems),
  /** The current status of the order; null if there is none. */
  status: z.nullable(z.enum(orderStatuses)),
  /** The same as a sentence in the caller's language. */
  sentence: z.string(),
  /** The latest event and its actor, if it is in the way. */
  last: z.nullable(
    z.strictObject({
      event: z.enum(orderEvents),
      by: z.enum(orderActors),
      operator: z.nullable(z.string()),
      at: Time,
    }),
  ),
})
export type ActProblem = z.infer<typeof ActProblem>

const Chosen = z.strictObject({ id: z.string(), orderCode: z.string(), totalCash: Dong })
export type ChosenOrder = z.infer<typeof Chosen>

export const SavedView = z.strictObject({
  name: requiredText(MAX_VIEW_NAME),
  /** Its filters as in the page's address. The search text may be a whole link, and encoding triples its characters. */
  filters: z.string().check(z.maxLength(3 * MAX_SEARCHED + 1_000, 'textTooLong')),
})

/** Why many orders end, for their customers. */
export const ActReason = z.strictObject({
  reason: requiredText(300),
})
/** The delivery text for each of the orders. */
export const ActNote = z.strictObject({
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(MAX_DELIVERY_TEXT, 'textTooLong'), z.refine(isText, 'notText')),
  ),
})

const chosenBy = (longest: number) =>
  z.optional(
    z
      .array(z.string().check(z.maxLength(longest, 'textTooLong')))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_CHOSEN, 'outOfRange')),
  )

/** Also deliver orders that wait for a supplier. */
const awaiting = z.optional(z.boolean())

const step = { access: 'operator', right: 'orders' } as const

export const ordersDesk = {
  views: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/order-views',
    summary: 'List my saved views of the orders desk',
    data: z.strictObject({ items: z.array(z.extend(SavedView, { id: z.string() })) }),
  }),
  viewCounts: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/order-views/counts',
    summary: 'Count the orders that each of my saved views finds, to 99; one whose filters mean nothing is left out',
    data: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          count: z.int(),
          /** The server counts only to a limit, and among ended orders only looks at the latest. */
          more: z.boolean(),
        }),
      ),
    }),
  }),
  saveView: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/order-views',
    summary: 'Save a view of the orders desk; one of mine with the same name is replaced',
    body: SavedView,
    data: z.strictObject({ id: z.string() }),
    refusals: ['CONFLICT'],
  }),
  deleteView: endpoint({
    ...step,
    method: 'DELETE',
    path: '/operator/order-views/{id}',
    summary: 'Delete one of my saved views',
    params: z.strictObject({ id: Id }),
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
  filterNames: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/order-filters',
    summary:
      'List all services by name, also hidden and archived ones, and name a customer: what orders are filtered by',
    query: z.object({ customerId: z.optional(Id) }),
    data: z.strictObject({
      services: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      /** Null if the customer does not exist or has no name. */
      customer: z.nullable(z.string()),
    }),
  }),
  matches: endpoint({
    ...step,
    method: 'GET',
    path: '/operator/order-matches',
    summary: 'List the orders that match, to act on them together; the first 5,000',
    query: z.object(deskFilter),
    /** `more`: these are not all, or may not be: the server did not check every order that contains the words. */
    data: z.strictObject({ items: z.array(Chosen), more: z.boolean() }),
  }),
  preview: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/order-acts/preview',
    summary: 'Say what acting on these orders would do and refund, and which cannot be; nothing is changed',
    /** By their ids or by their codes. */
    body: z.strictObject({ act: z.enum(orderActs), awaiting, ids: chosenBy(64), codes: chosenBy(20) }),
    data: z.strictObject({
      can: z.array(z.extend(Chosen, { refund: Dong })),
      cannot: z.array(z.strictObject({ id: z.nullable(z.string()), orderCode: z.string(), problem: ActProblem })),
    }),
    largestBody: 512 * 1024,
  }),
  act: endpoint({
    ...step,
    method: 'POST',
    path: '/operator/order-acts',
    summary: 'Act on up to 50 orders, each for itself; under the same key each is done once',
    body: z.strictObject({
      key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'invalid')),
      act: z.enum(orderActs),
      /** The reason for the customers; only to fail or refund. */
      reason: z.optional(ActReason.shape.reason),
      /** Whether undelivered amounts become available again; by default yes after a refund, no after a failure. */
      restock: z.optional(z.boolean()),
      awaiting,
      orders: z
        .array(
          z.extend(ActNote, {
            id: Id,
            /** The refund that the operator saw: if it differs now, this order stays as it is. */
            acceptRefund: z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange'))),
          }),
        )
        .check(z.minLength(1, 'required'), z.maxLength(MAX_ACTS, 'outOfRange')),
    }),
    data: z.strictObject({
      outcomes: z.array(
        z.strictObject({
          id: z.string(),
          orderCode: z.string(),
          refunded: Dong,
          /** Null if it succeeded. */
          problem: z.nullable(ActProblem),
        }),
      ),
    }),
    refusals: ['STEP_UP_REQUIRED', 'APPROVAL_NEEDED'],
    largestBody: 1024 * 1024,
  }),
}
