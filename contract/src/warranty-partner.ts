import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { claimStatuses, WarrantyClaim } from './warranty-claims.ts'
import { ClaimRefund, ClaimRefusal, ClaimReplacement } from './warranty-forms.ts'

/** A claim as the partner of the order sees it, with the customer's public name. */
export const PartnerClaim = z.extend(z.omit(WarrantyClaim, { isRefilling: true }), {
  order: z.strictObject({
    id: z.string(),
    orderCode: z.string(),
    serviceName: z.string(),
    billing: z.enum(['unit', 'day']),
    amount: z.int(),
  }),
  customer: z.string(),
  /** It waits for the partner, who can answer until `passesAt`. */
  isMine: z.boolean(),
  passesAt: z.nullable(Time),
  /** The most that the partner can refund for it now. */
  mostRefund: Dong,
  /** A replacement is possible: items from stock, or the partner's description of a new delivery. */
  canReplace: z.boolean(),
})
export type PartnerClaim = z.infer<typeof PartnerClaim>

const forPartner = { access: 'partner' } as const
const ById = z.strictObject({ id: Id })
/** A partner's answer: in the audit log under their name, shown to the customer as the shop's. */
const answer = {
  ...forPartner,
  method: 'POST',
  params: ById,
  data: z.strictObject({ claim: PartnerClaim }),
  limits: [{ by: 'user', attempts: 240, seconds: 60 }],
  idempotent: true,
} as const

export const warrantyPartner = {
  list: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/warranty',
    summary: 'List warranty claims about my orders: those that wait for me oldest first, all others newest first',
    query: z.object({ ...pageQuery, isMine: z.optional(z.literal('true')), status: z.optional(z.enum(claimStatuses)) }),
    /** `waiting`: claims that wait for the caller. */
    data: z.extend(listOf(PartnerClaim), { waiting: z.int() }),
  }),
  ofOrder: endpoint({
    ...forPartner,
    method: 'GET',
    path: '/partner/orders/{id}/warranty',
    summary: 'List the warranty claims of an order of mine, newest first',
    params: ById,
    data: z.strictObject({ claims: z.array(PartnerClaim) }),
    refusals: ['NOT_FOUND'],
  }),
  replace: endpoint({
    ...answer,
    path: '/partner/warranty/{id}/replace',
    summary:
      'Replace the claimed items from my stock, all or none; of an order without items, say what I delivered again',
    body: ClaimReplacement,
    refusals: ['NOT_FOUND', 'CONFLICT', 'SERVICE_UNAVAILABLE_NOW'],
  }),
  refund: endpoint({
    ...answer,
    path: '/partner/warranty/{id}/refund',
    summary: 'Refund up to the claimed part of the price, from my share, too, with a reason that the customer reads',
    body: ClaimRefund,
    refusals: ['NOT_FOUND', 'CONFLICT', 'REFUND_CHANGED'],
  }),
  pass: endpoint({
    ...answer,
    path: '/partner/warranty/{id}/pass',
    summary: 'Say why a claim is not covered; the shop decides',
    body: ClaimRefusal,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
