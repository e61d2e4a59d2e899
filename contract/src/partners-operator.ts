import * as z from 'zod/mini'
import { ServiceDraft } from './catalog.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { OperatorOrder, Progress } from './orders-operator.ts'
import { PartnerApplication, PartnerMeasured, PartnerReason, PartnerSums, partnerStates, Share } from './partners.ts'
import { PartnerService, Proposal, ProposalText, proposalStates } from './partners-services.ts'
import { settingsEndpoints } from './settings.ts'
import { wholeNumber } from './whole-number.ts'

const Person = z.strictObject({ id: z.string(), username: z.string() })

/** An applicant, a partner or a former partner, as operators see them. */
export const OperatorPartner = z.strictObject({
  person: Person,
  state: z.enum(partnerStates),
  application: z.extend(PartnerApplication, { appliedAt: Time }),
  decidedAt: z.nullable(Time),
  reason: z.nullable(z.string()),
  /** The share for new services; null before the first acceptance. */
  share: z.nullable(z.int()),
  services: z.int(),
  openOrders: z.int(),
  sums: PartnerSums,
  measured: z.nullable(PartnerMeasured),
})
export type OperatorPartner = z.infer<typeof OperatorPartner>

export const OperatorProposal = z.extend(Proposal, {
  partner: Person,
  /** The current service, to compare with; null for a new one. */
  current: z.nullable(ServiceDraft),
})
export type OperatorProposal = z.infer<typeof OperatorProposal>

export const PartnerSettings = z.strictObject({
  /** The offer when an operator accepts an application. */
  share: Share,
  /** How many days after delivery a share becomes the partner's. */
  holdDays: wholeNumber(0, 365),
  /** How many days a partner has to answer a warranty claim; then the shop decides. */
  claimDays: wholeNumber(1, 30),
})
export type PartnerSettings = z.infer<typeof PartnerSettings>

const forPeople = { access: 'operator', right: 'customers' } as const
const forOwners = { access: 'operator', right: 'owner' } as const
const forCatalog = { access: 'operator', right: 'catalog' } as const
const PartnerId = z.strictObject({ id: Id })
const One = z.strictObject({ partner: OperatorPartner })
const OneProposal = z.strictObject({ proposal: OperatorProposal })

/**
 * The reason and the real delivery: units, in total or for the links with fewer, or days. If omitted: the partner's
 * numbers.
 */
export const Recount = z.extend(PartnerReason, {
  ...Progress.shape,
  /** The delivered number that the operator saw: the recount leaves later deliveries alone. */
  seen: z.optional(wholeNumber(0, 1_000_000_000)),
})

export const partnersOperator = {
  list: endpoint({
    ...forPeople,
    method: 'GET',
    path: '/operator/partners',
    summary: 'List partners and who would like to be one: applications oldest first, all others newest first',
    query: z.object({ ...deskPageQuery, state: z._default(z.enum(partnerStates), 'partner') }),
    data: z.extend(listOf(OperatorPartner), {
      /** How many applications wait, whatever the filters. */
      waiting: z.int(),
    }),
  }),
  partner: endpoint({
    ...forPeople,
    method: 'GET',
    path: '/operator/partners/{id}',
    summary: 'Get a partner by the id of the account, with the services',
    params: PartnerId,
    data: z.strictObject({ partner: OperatorPartner, services: z.array(PartnerService) }),
    refusals: ['NOT_FOUND'],
  }),
  accept: endpoint({
    ...forOwners,
    method: 'POST',
    path: '/operator/partners/{id}/accept',
    summary: 'Accept an application, or take back somebody whose partnership ended or is about to, with a share',
    freshSignIn: true,
    params: PartnerId,
    body: z.strictObject({ share: Share }),
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  refuse: endpoint({
    ...forPeople,
    method: 'POST',
    path: '/operator/partners/{id}/refuse',
    summary: 'Refuse an application with a reason that the customer reads',
    params: PartnerId,
    body: PartnerReason,
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  end: endpoint({
    ...forOwners,
    method: 'POST',
    path: '/operator/partners/{id}/end',
    summary: 'End a partnership: the services are hidden; orders at hand are finished, or left to the shop at once',
    freshSignIn: true,
    params: PartnerId,
    body: z.extend(PartnerReason, {
      /** Closes the desk at once: the shop takes open orders, with the shares of the undelivered parts. */
      atOnce: z.boolean(),
    }),
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  takeOver: endpoint({
    access: 'operator',
    right: 'orders',
    method: 'POST',
    path: '/operator/orders/{id}/partner/take-over',
    summary:
      'Take an open order over from its partner, who reads why, with how much was really delivered; the share of the rest goes back to the shop',
    params: PartnerId,
    body: Recount,
    data: z.strictObject({ order: OperatorOrder }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  recount: endpoint({
    access: 'operator',
    right: 'orders',
    method: 'POST',
    path: '/operator/orders/{id}/partner/recount',
    summary:
      'Say how much of an open order its partner really delivered before leaving it to the shop; the share of the rest goes back',
    params: PartnerId,
    body: Recount,
    data: z.strictObject({ order: OperatorOrder }),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'CONFLICT', 'FORBIDDEN'],
    idempotent: true,
  }),
  setService: endpoint({
    ...forOwners,
    method: 'PUT',
    path: '/operator/services/{id}/partner',
    summary: 'Say whose a service is and with which share, for orders from now on; null: the shop’s',
    freshSignIn: true,
    params: PartnerId,
    body: z.strictObject({ partner: z.nullable(z.strictObject({ id: Id, share: Share })) }),
    data: z.null(),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  service: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/services/{id}/partner',
    summary: 'Whose a service is; null: the shop’s',
    params: PartnerId,
    data: z.strictObject({ partner: z.nullable(z.extend(Person, { share: z.int() })) }),
    refusals: ['NOT_FOUND'],
  }),
  proposals: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/partner-proposals',
    summary: 'List proposals of partners: those that wait oldest first, all others newest first',
    query: z.object({
      ...deskPageQuery,
      state: z._default(z.enum(proposalStates), 'waiting'),
      partnerId: z.optional(Id),
    }),
    data: z.extend(listOf(OperatorProposal), { waiting: z.int() }),
  }),
  proposal: endpoint({
    ...forCatalog,
    method: 'GET',
    path: '/operator/partner-proposals/{id}',
    summary: 'Get a proposal with the service as it is now',
    params: PartnerId,
    data: OneProposal,
    refusals: ['NOT_FOUND'],
  }),
  approve: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/partner-proposals/{id}/approve',
    summary: 'Approve a proposal as it is, with its words in all languages: the service is created or changed',
    params: PartnerId,
    body: z.strictObject({
      texts: z.strictObject({ en: ProposalText, vi: ProposalText, ru: ProposalText }),
      /** A new service starts under maintenance until an operator has defined its fields and activates it. */
      isClosed: z.optional(z.boolean()),
    }),
    data: OneProposal,
    refusals: ['NOT_FOUND', 'CONFLICT', 'PROPOSAL_CHANGED', 'FORBIDDEN'],
    idempotent: true,
  }),
  refuseProposal: endpoint({
    ...forCatalog,
    method: 'POST',
    path: '/operator/partner-proposals/{id}/refuse',
    summary: 'Refuse a proposal with a reason that the partner reads',
    params: PartnerId,
    body: PartnerReason,
    data: OneProposal,
    refusals: ['NOT_FOUND', 'CONFLICT', 'PROPOSAL_CHANGED', 'FORBIDDEN'],
    idempotent: true,
  }),
  ...settingsEndpoints({
    path: '/operator/partner-settings',
    about: 'the share of new partners and for how long shares are held',
    settings: PartnerSettings,
    more: {},
    freshSignIn: true,
  }),
}
