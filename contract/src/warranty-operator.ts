import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { claimStatuses, claimTurns, WarrantyClaim } from './warranty-claims.ts'
import { ClaimRefund, ClaimRefusal, ClaimReplacement } from './warranty-forms.ts'

/** A claim as operators see it. */
export const OperatorClaim = z.extend(WarrantyClaim, {
  order: z.strictObject({
    id: z.string(),
    orderCode: z.string(),
    serviceName: z.string(),
    billing: z.enum(['unit', 'day']),
    totalCash: Dong,
    /** How many the claimed ones are a part of. */
    amount: z.int(),
  }),
  customer: NamedCustomer,
  /** Who decided; null while nobody has, and where the shop did by itself. */
  decidedBy: z.nullable(z.string()),
  /** The most that can be refunded for it now: the claimed part of the price, within what is left of it. */
  mostRefund: Dong,
  /** It can be made good in kind: by items from stock, or by what somebody says was delivered again. */
  canReplace: z.boolean(),
  turn: z.enum(claimTurns),
  /** On whose desk it was put, and when it passes to the shop unless they answer; null where no partner provides the order. */
  partner: z.nullable(z.strictObject({ id: z.string(), username: z.string(), passesAt: z.nullable(Time) })),
  /** What the supplier or the partner said before it passed to the shop. */
  note: z.nullable(z.string()),
})
export type OperatorClaim = z.infer<typeof OperatorClaim>

const OrderId = z.strictObject({ id: Id })
const Claims = z.strictObject({ claims: z.array(OperatorClaim) })
/** A decision of an operator: final, on the audit log, and told to the customer. */
const decision = {
  method: 'POST',
  access: 'operator',
  right: 'orders',
  params: z.strictObject({ id: Id }),
  data: z.strictObject({ claim: OperatorClaim }),
  idempotent: true,
} as const

export const warrantyOperator = {
  list: endpoint({
    method: 'GET',
    path: '/operator/warranty',
    summary: 'List warranty claims, those that wait oldest first, all others newest first',
    access: 'operator',
    right: 'orders',
    query: z.object({
      ...deskPageQuery,
      status: z.optional(z.enum(claimStatuses)),
      turn: z.optional(z.enum(claimTurns)),
    }),
    /** `waiting` are those that wait for the shop. */
    data: z.extend(listOf(OperatorClaim), { waiting: z.int() }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}/warranty',
    summary: 'List the warranty claims of an order, newest first',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: Claims,
    refusals: ['NOT_FOUND'],
  }),
  replace: endpoint({
    ...decision,
    path: '/operator/warranty/{id}/replace',
    summary:
      'Replace the claimed items from stock, all or none; of an order without items, say what was delivered again',
    body: ClaimReplacement,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'SERVICE_UNAVAILABLE_NOW'],
  }),
  refund: endpoint({
    ...decision,
    path: '/operator/warranty/{id}/refund',
    summary: 'Refund up to the claimed part of the price, with a reason that the customer reads',
    body: ClaimRefund,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'REFUND_CHANGED', 'STEP_UP_REQUIRED', 'APPROVAL_NEEDED'],
  }),
  refuse: endpoint({
    ...decision,
    path: '/operator/warranty/{id}/refuse',
    summary: 'Refuse a claim with a reason that the customer reads',
    body: ClaimRefusal,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
}
