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
/** Hidden: not in the catalogue and on public pages, but orders that name it are taken. Archived: neither shown nor sold. */
export const visibilities = ['shown', 'hidden', 'archived'] as const
export type Visibility = (typeof visibilities)[number]
export const billings = ['unit', 'day'] as const

/** What one of a service is; the words are in the i18n package. */
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
/** What a price is for: a unit of the service, or a day where it is billed by the day. */
export const priceUnits = [...units, 'day'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** What was measured over a service's finished orders of the last 90 days; rates are from 0 to 1. */
export const ServiceStats = z.strictObject({
  completionRate: z.number(),
  refundRate: z.number(),
  medianStartSeconds: z.int(),
  /** How many orders these were. */
  orders: z.int(),
})

/** What was measured over the warranty claims of a service that were decided in the last 90 days. */
export const ClaimStats = z.strictObject({
  /** From the report to the decision. */
  medianSeconds: z.int(),
  /** The share that was replaced or refunded. */
  goodRate: z.number(),
  claims: z.int(),
})
export type ClaimStats = z.infer<typeof ClaimStats>

/** Fewer decided claims than this prove nothing. */
export const CLAIMS_FOR_STATS = 5

/** Fewer finished orders than this prove nothing, and nothing is claimed. */
export const ORDERS_FOR_STATS = 20

export const Service = z.strictObject({
  id: z.string(),
  /** Names its page: `/services/{slug}`. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** One of the shop's own, by its slug. */
  category: z.string(),
  categoryName: z.string(),
  /** Where its picture is, or that of its category; null where it has none. */
  picture: z.nullable(z.string()),
  /** The shape it has where it has no picture. */
  glyph: z.enum(glyphs),
  provider: z.enum(providers),
  serviceType: z.enum(serviceTypes),
  mode: z.enum(serviceModes),
  status: z.enum(serviceStatuses),
  /** Its orders are delivered from stock, with their payment. */
  stocked: z.boolean(),
  /** How many can still be ordered (units, or orders when billed by the day); null where nothing runs out. */
  availability: z.nullable(z.int()),
  price: Dong,
  /** Other prices from an amount on, rising; empty where one price is for all. */
  brackets: z.array(Bracket),
  billing: z.enum(billings),
  /** What the price is for. */
  unit: z.enum(priceUnits),
  minAmount: z.int(),
  maxAmount: z.int(),
  botId: z.nullable(z.string()),
  /** What an order of it has to bring as `inputs`; empty where the plain form is enough. */
  fields: z.array(ServiceField),
  /** For so many days what was delivered is made good; null where nothing is promised. */
  warrantyDays: z.nullable(z.int()),
  createdAt: Time,
  stats: z.nullable(ServiceStats),
  /** Null where nothing is promised, or too little was claimed. */
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

/** What one costs the shop in dong, as decimal text without zeros at the end of its fraction: `5.72`. */
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

/** A service as operators write it: with its words in all three languages. */
export const ServiceDraft = z
  .strictObject({
    /** What it asks for; left out, the fields stay as they are. */
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
    /** Left out, it is made from the English name, or stays as it is. A former one leads to the new one for good. */
    slug: z.optional(Slug),
    /** Left out: a line for bots, a unit for others, or as it is. */
    unit: z.optional(z.enum(units)),
    /** Left out: none, or as it is. */
    warrantyDays: z.optional(z.nullable(wholeNumber(1, 365))),
    /** Prices by quantity. Left out: none, or as they are. */
    brackets: z.optional(BracketDrafts),
    /** What a unit, or a day, costs the shop; customers never see it. Left out: unknown, or as it is. */
    cost: z.optional(z.nullable(Cost)),
    /** Left out: shown, or as it is. */
    visibility: z.optional(z.enum(visibilities)),
    texts: z.strictObject({ en: Text, vi: Text, ru: Text }),
  })
  .check(z.refine((it) => it.minAmount <= it.maxAmount, { error: 'minAboveMax', path: ['minAmount'] }))
export type ServiceDraft = z.infer<typeof ServiceDraft>

export const OperatorService = z.strictObject({
  id: z.string(),
  position: z.int(),
  /** The last change, told back when saving, so that two operators do not overwrite each other. */
  version: z.int(),
  draft: ServiceDraft,
  /** Orders are delivered from its stock; its availability is then what is free there, whatever is saved. */
  stocked: z.boolean(),
  /** Orders are sent on to its suppliers. */
  supplied: z.boolean(),
  /** Since when none of its suppliers can take orders, or its partner is blocked: customers see it as under maintenance, whatever its status; null: it can be delivered. */
  unsuppliedSince: z.nullable(Time),
  /** What its partner gets of the price, in hundredths of a percent; null where the shop delivers it. */
  partnerShare: z.nullable(z.int()),
  /** Where its own picture is. */
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
      /** Those that services are in, in the order of the shop. */
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
      /** Only those that suppliers deliver and none of them can take now. */
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
      /** The availability the operator saw: what was ordered since is still taken off the new one. */
      seenAvailability: z.nullable(wholeNumber(0, MAX_AVAILABLE)),
      draft: ServiceDraft,
    }),
    data: z.strictObject({ service: OperatorService }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
