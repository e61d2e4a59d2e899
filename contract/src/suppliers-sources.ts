import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { wholeDong, wholeNumber, wholePercent } from './whole-number.ts'

/** What a supplier sells. */
export const Offer = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null where it is none that can be ordered. */
  type: z.nullable(z.string()),
  category: z.string(),
  /** In its currency: of 1,000, or of one where it is a package. */
  rate: z.string(),
  /** What one costs in dong, with the fraction. */
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

/** Where one of the supplier's fields comes from: the amount, what the customer entered in a field of the service, or always the same. */
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
 * Why the shop sends nothing to a source: its offer is gone, costs more than the lowest price a customer may pay, has other limits, a type
 * that cannot be ordered, or asks for what the service does not ask its customers; or its supplier charges more than the offer says.
 */
export const sourceStops = ['gone', 'cost', 'limits', 'type', 'form', 'charge'] as const

const source = {
  supplierId: Id,
  offerId: z.string().check(z.maxLength(40, 'textTooLong')),
  /** How many of theirs are one of ours. */
  unitsEach: wholeNumber(1, 1_000_000),
  /** By the names of the supplier: link, quantity, comments … */
  fields: z.record(z.string().check(z.regex(/^[a-z_]{1,30}$/, 'invalid')), FieldSource),
  rule: PriceRule,
  /** Price and limits follow the supplier without asking. */
  follows: z.boolean(),
}
export const SourceDraft = z.strictObject(source)
export type SourceDraft = z.infer<typeof SourceDraft>

export const Source = z.strictObject({
  ...source,
  supplierName: z.string(),
  offer: z.nullable(z.omit(Offer, { services: true })),
  stopped: z.nullable(z.enum(sourceStops)),
  /** What one of ours costs, in dong with the fraction, and what the rule makes of it; null where the offer is gone. */
  cost: z.nullable(z.string()),
  price: z.nullable(Dong),
})
export type Source = z.infer<typeof Source>
export const MAX_SOURCES = 5
/** Sources of a service, with what it costs customers: what a source may cost at most is the lowest price that tiers and codes leave. */
export const Sources = z.strictObject({
  version: z.int(),
  sources: z.array(Source),
  price: Dong,
  /** With the fraction: what is rounded of an order is rounded of all of it. */
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
/** What importing an offer would make. */
export const ImportRow = z.strictObject({
  offerId: z.string(),
  name: z.string(),
  cost: z.string(),
  price: Dong,
  minAmount: z.int(),
  maxAmount: z.int(),
  /** Why it cannot be imported, or that it is there already; null: it can. */
  problem: z.nullable(z.enum(['gone', 'type', 'unsold', 'limits', 'price', 'imported'])),
})
export type ImportRow = z.infer<typeof ImportRow>

/** A change at a supplier that waits for an operator. */
export const SupplyChange = z.strictObject({
  serviceId: z.string(),
  serviceName: z.string(),
  position: z.int(),
  supplierName: z.string(),
  since: Time,
  before: z.strictObject({ price: Dong, minAmount: z.int(), maxAmount: z.int() }),
  after: z.strictObject({ price: Dong, minAmount: z.int(), maxAmount: z.int() }),
  /** How much can be ordered meanwhile: no more, and no less, than some supplier takes. */
  now: z.strictObject({ minAmount: z.int(), maxAmount: z.int() }),
  /** The offer has another name than when somebody looked last, and may be something else. */
  renamed: z.nullable(z.strictObject({ before: z.string(), after: z.string() })),
})
export type SupplyChange = z.infer<typeof SupplyChange>

const SupplierId = z.strictObject({ id: Id })
const ServiceId = z.strictObject({ id: Id })
const forCatalog = { access: 'operator', right: 'catalog' } as const

/** What suppliers offer, and which services come from that. */
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
  /** Hidden until an operator shows them: their words are the supplier's, in one language. */
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
