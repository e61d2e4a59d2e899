import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { Transfer } from './deposits-transfers.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { wholeDong } from './whole-number.ts'

/** After this time the page offers to claim a missing transfer; the API itself does not check it. */
export const CLAIM_AFTER_MINUTES = 5
export const MOST_OPEN_CLAIMS = 5
export const MAX_RECEIPT_BYTES = 3 * 1024 * 1024
export const receiptTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export const bankClaimStatuses = ['waiting', 'credited', 'refused'] as const

const words = (longest: number) => requiredText(longest).check(z.regex(/^\P{Cc}*$/u, 'invalid'))
const Day = z.string('required').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid'))

export const BankClaimForm = z.strictObject({
  /** The bank's own reference, as on the receipt. */
  reference: words(64),
  amount: wholeDong(1, 10_000_000_000),
  sentOn: Day,
  /** A picture of the receipt: PNG, JPEG or WebP in base64. */
  receipt: z.optional(z.string('invalid').check(z.maxLength(Math.ceil(MAX_RECEIPT_BYTES / 3) * 4, 'textTooLong'))),
})
export type BankClaimForm = z.infer<typeof BankClaimForm>

export const BankClaim = z.strictObject({
  id: z.string(),
  reference: z.string(),
  amount: Dong,
  sentOn: z.string(),
  status: z.enum(bankClaimStatuses),
  claimedAt: Time,
  decidedAt: z.nullable(Time),
  reason: z.nullable(z.string()),
})
export type BankClaim = z.infer<typeof BankClaim>

const Person = z.strictObject({ id: z.string(), username: z.string() })

/** A claim as operators see it, with similar transfers: same reference, or same amount and time. */
export const OperatorBankClaim = z.extend(BankClaim, {
  customer: NamedCustomer,
  hasReceipt: z.boolean(),
  /** Null if no operator decided it. */
  decidedBy: z.nullable(Person),
  transfer: z.nullable(Transfer),
  suggestions: z.array(z.strictObject({ by: z.enum(['reference', 'amount']), transfer: Transfer })),
})
export type OperatorBankClaim = z.infer<typeof OperatorBankClaim>

export const ClaimRefusal = z.strictObject({ reason: words(300) })

const forMoney = { access: 'operator', right: 'money' } as const
const params = z.strictObject({ id: Id })

export const bankClaims = {
  claim: endpoint({
    method: 'POST',
    path: '/user/bank/claims',
    summary:
      'Claim a bank transfer that was not credited; an operator looks for it, nothing is credited by the claim alone',
    access: 'active',
    body: BankClaimForm,
    data: z.strictObject({ claim: BankClaim }),
    refusals: ['ALREADY_USED', 'CLAIMS_OPEN', 'FORBIDDEN', 'TOO_LARGE'],
    limits: [{ by: 'user', attempts: 20, seconds: 3600 }],
    largestBody: 5 * 1024 * 1024,
    upload: { fields: ['receipt'], attempts: 20, seconds: 3600 },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/user/bank/claims',
    summary: 'List my latest claims of bank transfers, newest first',
    access: 'customer',
    viewable: true,
    data: z.strictObject({ items: z.array(BankClaim) }),
  }),
  list: endpoint({
    ...forMoney,
    method: 'GET',
    path: '/operator/bank-claims',
    summary:
      'List claims of bank transfers with transfers that look like them; those that wait oldest first, decided ones latest first',
    query: z.object({
      ...deskPageQuery,
      /** `decided`: credited or refused. Without a status: all; with a customer: waiting ones first. */
      status: z.optional(z.enum([...bankClaimStatuses, 'decided'])),
      customerId: z.optional(Id),
      /** A part of the customer's name or address, or the whole reference. */
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: listOf(OperatorBankClaim),
  }),
  receipt: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/bank-claims/{id}/receipt',
    summary: 'Get the picture of a claim’s receipt, in base64; the audit log says who looked at it',
    params,
    data: z.strictObject({ type: z.enum(receiptTypes), content: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  refuse: endpoint({
    ...forMoney,
    method: 'POST',
    path: '/operator/bank-claims/{id}/refuse',
    summary: 'Refuse a claim with a reason that the customer reads',
    params,
    body: ClaimRefusal,
    data: z.strictObject({ claim: BankClaim }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
}
