import * as z from 'zod/mini'
import { rights } from './accounts-rights.ts'
import { endpoint } from './endpoint.ts'
import { Dong } from './money.ts'

/** What staff do, and what customers do under a rule, each under one name; which endpoints do it is known to the server. */
export const actNames = [
  'staff',
  'withdraw-invitation',
  'credit',
  'debit',
  'enter-transfer',
  'approve-credit',
  'cancel-credit',
  'assign-transfer',
  'ignore-transfer',
  'refuse-claim',
  'view-receipt',
  'pay-payout',
  'refuse-payout',
  'decide-commission',
  'reverse',
  'decide-application',
  'partnership',
  'take-order-over',
  'decide-proposal',
  'deposit-settings',
  'partner-settings',
  'payout-settings',
  'order-settings',
  'referral-settings',
  'customer-rate',
  'maintenance',
  'failed-tasks',
  'refund-order',
  'stop-bot',
  'read-bot-log',
  'work-on-orders',
  'answer-customers',
  'saved-replies',
  'order-views',
  'view-as-customer',
  'block-customer',
  'end-sessions',
  'resend-mail',
  'customer-notes',
  'services',
  'discount-codes',
  'bot-settings',
  'sort-services',
  'categories',
  'stock',
  'replace-goods',
  'supplier-orders',
  'suppliers',
  'supply',
  'ask-suppliers',
  'top-up-supplier',
  'decide-top-up',
  'decide-warranty',
  'service-pages',
  'newsletter',
  'export-subscribers',
  'announcements',
  'texts',
  'export-accounts',
  'own-alerts',
  'claim-transfer',
  'request-payout',
  'change-email',
] as const
export type ActName = (typeof actNames)[number]

/** What is at stake, where a mistake or a thief costs most. */
export const stakes = ['money', 'rights', 'settings', 'secrets'] as const

/** An act with the rules that the server applies to it. */
export const ActRule = z.strictObject({
  name: z.enum(actNames),
  /** Null: nothing of these; it is everyday work. */
  stake: z.nullable(z.enum(stakes)),
  /** Whose it is: an area, owners, every operator, or customers for their own account. */
  area: z.enum([...rights, 'owner', 'any', 'customer']),
  /** Further areas that it takes. */
  alsoNeeds: z.array(z.enum(rights)),
  /** Refused until one has proved again who one is. */
  asksAgain: z.boolean(),
  /** Above a sum it waits for a second operator, or as a customer's claim for some hours. */
  waits: z.nullable(z.enum(['second-person', 'hours'])),
})
export type ActRule = z.infer<typeof ActRule>

export const Rules = z.strictObject({
  acts: z.array(ActRule),
  /** How long a sign-in or a confirmation counts. */
  confirmedMinutes: z.int(),
  /** What one operator moves alone within 24 hours; more waits for another one, or where there is none for these hours. */
  aloneUpTo: Dong,
  aloneWaitsHours: z.int(),
  /** Claims of crypto transfers above this sum wait for these hours. */
  claimWaitAbove: Dong,
  claimWaitHours: z.int(),
  /** Off in a demo shop alone. */
  twoFactorRequired: z.boolean(),
})
export type Rules = z.infer<typeof Rules>

export const staffRules = {
  get: endpoint({
    method: 'GET',
    path: '/operator/staff-rules',
    summary: 'Get what staff can do, with the area it takes, whether it asks again who they are, and whether it waits',
    access: 'operator',
    right: 'owner',
    data: Rules,
  }),
}
