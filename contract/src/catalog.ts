import * as z from 'zod/mini'
import { Bracket, BracketDrafts } from './catalog-brackets.ts'
import { Category, CategorySlug, glyphs } from './catalog-categories.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { FieldDrafts, ServiceField } from './orders-fields.ts'
import { requiredText } from './required-text.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const providers = ['USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED'] as const
export const serviceTypes = ['REFERRAL', 'AUTO_BOT'] as const
export type Provider = (typeof providers)[number]
export type ServiceType = (typeof serviceTypes)[number]
export const serviceModes = ['single', 'multi'] as const
export const serviceStatuses = ['active', 'sold_out', 'maintenance'] as const
/**
 * Hidden: not in the catalogue or on public pages, but customers can order it by id. Archived: neither shown nor sold.
 */
export const visibilities = ['shown', 'hidden', 'archived'] as const
export type Visibility = (typeof visibilities)[number]
export const billings = ['unit', 'day'] as const

/** Countable units of services; the i18n package has the words. */
export const units = [
  'unit',
  'line',
  'signup',
  'visit',
  'member',
  'channel',
  'post',
  'page',
  'shop',
  'hour',
  'listing',
  'account',
] as const
/** The unit of a price: a unit of the service, or a day if it is billed by the day. */
export const priceUnits = [...units, 'day'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const ServiceStats = z.strictObject({
  completionRate: z.number(),
  refundRate: z.number(),
  medianStartSeconds: z.int(),
  orders: z.int(),
})

/** Statistics over a service's warranty claims that were decided in the last 90 days. */
export const ClaimStats = z.strictObject({
  /** From the report to the decision. */
  medianSeconds: z.int(),
  /** The share of claims that ended with a replacement or a refund. */
  goodRate: z.number(),
  claims: z.int(),
})
export type ClaimStats = z.infer<typeof ClaimStats>

/** Below this number of decided claims, the catalogue shows no statistics. */
export const CLAIMS_FOR_STATS = 5

/** Below this number of finished orders, the catalogue shows no statistics. */
export const ORDERS_FOR_STATS = 20

export const Service = z.strictObject({
  id: z.string(),
  /** The name in its page's address: `/services/{slug}`. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** The slug of a category of the shop. */
  category: z.string(),
  categoryName: z.string(),
  /** The path of its picture, or of its category's; null if neither has one. */
  picture: z.nullable(z.string()),
  /** The shape to show if there is no picture. */
  glyph: z.enum(glyphs),
  provider: z.enum(providers),
  serviceType: z.enum(serviceTypes),
  mode: z.enum(serviceModes),
  status: z.enum(serviceStatuses),
  /** Payment delivers its orders from stock at once. */
  stocked: z.boolean(),
  /** How many customers can still order (units, or orders when billed by the day); null if unlimited. */
  availability: z.nullable(z.int()),
  price: Dong,
  /** Other prices from an amount on, rising; empty if one price is for all amounts. */
  brackets: z.array(Bracket),
  billing: z.enum(billings),
  unit: z.enum(priceUnits),
  minAmount: z.int(),
  maxAmount: z.int(),
  botId: z.nullable(z.string()),
  /** The `inputs` that an order has to bring; empty if the plain form is enough. */
  fields: z.array(ServiceField),
  /** Days of warranty after delivery; null if there is none. */
  warrantyDays: z.nullable(z.int()),
  createdAt: Time,
  stats: z.nullable(ServiceStats),
  /** Null if there is no warranty, or too few claims. */
  claimStats: z.nullable(ClaimStats),
})
export type Service = z.infer<typeof Service>

const Text = z.strictObject({ name: requiredText(80), description: requiredText(1_000) })

export const MAX_AVAILABLE = 1_000_000_000

export const MAX_SLUG = 60

/** The name of a service in its page's address. */
export const Slug = z
  .string('required')
  .check(z.trim(), z.maxLength(MAX_SLUG, 'textTooLong'), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slugFormat'))

/** The cost of one to the shop in dong, as decimal text without trailing zeros: `5.72`. */
export const Cost = z.string('required').check(
  z.trim(),
  z.regex(/^\d{1,10}(\.\d{1,8})?$/, 'invalid'),
  z.overwrite((it) => (it.includes('.') ? withoutZeros(it) : it)),
)

function withoutZeros(decimal: string): string {
  let end = decimal.length
  while (decimal[end - 1] === '0') end--
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end)
}

export const ServiceDraft = z
  .strictObject({
    /** The fields for customers; if omitted, they stay. */
    fields: z.optional(FieldDrafts),
    category: CategorySlug,
    provider: z.enum(providers),
    serviceType: z.enum(serviceTypes),
    mode: z.enum(serviceModes),
    status: z.enum(serviceStatuses),
    availability: z.nullable(wholeNumber(0, MAX_AVAILABLE)),
    price: wholeDong(0, 1_000_000_000),
    billing: z.enum(billings),
    minAmount: wholeNumber(1, 1_000_000),
    maxAmount: wholeNumber(1, 1_000_000),
    botId: z.nullable(z.string().check(z.trim(), z.regex(/^[a-z0-9-]{1,40}$/, 'invalid'))),
    /** If omitted: made from the English name, or unchanged. A former slug redirects to the new one for good. */
    slug: z.optional(Slug),
    /** If omitted: a line for bots, a unit for others, or unchanged. */
    unit: z.optional(z.enum(units)),
    /** If omitted: none, or unchanged. */
    warrantyDays: z.optional(z.nullable(wholeNumber(1, 365))),
    /** Prices by quantity. If omitted: none, or unchanged. */
    brackets: z.optional(BracketDrafts),
    /** The cost of a unit or a day to the shop; customers never see it. If omitted: unknown, or unchanged. */
    cost: z.optional(z.nullable(Cost)),
    /** If omitted: shown, or unchanged. */
    visibility: z.optional(z.enum(visibilities)),
    texts: z.strictObject({ en: Text, vi: Text, ru: Text }),
  })
  .check(z.refine((it) => it.minAmount <= it.maxAmount, { error: 'minAboveMax', path: ['minAmount'] }))
export type ServiceDraft = z.infer<typeof ServiceDraft>

export const OperatorService = z.strictObject({
  id: z.string(),
  position: z.int(),
  /** The version that a save has to name, so that two operators do not overwrite each other. */
  version: z.int(),
  draft: ServiceDraft,
  /** Orders come from its stock, and its availability is the number of free items, whatever an operator saved. */
  stocked: z.boolean(),
  supplied: z.boolean(),
  /**
   * Since when no supplier can take orders, or its partner is blocked; null if it can be delivered. Customers see it as
   * under maintenance meanwhile, whatever its status.
   */
  unsuppliedSince: z.nullable(Time),
  /** The partner's share of the price, in hundredths of a percent; null if the shop delivers it. */
  partnerShare: z.nullable(z.int()),
  picture: z.nullable(z.string()),
  stats: z.nullable(ServiceStats),
})
export type OperatorService = z.infer<typeof OperatorService>

const search = { q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))) }
const ServiceId = z.strictObject({ id: Id })

export const catalog = {
  services: endpoint({
    method: 'GET',
    path: '/user/service/get-all',
    summary: 'List services in the requested language; no sign-in needed',
    access: 'anyone',
    viewable: true,
    query: z.object({
      provider: z.optional(z.enum(providers)),
      serviceType: z.optional(z.enum(serviceTypes)),
      status: z.optional(z.enum(serviceStatuses)),
      category: z.optional(CategorySlug),
      ...search,
    }),
    data: z.strictObject({
      items: z.array(Service),
      /** Categories with services, in the order of the shop. */
      categories: z.array(Category),
    }),
    etag: true,
  }),
  offered: endpoint({
    method: 'GET',
    path: '/operator/services',
    summary: 'List services in catalogue order, with texts in every language; archived ones only if asked for',
    access: 'operator',
    right: 'catalog',
    query: z.object({
      ...search,
      category: z.optional(CategorySlug),
      status: z.optional(z.enum(serviceStatuses)),
      visibility: z.optional(z.enum(visibilities)),
      /** Only supplied services that no supplier can take now. */
      supply: z.optional(z.literal('none')),
    }),
    data: z.strictObject({ items: z.array(OperatorService) }),
  }),
  offeredService: endpoint({
    method: 'GET',
    path: '/operator/services/{id}',
    summary: 'Get a service, with texts in every language',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    data: z.strictObject({ service: OperatorService }),
    refusals: ['NOT_FOUND'],
  }),
  createService: endpoint({
    method: 'POST',
    path: '/operator/services',
    summary: 'Create a service at the end of the catalogue',
    access: 'operator',
    right: 'catalog',
    body: ServiceDraft,
    data: z.strictObject({ service: OperatorService }),
    idempotent: true,
  }),
  editService: endpoint({
    method: 'PUT',
    path: '/operator/services/{id}',
    summary: 'Update a service; existing orders keep their price. Provider, type and billing can’t be changed.',
    access: 'operator',
    right: 'catalog',
    params: ServiceId,
    body: z.strictObject({
      version: z.int(),
      /** The availability that the operator saw: the server subtracts later orders from the new one. */
      seenAvailability: z.nullable(wholeNumber(0, MAX_AVAILABLE)),
      draft: ServiceDraft,
    }),
    data: z.strictObject({ service: OperatorService }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
