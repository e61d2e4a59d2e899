import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { settingsEndpoints } from './settings.ts'
import { wholeDong } from './whole-number.ts'

export const payoutWays = ['bank', 'binance'] as const
export const payoutStatuses = ['waiting', 'paid', 'refused', 'cancelled'] as const
/** Earned commissions and partners' shares, or the rest of a closed account. */
export const payoutKinds = ['commission', 'closing'] as const

const words = (longest: number) => requiredText(longest).check(z.regex(/^\P{Cc}*$/u, 'invalid'))

const destination = {
  way: z.enum(payoutWays, 'choice'),
  /** The bank's BIN; empty for Binance. */
  bankBin: z._default(z.string('invalid').check(z.regex(/^(\d{6})?$/, 'invalid')), ''),
  /** The number of the bank account, or the Binance ID. */
  account: z.string('required').check(z.trim(), z.regex(/^[A-Za-z0-9]{4,20}$/, 'accountFormat')),
  accountName: words(80),
}

export const PayoutDestination = z.strictObject(destination)
export type PayoutDestination = z.infer<typeof PayoutDestination>

export const PayoutRequest = z.strictObject({
  amount: wholeDong(1, 10_000_000_000),
  ...destination,
})
export type PayoutRequest = z.input<typeof PayoutRequest>

export const Payout = z.strictObject({
  id: z.string(),
  code: z.string(),
  kind: z.enum(payoutKinds),
  status: z.enum(payoutStatuses),
  amount: Dong,
  way: z.enum(payoutWays),
  /** The name of the bank; empty for Binance. */
  bank: z.string(),
  account: z.string(),
  accountName: z.string(),
  askedAt: Time,
  decidedAt: z.nullable(Time),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

const Person = z.strictObject({ id: z.string(), username: z.string() })

export const OperatorPayout = z.extend(Payout, {
  customer: NamedCustomer,
  /** The operator who recorded a payment above their daily cap; a second operator has to confirm it. */
  notedBy: z.nullable(Person),
  /** From when the same operator may confirm it, if no other can; null: never. */
  ripensAt: z.nullable(Time),
  /** The customer's debt since the request: a refused payout pays it. Zero once decided. */
  owed: Dong,
  /** The customer's commissions and shares under review. Zero once decided. */
  checking: Dong,
})
export type OperatorPayout = z.infer<typeof OperatorPayout>

export const PayoutSettings = z.strictObject({
  minimum: wholeDong(1, 100_000_000),
})
export type PayoutSettings = z.infer<typeof PayoutSettings>

export const Payment = z.strictObject({
  reference: words(64),
  /** The debt that the operator saw: they sent the payment anyway. */
  acceptOwed: z.optional(Dong),
})
export const PayoutRefusal = z.strictObject({ reason: words(300) })

const forMoney = { access: 'operator', right: 'money' } as const
const One = z.strictObject({ payout: Payout })

export const payouts = {
  overview: endpoint({
    method: 'GET',
    path: '/user/payout/overview',
    summary: 'Get what can be paid out to me, and my latest payouts',
    access: 'customer',
    viewable: true,
    data: z.strictObject({
      /** Earned commissions and partner's shares, minus payouts made or requested; at most the balance. */
      available: Dong,
      earned: Dong,
      paidOut: Dong,
      minimum: Dong,
      items: z.array(Payout),
    }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/user/payout/request',
    summary:
      'Request a payout of commissions and shares to a bank account or Binance; it leaves the balance right away',
    access: 'active',
    freshSignIn: true,
    body: PayoutRequest,
    data: One,
    refusals: ['PAYOUT_OPEN', 'INSUFFICIENT_BALANCE', 'FORBIDDEN'],
    limits: [{ by: 'user', attempts: 20, seconds: 3600 }],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/user/payout/{id}/cancel',
    summary: 'Cancel a payout of mine that nobody has begun to pay; it returns to the balance',
    access: 'active',
    params: z.strictObject({ id: Id }),
    data: One,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  list: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/payouts',
    summary: 'List payouts, those that wait oldest first, all others newest first',
    query: z.object({ ...deskPageQuery, status: z.optional(z.enum(payoutStatuses)), customerId: z.optional(Id) }),
    data: z.extend(listOf(OperatorPayout), {
      waiting: z.int(),
      /** The most that one operator can pay out in 24 hours without a second one, and the caller's remainder. */
      cap: Dong,
      left: Dong,
      /** Whether another operator can confirm payments above the cap. */
      hasApprover: z.boolean(),
    }),
  }),
  pay: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/payouts/{id}/pay',
    summary: 'Note that a payout was sent, under which reference; above my daily cap a second operator confirms it',
    freshSignIn: true,
    params: z.strictObject({ id: Id }),
    body: Payment,
    data: z.strictObject({ payout: OperatorPayout }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'CUSTOMER_HELD', 'PAYOUT_OWED', 'APPROVAL_NEEDED'],
    idempotent: true,
  }),
  refuse: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/payouts/{id}/refuse',
    summary: 'Refuse a payout with a reason that the customer reads; it returns to the balance',
    freshSignIn: true,
    params: z.strictObject({ id: Id }),
    body: PayoutRefusal,
    data: z.strictObject({ payout: OperatorPayout }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'ACCOUNT_CLOSED'],
    idempotent: true,
  }),
  ...settingsEndpoints({
    path: '/operator/payout-settings',
    about: 'the payout settings: the minimum',
    settings: PayoutSettings,
    more: {},
    freshSignIn: true,
  }),
}
