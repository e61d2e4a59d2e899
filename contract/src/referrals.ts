import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { DiscountTier, Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { settingsEndpoints } from './settings.ts'
import { wholeNumber, wholePercent } from './whole-number.ts'

/** The state of a commission: in its hold time, under review, paid, or gone. */
export const commissionStatuses = ['held', 'suspicious', 'paid', 'taken-back', 'refused'] as const
export type CommissionStatus = (typeof commissionStatuses)[number]

/**
 * Why a commission waits for an operator: referrer and customer may be one person. One of the first two is enough; the
 * others also fit many honest people, so it takes two of them.
 */
export const suspicions = [
  'same-device',
  'same-payer',
  'no-device',
  'same-network',
  'registered-together',
  'no-deposit',
] as const
export type Suspicion = (typeof suspicions)[number]

export const ReferralInfo = z.strictObject({
  referralCode: z.string(),
  referralLink: z.string(),
  commissionPercent: z.int(),
  /** How long a commission waits before the payment. A refund takes it back, even afterwards. */
  holdDays: z.int(),
  totalReferrals: z.int(),
  totalEarnings: Dong,
  pendingEarnings: Dong,
  /** Waits for an operator's review. */
  checkingEarnings: Dong,
  /** Paid commissions for orders with a later refund; the next commissions cover them first. */
  owedEarnings: Dong,
  currentDiscount: z.int(),
  totalDeposit: Dong,
  nextTier: z.nullable(z.extend(DiscountTier, { missing: Dong })),
  /** Lowest first. */
  tiers: z.array(DiscountTier),
  /** The newest referred people, with masked names. */
  recent: z.array(z.strictObject({ username: z.string(), joinedDate: Time, earned: Dong })),
  /** Each of the last 30 days (UTC), oldest first. */
  daily: z.array(z.strictObject({ date: z.iso.date(), clicks: z.int(), signups: z.int(), earned: Dong })),
})
export type ReferralInfo = z.infer<typeof ReferralInfo>

/** In percent. A fresh shop pays none: settings offer this, and the demo shop pays it. */
export const SUGGESTED_COMMISSION = 5

export const ReferralSettings = z.strictObject({
  commissionPercent: wholePercent(0, 50),
  holdDays: wholeNumber(0, 365),
})
export type ReferralSettings = z.infer<typeof ReferralSettings>

const Person = z.strictObject({ id: z.string(), username: z.string() })

export const Commission = z.strictObject({
  orderId: z.string(),
  orderCode: z.string(),
  referrer: Person,
  referred: Person,
  percent: z.int(),
  amount: Dong,
  /** The overpaid part after a refund that the shop could not yet take back. */
  owed: Dong,
  status: z.enum(commissionStatuses),
  reasons: z.array(z.enum(suspicions)),
  createdAt: Time,
  heldUntil: Time,
  /** While it waits: all waiting commissions of the same two people, this one included, and their sum. */
  pair: z.optional(z.strictObject({ count: z.int(), amount: Dong })),
})
export type Commission = z.infer<typeof Commission>

/** All waiting commissions of the same two people as the operator saw them: if they differ now, nothing happens. */
const ofPair = z.optional(
  z.strictObject({
    count: wholeNumber(1, 2_147_483_647),
    amount: z.int('wholeNumber').check(z.gte(0, 'outOfRange')),
  }),
)
export type OfPair = z.infer<typeof ofPair>

export const CommissionApproval = z.strictObject({ ofPair })

export const CommissionRefusal = z.strictObject({
  ofPair,
  reason: requiredText(300),
})

const OrderId = z.strictObject({ id: Id })
const decision = {
  method: 'POST',
  access: 'operator',
  right: 'money',
  params: OrderId,
  data: z.strictObject({ commission: Commission }),
  refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  idempotent: true,
} as const

export const referrals = {
  info: endpoint({
    method: 'GET',
    path: '/user/referral/info',
    summary: 'Get my referral link, tiers, referrals and earnings',
    access: 'customer',
    viewable: true,
    data: ReferralInfo,
  }),
  ...settingsEndpoints({
    path: '/operator/referrals/settings',
    about: 'the commission rate and hold period of commissions to come',
    settings: ReferralSettings,
    more: {},
    freshSignIn: true,
  }),
  commissions: endpoint({
    method: 'GET',
    path: '/operator/referrals/commissions',
    summary:
      'List commissions, newest first; waiting=pairs lists what waits for review, oldest first, once for each two people',
    access: 'operator',
    right: 'money',
    query: z.object({
      ...deskPageQuery,
      status: z.optional(z.enum(commissionStatuses)),
      waiting: z.optional(z.literal('pairs')),
    }),
    data: z.extend(listOf(Commission), { waiting: z.int() }),
  }),
  allow: endpoint({
    ...decision,
    path: '/operator/referrals/commissions/{id}/allow',
    summary: 'Approve a suspicious commission, or all of the same two people; it’s paid when its hold ends',
    body: CommissionApproval,
  }),
  refuse: endpoint({
    ...decision,
    path: '/operator/referrals/commissions/{id}/refuse',
    summary: 'Reject a commission that is not paid yet, or all of the same two people that wait, permanently',
    body: CommissionRefusal,
  }),
}
