import * as z from 'zod/mini'
import { ShownBooks } from './books.ts'
import { endpoint, Time } from './endpoint.ts'
import { listOf, pageQuery, spanQuery } from './lists.ts'
import { Dong } from './money.ts'

export const transactionTypes = [
  'deposit',
  'crypto_deposit',
  'bank_deposit',
  'order_ref',
  'order_auto',
  'refund',
  'commission',
] as const
/**
 * The kind of a transaction, which is finer than its type. Gifts, debits, reversals, debts, repayments, payouts and
 * partners’ shares all have the type `deposit`, with their sign. Only deposits minus their reversals count towards a
 * customer's total deposit.
 */
export const transactionKinds = [
  'deposit',
  'gift',
  /** An operator's manual deduction. */
  'debit',
  'reversal',
  'order',
  'refund',
  'commission',
  /** A commission that the shop took back. */
  'clawback',
  /** The part of a reversal that the balance did not cover: the shop lends it. */
  'debt',
  'repayment',
  /** Money that left the balance for a payout, and its return if the shop did not pay it. */
  'payout',
  'payout_return',
  /** A partner's released share of an order, and the part that went back after a refund. */
  'share',
  'share_back',
] as const
export const transactionStatuses = ['refund', 'success', 'cancel', 'pending', 'failed', 'in-progress'] as const

/** One movement of a customer's balance. */
export const Transaction = z.strictObject({
  id: z.string(),
  transactionCode: z.string(),
  type: z.enum(transactionTypes),
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  amount: Dong,
  balanceAfter: Dong,
  createdAt: Time,
  transferContent: z.nullable(z.string()),
  exchangeRate: z.nullable(z.string()),
  originalAmount: z.nullable(z.string()),
  originalCurrency: z.nullable(z.string()),
  orderCode: z.nullable(z.string()),
  description: z.string(),
  /** The code of the transaction that this one reverses; for a debt and its repayment, the reversed one. */
  reverses: z.nullable(z.string()),
  /** The code of the transaction that reversed this one. */
  reversedBy: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

/** A transaction with the name of the ordered service in the caller's language; null without an order. */
export const NamedTransaction = z.extend(Transaction, {
  serviceName: z.nullable(z.string()),
  category: z.nullable(z.string()),
  categoryName: z.nullable(z.string()),
})
export type NamedTransaction = z.infer<typeof NamedTransaction>

/** How many transactions a statement lists; its sums cover all. */
export const MAX_STATEMENT_ITEMS = 2_000

/** A customer's month. Always `closing = opening + in − out`. */
export const Statement = z.strictObject({
  month: z.string(),
  /** The time zone of the month. */
  timeZone: z.string(),
  opening: Dong,
  in: Dong,
  out: Dong,
  closing: Dong,
  /** The number of all transactions; `items` may list fewer. */
  total: z.int(),
  /** Oldest first; `balanceAfter` counts from `opening`. */
  items: z.array(NamedTransaction),
})
export type Statement = z.infer<typeof Statement>

export const ledger = {
  history: endpoint({
    method: 'GET',
    path: '/user/transaction/history',
    summary: 'List my transactions, newest first; format=csv downloads all matches',
    access: 'customer',
    viewable: true,
    query: z.object({
      ...pageQuery,
      ...spanQuery,
      type: z.optional(z.enum(transactionTypes)),
      kind: z.optional(z.enum(transactionKinds)),
      status: z.optional(z.enum(transactionStatuses)),
      format: z.optional(z.enum(['json', 'csv'])),
    }),
    /** `owed`: the caller's remaining debt after a reversal; the next income pays it. */
    data: z.extend(listOf(NamedTransaction), { owed: Dong }),
  }),
  transaction: endpoint({
    method: 'GET',
    path: '/user/transaction/{code}',
    summary: 'Get one of my transactions by its code',
    access: 'customer',
    viewable: true,
    params: z.strictObject({ code: z.string().check(z.maxLength(64, 'textTooLong')) }),
    data: z.strictObject({ transaction: NamedTransaction }),
    refusals: ['NOT_FOUND'],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/user/transaction/statement/{month}',
    summary: 'Get my statement of a month, such as 2026-11: opening and closing balance and everything between',
    access: 'customer',
    params: z.strictObject({
      month: z.string().check(z.maxLength(7, 'textTooLong'), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid')),
    }),
    data: Statement,
  }),
  books: endpoint({
    method: 'GET',
    path: '/operator/books',
    summary: 'Report whether the books agree: checked now if that takes but a moment, otherwise as last checked',
    access: 'operator',
    right: 'reports',
    data: ShownBooks,
  }),
  checkBooks: endpoint({
    method: 'POST',
    path: '/operator/books/check',
    summary: 'Check the books anew: at once if that takes but a moment, otherwise in the background',
    access: 'operator',
    right: 'reports',
    data: ShownBooks,
  }),
}
