import * as z from 'zod/mini'
import { billings, serviceStatuses, units, visibilities } from './catalog.ts'
import { CategorySlug } from './catalog-categories.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { PartnerMeasured, Share } from './partners.ts'
import { requiredText } from './required-text.ts'
import {
  MAX_LINES_ADDED,
  STOCK_BODY,
  STOCK_FILES_BODY,
  Stock,
  StockAdded,
  StockFiles,
  StockItem,
  StockItemsQuery,
  StockLines,
  StockReason,
} from './stock.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const proposalStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

export const MAX_WAITING_PROPOSALS = 20

export const ProposalText = z.strictObject({ name: requiredText(80), description: requiredText(1_000) })

/** A service as a partner proposes it, in at least one language; an operator completes the others. */
export const ProposalDraft = z
  .strictObject({
    category: CategorySlug,
    unit: z.enum(units),
    billing: z.enum(billings),
    price: wholeDong(1, 1_000_000_000),
    minAmount: wholeNumber(1, 1_000_000),
    maxAmount: wholeNumber(1, 1_000_000),
    /** The usual hours until delivery; only operators see it, customers see measured times. */
    deliveryHours: wholeNumber(1, 8_760),
    warrantyDays: z.nullable(wholeNumber(1, 365)),
    texts: z.strictObject({
      en: z.optional(ProposalText),
      vi: z.optional(ProposalText),
      ru: z.optional(ProposalText),
    }),
  })
  .check(
    z.refine((it) => it.minAmount <= it.maxAmount, { error: 'minAboveMax', path: ['minAmount'] }),
    z.refine((it) => languages.some((language) => it.texts[language]), { error: 'required', path: ['texts'] }),
  )
export type ProposalDraft = z.infer<typeof ProposalDraft>

/** A proposal for a new service, or for a change of one of the partner's. */
export const Proposal = z.strictObject({
  id: z.string(),
  /** The service that it would change, or that it became; null for a new one without approval. */
  serviceId: z.nullable(z.string()),
  isNew: z.boolean(),
  state: z.enum(proposalStates),
  draft: ProposalDraft,
  proposedAt: Time,
  decidedAt: z.nullable(Time),
  reason: z.nullable(z.string()),
})
export type Proposal = z.infer<typeof Proposal>

export const PartnerService = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  price: Dong,
  share: Share,
  status: z.enum(serviceStatuses),
  visibility: z.enum(visibilities),
  stocked: z.boolean(),
  /** Free items in its stock, or how many customers can still order; null if unlimited. */
  availability: z.nullable(z.int()),
  /** An unchanged proposal; the delivery hours come from the last one. */
  draft: ProposalDraft,
  measured: z.nullable(PartnerMeasured),
})
export type PartnerService = z.infer<typeof PartnerService>

/** A partner's stock item: its state, without its content and its customer. */
export const PartnerStockItem = z.extend(
  z.pick(StockItem, { id: true, state: true, addedAt: true, expiresAt: true, size: true }),
  {
    orderCode: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  },
)
export type PartnerStockItem = z.infer<typeof PartnerStockItem>

const forPartner = { access: 'partner' } as const
const ServiceId = z.strictObject({ id: Id })

export const partnersServices = {
  services: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/services',
    summary: 'List my services with my share, what is in stock and what was measured',
    data: z.strictObject({ items: z.array(PartnerService) }),
  }),
  proposals: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/proposals',
    summary: 'List my proposals, newest first',
    query: z.object(pageQuery),
    data: z.extend(listOf(Proposal), { waiting: z.int() }),
  }),
  propose: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/proposals',
    summary: 'Propose a new service, or a change of mine; one that waits for the same service is replaced',
    body: z.strictObject({ serviceId: z.nullable(Id), draft: ProposalDraft }),
    data: z.strictObject({ proposal: Proposal }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    idempotent: true,
  }),
  withdraw: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/proposals/{id}/withdraw',
    summary: 'Take back a proposal of mine that nobody has decided',
    params: z.strictObject({ id: Id }),
    data: z.strictObject({ proposal: Proposal }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  stock: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/services/{id}/stock',
    summary: 'The stock of a service of mine; null where I deliver each order',
    params: ServiceId,
    data: z.strictObject({ stock: z.nullable(Stock) }),
    refusals: ['NOT_FOUND'],
  }),
  /** Repeating it adds nothing twice. */
  addStock: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/services/{id}/stock',
    summary: `Add items to the stock of a service of mine, one a line, at most ${MAX_LINES_ADDED} at once`,
    params: ServiceId,
    body: StockLines,
    data: StockAdded,
    refusals: ['NOT_FOUND', 'CONFLICT', 'STOCK_FULL'],
    limits: [{ by: 'user', attempts: 60, seconds: 60 }],
    largestBody: STOCK_BODY,
  }),
  addStockFiles: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/services/{id}/stock/files',
    summary: 'Add files to the stock of a service of mine, each an item: up to 50 in a call, 5 MB together',
    params: ServiceId,
    body: StockFiles,
    data: StockAdded,
    refusals: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'STOCK_FULL'],
    limits: [
      { by: 'user', attempts: 60, seconds: 60 },
      { by: 'user', attempts: 500, seconds: 86_400 },
    ],
    largestBody: STOCK_FILES_BODY,
  }),
  stockItems: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/services/{id}/stock/items',
    summary: 'Items of my stock, newest first, without what they say',
    params: ServiceId,
    query: StockItemsQuery,
    data: listOf(PartnerStockItem),
    refusals: ['NOT_FOUND'],
  }),
  withdrawItem: endpoint({
    ...forPartner,
    method: 'POST',
    path: '/partner/stock/items/{id}/withdraw',
    summary: 'Take a free item out of my stock for good',
    params: z.strictObject({ id: Id }),
    body: StockReason,
    data: z.strictObject({ stock: Stock }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
    limits: [{ by: 'user', attempts: 120, seconds: 60 }],
  }),
}
