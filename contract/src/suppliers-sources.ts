import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { wholeDong, wholeNumber, wholePercent } from './whole-number.ts'

export const Offer = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null if the shop cannot order it. */
  type: z.nullable(z.string()),
  category: z.string(),
  /** In its currency: for 1,000, or for one if it is a package. */
  rate: z.string(),
  /** The cost of one in dong, with the fraction. */
  costEach: z.string(),
  min: z.int(),
  max: z.int(),
  canRefill: z.boolean(),
  canCancel: z.boolean(),
  goneAt: z.nullable(Time),
  /** The services of the shop that come from it. */
  services: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type Offer = z.infer<typeof Offer>

/** Price of one: cost × factor + sum, rounded up to a multiple, at least the floor. */
export const PriceRule = z.strictObject({
  factorPercent: wholePercent(100, 100_000),
  plus: wholeDong(0, 1_000_000_000),
  roundTo: wholeDong(1, 1_000_000),
  floor: wholeDong(1, 1_000_000_000),
})
export type PriceRule = z.infer<typeof PriceRule>

const Value = requiredText(500)

/** The source of a supplier's field: the amount, the customer's input for a field of the service, or a constant. */
export const FieldSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('amount') }),
  z.strictObject({
    from: z.literal('input'),
    key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/, 'fieldKeyFormat')),
  }),
  z.strictObject({ from: z.literal('value'), value: Value }),
])
export type FieldSource = z.infer<typeof FieldSource>

/**
 * Why the shop sends nothing to a source. Its offer is gone, costs more than the lowest customer price, or has other
 * limits. Or the type is unsupported, or the service lacks an input. Or its supplier charges more than the offer.
 */
export const sourceStops = ['gone', 'cost', 'limits', 'type', 'form', 'charge'] as const

const source = {
  supplierId: Id,
  offerId: z.string().check(z.maxLength(40, 'textTooLong')),
  /** How many of the supplier's units make one of the shop's. */
  unitsEach: wholeNumber(1, 1_000_000),
  /** By the supplier's names: link, quantity, comments … */
  fields: z.record(z.string().check(z.regex(/^[a-z_]{1,30}$/, 'invalid')), FieldSource),
  rule: PriceRule,
  /** Price and limits follow the supplier without a confirmation. */
  follows: z.boolean(),
}
export const SourceDraft = z.strictObject(source)
export type SourceDraft = z.infer<typeof SourceDraft>

export const Source = z.strictObject({
  ...source,
  supplierName: z.string(),
  offer: z.nullable(z.omit(Offer, { services: true })),
  stopped: z.nullable(z.enum(sourceStops)),
  /** The cost of one of the shop's units in dong with the fraction, and the rule's price; null if the offer is gone. */
  cost: z.nullable(z.string()),
  price: z.nullable(Dong),
})
export type Source = z.infer<typeof Source>
export const MAX_SOURCES = 5
/**
 * The sources of a service and its prices. `lowestPrice`, after tiers and codes, is the most that a source may cost.
 */
export const Sources = z.strictObject({
  version: z.int(),
  sources: z.array(Source),
  price: Dong,
  /** With the fraction: rounding applies to the total of an order. */
  lowestPrice: z.string(),
})
export type Sources = z.infer<typeof Sources>
export const SourcesEdit = z.strictObject({
  version: z.int(),
  sources: z.array(SourceDraft).check(z.maxLength(MAX_SOURCES, 'outOfRange')),
})

export const MAX_IMPORTED = 200
const Import = z.strictObject({
  offers: z
    .array(z.string().check(z.maxLength(40, 'textTooLong')))
    .check(z.minLength(1, 'required'), z.maxLength(MAX_IMPORTED, 'outOfRange')),
  category: z.string().check(z.maxLength(60, 'textTooLong')),
  rule: PriceRule,
  unitsEach: wholeNumber(1, 1_000_000),
  follows: z.boolean(),
})
export const ImportRow = z.strictObject({
  offerId: z.string(),
  name: z.string(),
  cost: z.string(),
  price: Dong,
  minAmount: z.int(),
  maxAmount: z.int(),
  /** Why the shop cannot import it, or `imported` if it already did; null if it can. */
  problem: z.nullable(z.enum(['gone', 'type', 'unsold', 'limits', 'price', 'imported'])),
})
export type ImportRow = z.infer<typeof ImportRow>

export const SupplyChange = z.strictObject({
  serviceId: z.string(),
  serviceName: z.string(),
  position: z.int(),
  supplierName: z.string(),
  since: Time,
  before: z.strictObject({ price: Dong, minAmount: z.int(), maxAmount: z.int() }),
  after: z.strictObject({ price: Dong, minAmount: z.int(), maxAmount: z.int() }),
  /** The current limits: the widest range that some supplier takes. */
  now: z.strictObject({ minAmount: z.int(), maxAmount: z.int() }),
  /** The offer's name differs from the one that an operator last saw; it may be another product. */
  renamed: z.nullable(z.strictObject({ before: z.string(), after: z.string() })),
})
export type SupplyChange = z.infer<typeof SupplyChange>

const SupplierId = z.strictObject({ id: Id })
const ServiceId = z.strictObject({ id: Id })
const forCatalog = { access: 'operator', right: 'catalog' } as const

export const supply = {
  offers: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/suppliers/{id}/offers',
    summary: 'What a supplier offers, by its categories and names',
    params: SupplierId,
    query: z.object({
      ...deskPageQuery,
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
      category: z.optional(z.string().check(z.maxLength(200, 'textTooLong'))),
      show: z.optional(z.enum(['new', 'imported', 'gone'])),
    }),
    data: z.extend(listOf(Offer), { categories: z.array(z.string()) }),
    refusals: ['NOT_FOUND'],
  }),
  previewImport: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/suppliers/{id}/import/preview',
    summary: 'What importing offers would make: names, cost, price, limits, and what is in the way',
    params: SupplierId,
    body: Import,
    data: z.strictObject({ rows: z.array(ImportRow) }),
    refusals: ['NOT_FOUND'],
  }),
  /** Hidden until an operator shows them: their texts are the supplier's, in one language. */
  import: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/suppliers/{id}/import',
    summary: 'Make hidden services of offers; `acceptPrices` are the prices that the preview told, by offer',
    params: SupplierId,
    body: z.extend(Import, { acceptPrices: z.record(z.string(), Dong) }),
    data: z.strictObject({ services: z.array(z.strictObject({ offerId: z.string(), serviceId: z.string() })) }),
    refusals: ['NOT_FOUND', 'PRICE_CHANGED', 'CONFLICT'],
    idempotent: true,
  }),
  sources: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/services/{id}/sources',
    summary: 'Where the orders of a service are sent, the first that can take it first; empty where people deliver it',
    params: ServiceId,
    data: Sources,
    refusals: ['NOT_FOUND'],
  }),
  saveSources: endpoint({
    ...forCatalog,
    method: 'PUT',
    path: '/operator/services/{id}/sources',
    summary: 'Change where the orders of a service are sent; none: people deliver it from now on',
    params: ServiceId,
    body: SourcesEdit,
    data: Sources,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  changes: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/supply-changes',
    summary: 'Prices and limits that changed at suppliers and wait to be approved, oldest first',
    query: z.object(deskPageQuery),
    data: listOf(SupplyChange),
  }),
  decideChange: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/supply-changes/{service}/{position}',
    summary: 'Take over a change of a supplier, or leave the service as it is until the supplier changes again',
    params: z.strictObject({ service: Id, position: Id }),
    body: z.strictObject({ decision: z.enum(['approve', 'dismiss']), acceptPrice: Dong }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'CONFLICT', 'PRICE_CHANGED'],
  }),
}
