import * as z from 'zod/mini'
import { FeedHealth, feeds, Transfer, transferStatuses } from './deposits-transfers.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { settingsEndpoints } from './settings.ts'
import { wholeNumber } from './whole-number.ts'

/** How often balances look for money by themselves, whatever the feeds say. */
export const AUTO_UPDATE_MINUTES = 5

/** A decimal number as text, so that no digit is lost: `98.814`. */
const Decimal = z.string('required').check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'invalid'))
const words = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'textTooLong'))
const Amount = z.int('wholeNumber').check(z.gte(1, 'outOfRange'), z.lte(10_000_000_000, 'outOfRange'))

export const DepositInformation = z.strictObject({
  bank: z.nullable(
    z.strictObject({
      accountNumber: z.string(),
      accountName: z.string(),
      bank: z.string(),
      bin: z.string(),
      transferContent: z.nullable(z.string()),
      /** The VietQR payload with my content and no amount. */
      qr: z.nullable(z.string()),
    }),
  ),
  crypto: z.nullable(z.strictObject({ binanceId: z.string(), owner: z.string(), content: z.nullable(z.string()) })),
  /** Which ways are set up, so that money sent by them is credited; what is not ready is null above. */
  ready: z.strictObject({ bank: z.boolean(), crypto: z.boolean() }),
  cryptoExchange: z.strictObject({ currency: z.literal('USDT'), exchangeRate: z.string(), updatedAt: Time }),
  rules: z.strictObject({
    autoUpdateMinutes: z.int(),
    manualConfirmAfterSeconds: z.int(),
    wrongContentFeePercent: z.int(),
    minDeposit: Dong,
  }),
})
export type DepositInformation = z.infer<typeof DepositInformation>

export const CryptoClaim = z.strictObject({ transactionId: words(64), amount: Decimal })

/** A claim of mine that is not credited: it waits until `ripensAt` or, without one, for an operator; or somebody else got it. */
export const CryptoClaimState = z.strictObject({
  transactionId: z.string(),
  amount: z.string(),
  claimedAt: Time,
  status: z.enum(['waiting', 'refused']),
  ripensAt: z.nullable(Time),
})
export type CryptoClaimState = z.infer<typeof CryptoClaimState>

export const DepositSettings = z.strictObject({
  bankBin: z.string('required').check(z.regex(/^(\d{6})?$/, 'invalid')),
  bankAccountNumber: z.string('required').check(z.trim(), z.regex(/^[A-Za-z0-9]{0,19}$/, 'invalid')),
  bankAccountName: z.string('required').check(z.trim(), z.maxLength(80, 'textTooLong')),
  binanceId: z.string('required').check(z.trim(), z.regex(/^\d{0,20}$/, 'invalid')),
  binanceOwner: z.string('required').check(z.trim(), z.maxLength(80, 'textTooLong')),
  exchangeRate: Decimal,
  minDeposit: wholeNumber(1, 100_000_000),
  /** Deducted from a Binance transfer whose content was wrong or missing. */
  wrongContentPercent: wholeNumber(0, 50),
})
export type DepositSettings = z.infer<typeof DepositSettings>

/** What a credit by hand is: money that arrived outside all sources, or a gift, which counts for nothing but the balance. */
export const creditKinds = ['deposit', 'gift'] as const
export const ManualCredit = z.strictObject({
  customerId: words(64),
  amount: Amount,
  reason: words(300),
  kind: z._default(z.enum(creditKinds, 'choice'), 'deposit'),
})
/** The same as a form asks it: nothing is chosen beforehand. */
export const ManualCreditForm = z.extend(ManualCredit, { kind: z.enum(creditKinds, 'required') })
/** What an operator takes from a balance, and why; the customer reads it. */
export const ManualDebit = z.strictObject({ customerId: words(64), amount: Amount, reason: words(300) })
export const MissedTransfer = z.strictObject({
  customerId: words(64),
  amount: Amount,
  /** The bank's own reference: entering the same one again is refused. */
  reference: words(64),
  note: words(300),
})

export const Assignment = z.strictObject({
  customerId: words(64),
  note: words(300),
  /** The customer's claim that this transfer answers, where their references differ. */
  claimId: z.optional(Id),
})
export const IgnoreRequest = z.strictObject({ note: words(300) })

export const deposits = {
  information: endpoint({
    method: 'GET',
    path: '/user/bank/deposit-information',
    summary: 'Get deposit instructions; without sign-in, personal fields are null',
    access: 'optional',
    viewable: true,
    data: DepositInformation,
  }),
  checkCrypto: endpoint({
    method: 'GET',
    path: '/user/bank/check-crypto-deposit',
    summary: 'Check for my Binance transfer now; Binance is queried at most once every 10 seconds across all customers',
    access: 'active',
    data: z.strictObject({ credited: z.array(Transaction), balance: Dong, nextCheckAt: Time }),
    refusals: ['UNAVAILABLE', 'NOT_CONFIGURED'],
    limits: [{ by: 'user', attempts: 30, seconds: 300 }],
  }),
  claimCrypto: endpoint({
    method: 'POST',
    path: '/user/bank/claim-crypto-deposit',
    summary:
      'Claim a Binance transfer with wrong or missing content, less the deduction of the rules; large or doubtful ones wait',
    access: 'active',
    body: CryptoClaim,
    data: z.strictObject({ transaction: Transaction, balance: Dong }),
    refusals: ['NOT_FOUND', 'ALREADY_USED', 'FORBIDDEN', 'CONFLICT', 'CLAIM_WAITS', 'NOT_CONFIGURED'],
    limits: [{ by: 'user', attempts: 10, seconds: 600 }],
    idempotent: true,
  }),
  claims: endpoint({
    method: 'GET',
    path: '/user/bank/crypto-claims',
    summary: 'List my claims of Binance transfers that are not credited, newest first, and when they will be',
    access: 'customer',
    viewable: true,
    data: z.strictObject({ items: z.array(CryptoClaimState) }),
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/user/bank/simulate-transfer',
    summary: 'Demo shop only: simulate a bank transfer through the real webhook',
    access: 'active',
    body: z.strictObject({ amount: Amount, content: z.optional(z.string().check(z.maxLength(100, 'textTooLong'))) }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  simulateCrypto: endpoint({
    method: 'POST',
    path: '/user/bank/simulate-crypto-transfer',
    summary: 'Demo shop only: simulate a Binance transfer, with my content or without any; it is found like a real one',
    access: 'active',
    body: z.strictObject({ amount: Decimal, withContent: z.boolean('invalid') }),
    /** By which the transfer can be claimed. */
    data: z.strictObject({ orderId: z.string() }),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 30, seconds: 300 }],
  }),
  transfers: endpoint({
    method: 'GET',
    path: '/operator/transfers',
    summary: 'List transfers, newest first (unmatched ones oldest first), and the state of each source',
    access: 'operator',
    right: 'money',
    query: z.object({
      ...deskPageQuery,
      status: z.optional(z.enum(transferStatuses)),
      feed: z.optional(z.enum(feeds)),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.extend(listOf(Transfer), { unmatched: z.int(), feeds: z.array(FeedHealth) }),
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
      /** Null: they never opened the deposit page. */
      content: z.nullable(z.string()),
      /** Claims of transfers, and credits above the cap, that wait for an operator. */
      waitingClaims: z.int(),
      waitingCredits: z.int(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/operator/transfers/{id}/assign',
    summary: 'Credit an unmatched transfer to a customer; Binance transfers less the deduction for wrong content',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    body: Assignment,
    data: z.strictObject({ transfer: Transfer }),
    refusals: ['NOT_FOUND', 'ALREADY_USED', 'FORBIDDEN', 'CONFLICT'],
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
