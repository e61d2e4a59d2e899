import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { claimStatuses, claimTurns, WarrantyClaim } from './warranty-claims.ts'
import { ClaimRefund, ClaimRefusal, ClaimReplacement } from './warranty-forms.ts'

export const OperatorClaim = z.extend(WarrantyClaim, {
  order: z.strictObject({
    id: z.string(),
    orderCode: z.string(),
    serviceName: z.string(),
    billing: z.enum(['unit', 'day']),
    totalCash: Dong,
    amount: z.int(),
  }),
  customer: NamedCustomer,
  /** The operator who decided; null while it waits, and if the shop decided by itself. */
  decidedBy: z.nullable(z.string()),
  /** The most that an operator can refund for it now: the claimed part of the price, within the rest of it. */
  mostRefund: Dong,
  /** A replacement is possible: items from stock, or an operator's description of a new delivery. */
  canReplace: z.boolean(),
  turn: z.enum(claimTurns),
  /** The partner who provides the order, and when an unanswered claim passes to the shop; null without a partner. */
  partner: z.nullable(z.strictObject({ id: z.string(), username: z.string(), passesAt: z.nullable(Time) })),
  /** The supplier's or the partner's text before it passed to the shop. */
  note: z.nullable(z.string()),
})
export type OperatorClaim = z.infer<typeof OperatorClaim>

const OrderId = z.strictObject({ id: Id })
const Claims = z.strictObject({ claims: z.array(OperatorClaim) })
/** An operator's decision: final, in the audit log, and with a notification to the customer. */
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
    /** `waiting`: claims that wait for the shop. */
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
