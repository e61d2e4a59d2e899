import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { Transfer } from './deposits-transfers.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'

/** How long a credit above the cap waits if no other operator can approve it. */
export const LONE_OWNER_HOURS = 24

export const pendingCreditStatuses = ['waiting', 'credited', 'cancelled'] as const
/** A manual deposit or gift, a missed or reversed transfer, or a manual debit, which deducts. */
export const pendingCreditKinds = ['deposit', 'gift', 'transfer', 'debit'] as const
const Person = z.strictObject({ id: z.string(), username: z.string() })

export const PendingCredit = z.strictObject({
  id: z.string(),
  status: z.enum(pendingCreditStatuses),
  kind: z.enum(pendingCreditKinds),
  customer: NamedCustomer,
  amount: Dong,
  /** For a manual credit or debit, the text for the customer; for a missed transfer, the operator's note. */
  reason: z.string(),
  /** The bank's reference of a transfer; null for a manual credit. */
  reference: z.nullable(z.string()),
  /** The transfer that the shop credited and reversed; null if it is new. */
  transfer: z.nullable(Transfer),
  askedBy: Person,
  askedAt: Time,
  /** When the server credits it without an approval; null if it needs one. */
  ripensAt: z.nullable(Time),
  /** Null while it waits, and if it needed no second operator. */
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(Time),
})
export type PendingCredit = z.infer<typeof PendingCredit>

const forMoney = { access: 'operator', right: 'money' } as const
const decision = {
  ...forMoney,
  method: 'POST',
  params: z.strictObject({ id: Id }),
  data: z.strictObject({ credit: PendingCredit }),
} as const

export const pendingCredits = {
  list: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/pending-credits',
    summary:
      'List credits above the daily cap, those that wait oldest first, decided ones latest first, and what I can still credit by myself',
    query: z.object({
      ...deskPageQuery,
      /** `decided`: credited or cancelled. `any`: waiting ones first. */
      status: z._default(z.enum([...pendingCreditStatuses, 'decided', 'any']), 'waiting'),
      customerId: z.optional(Id),
      /** A part of the customer's name or address. */
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(PendingCredit), {
      /** The most that one operator can credit in 24 hours without an approval, and the caller's remainder. */
      cap: Dong,
      left: Dong,
      /** Whether another operator can approve; otherwise the caller's credits above the cap wait for 24 hours. */
      hasApprover: z.boolean(),
    }),
  }),
  approve: endpoint({
    ...decision,
    path: '/operator/pending-credits/{id}/approve',
    summary: 'Approve and credit what another operator asked for',
    freshSignIn: true,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'ALREADY_USED', 'ACCOUNT_CLOSED', 'INSUFFICIENT_BALANCE'],
  }),
  cancel: endpoint({
    ...decision,
    path: '/operator/pending-credits/{id}/cancel',
    summary: 'Cancel a waiting credit, my own or another operator’s; nobody is credited',
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
