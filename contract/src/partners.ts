import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { outOfRange } from './out-of-range.ts'
import { requiredText } from './required-text.ts'
import { between } from './whole-number.ts'

/** Shares are hundredths of a percent of what an order really cost its customer, less gifts: 7,000 is 70 %. */
export const WHOLE_SHARE = 10_000
export const Share = between(0, WHOLE_SHARE, outOfRange(0, 100, 'percent'))

/** The part of a kept price that is the partner's, rounded down. The database counts in the same way: `orders.follow_share`. */
export function partnerShare(kept: Dong, share: number): Dong {
  return Number((BigInt(kept) * BigInt(share)) / BigInt(WHOLE_SHARE))
}

/**
 * How somebody stands to the shop. `applied` waits for an operator. A `leaving` partner finishes the orders at hand and can
 * neither propose nor fill up stock; one who has `ended` is a customer like others.
 */
export const partnerStates = ['applied', 'refused', 'partner', 'leaving', 'ended'] as const
export type PartnerState = (typeof partnerStates)[number]

export const MAX_OFFER = 2_000

/** What somebody would deliver, and how operators reach them. */
export const PartnerApplication = z.strictObject({ offer: requiredText(MAX_OFFER), contact: requiredText(200) })
export type PartnerApplication = z.infer<typeof PartnerApplication>

/** Why an application or a proposal is refused, or an order or a partnership given up. */
export const PartnerReason = z.strictObject({ reason: requiredText(300) })

/** What became of a partner's shares. */
export const PartnerSums = z.strictObject({
  /** Of orders that are paid and not delivered yet, or were a few days ago: goes back with refunds. */
  held: Dong,
  /** Looked at by an operator before it may become theirs. */
  checking: Dong,
  /** All that ever became theirs, less what went back. */
  earned: Dong,
  /** Of commissions and shares together: what was paid out or is about to be. */
  paidOut: Dong,
})
export type PartnerSums = z.infer<typeof PartnerSums>

/**
 * What was measured over a partner's orders that ended in the last 90 days; null where none did. What was left to the shop is not
 * delivered. Rates are from 0 to 1.
 */
export const PartnerMeasured = z.strictObject({
  orders: z.int(),
  /** From the payment until somebody began, and until it was delivered. */
  medianStartSeconds: z.nullable(z.int()),
  medianDeliverySeconds: z.nullable(z.int()),
  deliveredRate: z.number(),
  refundRate: z.number(),
})
export type PartnerMeasured = z.infer<typeof PartnerMeasured>

/** How I stand to the shop; everything but the state is null for somebody who never applied. */
export const MyPartnership = z.strictObject({
  state: z.enum(['none', ...partnerStates]),
  application: z.nullable(z.extend(PartnerApplication, { appliedAt: Time })),
  /** Why the application was refused, or the partnership ended. */
  reason: z.nullable(z.string()),
  /** Of new services of mine; each service has its own. */
  share: z.nullable(z.int()),
  /** Which share the shop usually gives new partners. */
  usualShare: z.optional(z.int()),
  /** So many days after delivery a share becomes mine. */
  holdDays: z.int(),
  sums: PartnerSums,
})
export type MyPartnership = z.infer<typeof MyPartnership>

/** How customers become partners. */
export const partners = {
  mine: endpoint({
    method: 'GET',
    path: '/user/partner',
    summary: 'Get how I stand to the shop as a partner, and what I earned',
    access: 'customer',
    data: MyPartnership,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/user/partner/application',
    summary: 'Apply to become a partner; while one waits, applying again changes what it says',
    access: 'active',
    body: PartnerApplication,
    data: MyPartnership,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 3600 }],
    idempotent: true,
  }),
}
