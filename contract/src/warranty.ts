import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { WarrantyClaim } from './warranty-claims.ts'
import { NewClaim } from './warranty-forms.ts'

const OrderId = z.strictObject({ id: Id })
export const warranty = {
  mine: endpoint({
    method: 'GET',
    path: '/user/order/{id}/warranty',
    summary: 'Get until when an order has a warranty, how much of it can still be claimed, and what was',
    access: 'customer',
    viewable: true,
    params: OrderId,
    data: z.strictObject({
      /** Null without a warranty, and until delivery. */
      until: z.nullable(Time),
      /** How many the customer can claim now: items, or delivered units if the order has no items. */
      claimable: z.int(),
      claims: z.array(WarrantyClaim),
    }),
    refusals: ['NOT_FOUND'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/user/order/{id}/warranty',
    summary:
      'Claim the warranty: say which items do not work, or how many are missing. Items may be replaced right away; else an operator decides.',
    access: 'active',
    params: OrderId,
    body: NewClaim,
    data: z.strictObject({ claim: WarrantyClaim }),
    refusals: ['NOT_FOUND', 'NO_WARRANTY', 'WARRANTY_OVER'],
    limits: [{ by: 'user', attempts: 60, seconds: 3600 }],
    idempotent: true,
  }),
}
