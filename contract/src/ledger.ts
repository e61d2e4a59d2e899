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
 * What a transaction is, where its type does not tell: a gift, a debit, a reversal, a debt, its repayment, a payout and a partner’s share have the type `deposit`,
 * with their sign. Only deposits, less their reversals, count towards what a customer has deposited.
 */
export const transactionKinds = [
  'deposit',
  'gift',
  /** Taken by an operator by hand. */
  'debit',
  'reversal',
  'order',
  'refund',
  'commission',
  /** A commission that was taken back. */
  'clawback',
  /** What a reversal did not find on the balance, lent so that it could be whole. */
  'debt',
  'repayment',
  /** Money that left the balance to be paid out, and what returned because it was not. */
  'payout',
  'payout_return',
  /** A partner's share of an order that became theirs, and what of it went back after a refund. */
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
  /** The code of the transaction that this one takes back; of a debt and its repayment, what was taken back. */
  reverses: z.nullable(z.string()),
  /** The code of the transaction that took this one back. */
  reversedBy: z.nullable(z.string()),
})
export type Transaction = z.infer<typeof Transaction>

/** A transaction with what was bought, in the caller's language; null where it is not about an order. */
export const NamedTransaction = z.extend(Transaction, {
  serviceName: z.nullable(z.string()),
  category: z.nullable(z.string()),
  categoryName: z.nullable(z.string()),
})
export type NamedTransaction = z.infer<typeof NamedTransaction>

/** How many transactions a statement lists at most; its sums are of all. */
export const MAX_STATEMENT_ITEMS = 2_000

/** A month of a customer: what there was, what came in and went out, what is left. `closing` is `opening + in − out`, always. */
export const Statement = z.strictObject({
  month: z.string(),
  /** In whose days the month is counted. */
  timeZone: z.string(),
  opening: Dong,
  in: Dong,
  out: Dong,
  closing: Dong,
  /** Of all transactions; more than are listed when there are very many. */
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
    /** `owed` is what I still owe after a reversal; it is taken from what comes in next. */
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
