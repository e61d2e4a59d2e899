import * as z from 'zod/mini'
import { Amount, Decimal } from './deposits.ts'
import { FeedHealth, feeds, Transfer, transferStatuses } from './deposits-transfers.ts'
import { endpoint, Id } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { deskPageQuery, listOf, spanQuery } from './lists.ts'
import { requiredText } from './required-text.ts'
import { settingsEndpoints } from './settings.ts'
import { wholeDong, wholePercent } from './whole-number.ts'

export const DepositSettings = z.strictObject({
  bankBin: z.string('required').check(z.regex(/^(\d{6})?$/, 'invalid')),
  bankAccountNumber: z.string('required').check(z.trim(), z.regex(/^[A-Za-z0-9]{0,19}$/, 'invalid')),
  bankAccountName: z.string('required').check(z.trim(), z.maxLength(80, 'textTooLong')),
  binanceId: z.string('required').check(z.trim(), z.regex(/^\d{0,20}$/, 'invalid')),
  binanceOwner: z.string('required').check(z.trim(), z.maxLength(80, 'textTooLong')),
  exchangeRate: Decimal,
  minDeposit: wholeDong(1, 100_000_000),
  /** Deducted from a Binance transfer whose content was wrong or missing. */
  wrongContentPercent: wholePercent(0, 50),
  /**
   * Above this sum a bank's notice waits until the polled list also has the transfer, if the shop polls one. 0: no
   * notice waits.
   */
  noticeLimit: wholeDong(0, 1_000_000_000_000),
})
export type DepositSettings = z.infer<typeof DepositSettings>

/** A manual credit: money that arrived outside all sources, or a gift. A gift counts only towards the balance. */
export const creditKinds = ['deposit', 'gift'] as const
export const ManualCredit = z.strictObject({
  customerId: requiredText(64),
  amount: Amount,
  reason: requiredText(300),
  kind: z._default(z.enum(creditKinds, 'choice'), 'deposit'),
})
/** The same for a form: the kind has no default. */
export const ManualCreditForm = z.extend(ManualCredit, { kind: z.enum(creditKinds, 'required') })
/** An operator's deduction from a balance; the customer reads the reason. */
export const ManualDebit = z.strictObject({ customerId: requiredText(64), amount: Amount, reason: requiredText(300) })
export const MissedTransfer = z.strictObject({
  customerId: requiredText(64),
  amount: Amount,
  /** The bank's own reference: the server refuses a second entry. */
  reference: requiredText(64),
  note: requiredText(300),
})

export const Assignment = z.strictObject({
  customerId: requiredText(64),
  note: requiredText(300),
  /** The customer's claim that this transfer settles, if their references differ. */
  claimId: z.optional(Id),
})
export const IgnoreRequest = z.strictObject({ note: requiredText(300) })

export const depositsOperator = {
  transfers: endpoint({
    method: 'GET',
    path: '/operator/transfers',
    summary: 'List transfers, newest first (unmatched ones oldest first), and the state of each source',
    access: 'operator',
    right: 'money',
    query: z.object({
      ...deskPageQuery,
      ...spanQuery,
      status: z.optional(z.enum(transferStatuses)),
      feed: z.optional(z.enum(feeds)),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(Transfer), {
      /** There are more matches than `total`: the server stops counting for a search or a date range. */
      more: z.boolean(),
      unmatched: z.int(),
      feeds: z.array(FeedHealth),
    }),
  }),
  ofCustomer: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/transfers',
    summary: 'List the transfers that a customer was credited, newest first, with their transfer content',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    query: z.object(deskPageQuery),
    data: z.extend(listOf(Transfer), {
      /** Null if they never opened the deposit page. */
      content: z.nullable(z.string()),
      /** Claims of transfers, and credits above the cap, that wait for an operator. */
      waitingClaims: z.int(),
      waitingCredits: z.int(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  claimedBy: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/claimed-transfers',
    summary: 'List the Binance transfers that a customer claimed and was not credited, those that wait first',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    query: z.object(deskPageQuery),
    data: listOf(Transfer),
    refusals: ['NOT_FOUND'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/operator/transfers/{id}/assign',
    summary:
      'Credit an unmatched transfer to a customer; Binance transfers less the deduction for wrong content. One that was credited before counts towards the daily cap',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    body: Assignment,
    data: z.strictObject({ transfer: Transfer }),
    refusals: ['NOT_FOUND', 'ALREADY_USED', 'FORBIDDEN', 'CONFLICT', 'APPROVAL_NEEDED'],
    idempotent: true,
  }),
  ignore: endpoint({
    method: 'POST',
    path: '/operator/transfers/{id}/ignore',
    summary: 'Set an unmatched transfer aside with a note; it can be assigned later',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    body: IgnoreRequest,
    data: z.strictObject({ transfer: Transfer }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  addMissed: endpoint({
    method: 'POST',
    path: '/operator/transfers',
    summary: 'Add and credit a bank transfer that no source reported',
    access: 'operator',
    right: 'money',
    freshSignIn: true,
    body: MissedTransfer,
    data: z.strictObject({ transfer: Transfer }),
    refusals: ['NOT_FOUND', 'ALREADY_USED', 'FORBIDDEN', 'APPROVAL_NEEDED'],
    idempotent: true,
  }),
  credit: endpoint({
    method: 'POST',
    path: '/operator/credits',
    summary: 'Credit a customer manually, as a deposit or as a gift; the customer sees the reason',
    access: 'operator',
    right: 'money',
    freshSignIn: true,
    body: ManualCredit,
    data: z.strictObject({ transaction: Transaction }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'APPROVAL_NEEDED'],
    idempotent: true,
  }),
  debit: endpoint({
    method: 'POST',
    path: '/operator/debits',
    summary: 'Take from a customer’s balance manually, at most what is on it; the customer sees the reason',
    access: 'operator',
    right: 'money',
    freshSignIn: true,
    body: ManualDebit,
    data: z.strictObject({ transaction: Transaction }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'APPROVAL_NEEDED', 'INSUFFICIENT_BALANCE'],
    idempotent: true,
  }),
  ...settingsEndpoints({
    path: '/operator/deposit-settings',
    about: 'the deposit settings: bank account, Binance ID, rate, minimum and deduction',
    settings: DepositSettings,
    more: {},
    freshSignIn: true,
  }),
}
