import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { Transfer } from './deposits-transfers.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'

/** How long a credit above the cap waits where there is nobody to approve it. */
export const LONE_OWNER_HOURS = 24

export const pendingCreditStatuses = ['waiting', 'credited', 'cancelled'] as const
/** A deposit or a gift by hand, a transfer that was missed or credited before, or a debit by hand, which takes away. */
export const pendingCreditKinds = ['deposit', 'gift', 'transfer', 'debit'] as const
const Person = z.strictObject({ id: z.string(), username: z.string() })

/** A credit or debit by hand, or a missed or reversed transfer, above an operator's daily cap. */
export const PendingCredit = z.strictObject({
  id: z.string(),
  status: z.enum(pendingCreditStatuses),
  kind: z.enum(pendingCreditKinds),
  customer: NamedCustomer,
  amount: Dong,
  /** For a credit or debit by hand what the customer reads, for a missed transfer the operator's note. */
  reason: z.string(),
  /** The bank's reference of a transfer; null: a credit by hand. */
  reference: z.nullable(z.string()),
  /** The transfer that was credited before; null: there is none yet. */
  transfer: z.nullable(Transfer),
  askedBy: Person,
  askedAt: Time,
  /** When it is credited without an approval; null: only when somebody approves. */
  ripensAt: z.nullable(Time),
  /** Null while it waits, and where no second operator had to decide. */
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
      /** `decided`: credited or cancelled. `any`: those that wait first. */
      status: z._default(z.enum([...pendingCreditStatuses, 'decided', 'any']), 'waiting'),
      customerId: z.optional(Id),
      /** A part of the customer's name or address. */
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(PendingCredit), {
      /** What one operator can credit in 24 hours without an approval, and what is left of it for me. */
      cap: Dong,
      left: Dong,
      /** Whether somebody besides me can approve; otherwise a credit of mine above the cap waits for 24 hours. */
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
