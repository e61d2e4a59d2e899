import * as z from 'zod/mini'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { wholeDong } from './whole-number.ts'

/** How often the server polls for transfers, besides the feeds' notices. */
export const AUTO_UPDATE_MINUTES = 5

/** A decimal number as text, which keeps every digit: `98.814`. */
export const Decimal = z.string('required').check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'invalid'))
/** The amount in dong of one movement. */
export const Amount = wholeDong(1, 10_000_000_000)

export const DepositInformation = z.strictObject({
  bank: z.nullable(
    z.strictObject({
      accountNumber: z.string(),
      accountName: z.string(),
      bank: z.string(),
      bin: z.string(),
      transferContent: z.nullable(z.string()),
      /** The VietQR payload with the customer's content and no amount. */
      qr: z.nullable(z.string()),
    }),
  ),
  crypto: z.nullable(z.strictObject({ binanceId: z.string(), owner: z.string(), content: z.nullable(z.string()) })),
  /** Ways that are set up, so that the shop credits money sent by them; those that are not are null above. */
  ready: z.strictObject({ bank: z.boolean(), crypto: z.boolean() }),
  /** A demo shop without a real feed, where customers may simulate transfers. */
  simulated: z.boolean(),
  cryptoExchange: z.strictObject({ currency: z.literal('USDT'), exchangeRate: z.string(), updatedAt: Time }),
  rules: z.strictObject({
    autoUpdateMinutes: z.int(),
    manualConfirmAfterSeconds: z.int(),
    wrongContentFeePercent: z.int(),
    minDeposit: Dong,
  }),
})
export type DepositInformation = z.infer<typeof DepositInformation>

export const CryptoClaim = z.strictObject({ transactionId: requiredText(64), amount: Decimal })

/**
 * A claim of the caller's without a credit. It waits until `ripensAt` or for an operator, or another customer got the
 * money.
 */
export const CryptoClaimState = z.strictObject({
  transactionId: z.string(),
  amount: z.string(),
  claimedAt: Time,
  status: z.enum(['waiting', 'refused']),
  ripensAt: z.nullable(Time),
})
export type CryptoClaimState = z.infer<typeof CryptoClaimState>

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
    /** The id for claiming the transfer. */
    data: z.strictObject({ orderId: z.string() }),
    refusals: ['NOT_FOUND'],
    limits: [{ by: 'user', attempts: 30, seconds: 300 }],
  }),
}
