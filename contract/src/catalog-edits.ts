import * as z from 'zod/mini'
import { Cost, MAX_AVAILABLE, OperatorService, serviceStatuses, visibilities } from './catalog.ts'
import { Bracket, BracketDrafts } from './catalog-brackets.ts'
import { CategorySlug } from './catalog-categories.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

/** How many services one call can change or move. */
export const MAX_EDITED = 500
/** How many of the latest edits and price changes the lists show. */
export const LISTED_EDITS = 20
export const LISTED_PRICES = 50

export const ServiceValues = z.strictObject({
  price: z.optional(wholeDong(0, 1_000_000_000)),
  brackets: z.optional(BracketDrafts),
  status: z.optional(z.enum(serviceStatuses)),
  category: z.optional(CategorySlug),
  availability: z.optional(z.nullable(wholeNumber(0, MAX_AVAILABLE))),
  visibility: z.optional(z.enum(visibilities)),
})
export type ServiceValues = z.infer<typeof ServiceValues>

/** The customers' price of a service, and its cost to the shop. */
export const Prices = z.strictObject({
  price: Dong,
  cost: z.nullable(Cost),
  brackets: z.array(Bracket),
})
export type Prices = z.infer<typeof Prices>

const Person = z.nullable(z.strictObject({ id: z.string(), username: z.string() }))

/** One price change; a null `before` marks the first price. */
export const PriceChange = z.strictObject({
  id: z.string(),
  at: Time,
  by: Person,
  /** The edit of many services that caused it. */
  editId: z.nullable(z.string()),
  before: z.nullable(Prices),
  after: Prices,
})
export type PriceChange = z.infer<typeof PriceChange>

export const ServiceEdit = z.strictObject({
  id: z.string(),
  at: Time,
  by: Person,
  undoneAt: z.nullable(Time),
  changes: z.array(z.strictObject({ id: z.string(), before: ServiceValues, after: ServiceValues })),
})
export type ServiceEdit = z.infer<typeof ServiceEdit>

const operator = { access: 'operator', right: 'catalog' } as const
const params = z.strictObject({ id: Id })

export const catalogEdits = {
  orderServices: endpoint({
    ...operator,
    method: 'PUT',
    path: '/operator/services-order',
    summary: 'Put these services into this order, in the places of the catalogue that they have among themselves',
    body: z.strictObject({
      ids: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_EDITED, 'outOfRange')),
    }),
    data: z.strictObject({ items: z.array(OperatorService) }),
    refusals: ['NOT_FOUND'],
  }),
  copyService: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/services/{id}/copy',
    summary:
      'Copy a service with its order form, page and pictures; the copy is hidden and follows it in the catalogue',
    params,
    data: z.strictObject({ service: OperatorService }),
    refusals: ['NOT_FOUND'],
    idempotent: true,
  }),
  editMany: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/service-edits',
    summary: 'Set values of many services, all or none: refused if one changed since it was seen. Can be undone.',
    body: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            id: Id,
            /** The version that the operator saw; if it differs, nothing changes. */
            version: z.int(),
            /** The server subtracts later orders from a new availability. */
            seenAvailability: z.nullable(wholeNumber(0, MAX_AVAILABLE)),
            set: ServiceValues,
          }),
        )
        .check(z.minLength(1, 'required'), z.maxLength(MAX_EDITED, 'outOfRange')),
    }),
    data: z.strictObject({ edit: ServiceEdit }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  edits: endpoint({
    ...operator,
    method: 'GET',
    path: '/operator/service-edits',
    summary: 'List the latest 20 edits of many services, newest first',
    data: z.strictObject({ items: z.array(ServiceEdit) }),
  }),
  undoEdit: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/service-edits/{id}/undo',
    summary:
      'Undo an edit of many services, all or none: refused if one of these values was changed since, or its category removed',
    params,
    data: z.strictObject({ edit: ServiceEdit }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'CATEGORY_GONE'],
  }),
  priceChanges: endpoint({
    ...operator,
    method: 'GET',
    path: '/operator/services/{id}/prices',
    summary: 'List the latest 50 price changes of a service, newest first',
    params,
    data: z.strictObject({ items: z.array(PriceChange) }),
    refusals: ['NOT_FOUND'],
  }),
}
