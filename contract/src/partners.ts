import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'
import { Dong } from './money.ts'
import { outOfRange } from './out-of-range.ts'
import { requiredText } from './required-text.ts'
import { between } from './whole-number.ts'

/** Shares are hundredths of a percent of the price that the customer really paid, minus gifts: 7,000 is 70 %. */
export const WHOLE_SHARE = 10_000
export const Share = between(0, WHOLE_SHARE, outOfRange(0, 100, 'percent'))

/** The partner's part of a kept price, rounded down. The database uses the same rule: `orders.partner_share`. */
export function partnerShare(kept: Dong, share: number): Dong {
  return Number((BigInt(kept) * BigInt(share)) / BigInt(WHOLE_SHARE))
}

/**
 * The state of a partnership. `applied` waits for an operator. A `leaving` partner finishes open orders and can neither
 * propose nor add stock. After `ended` they are an ordinary customer.
 */
export const partnerStates = ['applied', 'refused', 'partner', 'leaving', 'ended'] as const
export type PartnerState = (typeof partnerStates)[number]

export const MAX_OFFER = 2_000

export const PartnerApplication = z.strictObject({ offer: requiredText(MAX_OFFER), contact: requiredText(200) })
export type PartnerApplication = z.infer<typeof PartnerApplication>

/** Why an operator or partner refuses or ends something. */
export const PartnerReason = z.strictObject({ reason: requiredText(300) })

/** The sums of a partner's shares. */
export const PartnerSums = z.strictObject({
  /** From paid orders that are undelivered or recently delivered; refunds reduce it. */
  held: Dong,
  /** Waits for an operator's review. */
  checking: Dong,
  /** All released shares minus returned ones. */
  earned: Dong,
  /** Payouts, made or requested, from commissions and shares together. */
  paidOut: Dong,
})
export type PartnerSums = z.infer<typeof PartnerSums>

/**
 * Statistics over a partner's orders that ended in the last 90 days; null if there are none. Orders left to the shop
 * count as undelivered. Rates are from 0 to 1.
 */
export const PartnerMeasured = z.strictObject({
  orders: z.int(),
  /** From the payment to the start of work, and to the delivery. */
  medianStartSeconds: z.nullable(z.int()),
  medianDeliverySeconds: z.nullable(z.int()),
  deliveredRate: z.number(),
  refundRate: z.number(),
})
export type PartnerMeasured = z.infer<typeof PartnerMeasured>

/** The caller's partnership; for a customer who never applied, everything but the state is null. */
export const MyPartnership = z.strictObject({
  state: z.enum(['none', ...partnerStates]),
  application: z.nullable(z.extend(PartnerApplication, { appliedAt: Time })),
  /** Why an operator refused the application or ended the partnership. */
  reason: z.nullable(z.string()),
  /** The share for the caller's new services; each service has its own. */
  share: z.nullable(z.int()),
  usualShare: z.optional(z.int()),
  /** How many days after delivery a share becomes the caller's. */
  holdDays: z.int(),
  sums: PartnerSums,
})
export type MyPartnership = z.infer<typeof MyPartnership>

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
