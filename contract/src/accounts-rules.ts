import * as z from 'zod/mini'
import { rights } from './accounts-rights.ts'
import { endpoint } from './endpoint.ts'
import { Dong } from './money.ts'

/** Names of actions by staff, and of actions by customers that a rule covers. The server maps endpoints to them. */
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

/** The most sensitive kinds of action, where a mistake or a thief costs most. */
export const stakes = ['money', 'rights', 'settings', 'secrets'] as const

export const ActRule = z.strictObject({
  name: z.enum(actNames),
  /** Null for everyday work. */
  stake: z.nullable(z.enum(stakes)),
  /** Allowed people: an area's operators, owners, every operator, or customers for their own account. */
  area: z.enum([...rights, 'owner', 'any', 'customer']),
  alsoNeeds: z.array(z.enum(rights)),
  /** The server refuses it until the caller has confirmed their identity again. */
  asksAgain: z.boolean(),
  /** Above a limit it waits for a second operator; a customer's claim waits some hours. */
  waits: z.nullable(z.enum(['second-person', 'hours'])),
})
export type ActRule = z.infer<typeof ActRule>

export const Rules = z.strictObject({
  acts: z.array(ActRule),
  confirmedMinutes: z.int(),
  /**
   * The most that one operator may move alone within 24 hours. More waits for another operator, or these hours if there
   * is none.
   */
  aloneUpTo: Dong,
  aloneWaitsHours: z.int(),
  /** Claims of crypto transfers above this sum wait for `claimWaitHours`. */
  claimWaitAbove: Dong,
  claimWaitHours: z.int(),
  /** False only in a demo shop. */
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
