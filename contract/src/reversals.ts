import * as z from 'zod/mini'
import { endpoint, Id } from './endpoint.ts'
import { Transaction } from './ledger.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'

/**
 * A transaction as operators see it. It can be reversed if it is a transfer's or a manual credit, not reversed yet, and
 * not their own.
 */
export const OperatorTransaction = z.extend(Transaction, { isReversible: z.boolean() })
export type OperatorTransaction = z.infer<typeof OperatorTransaction>

const Owner = z.strictObject({ id: z.string(), username: z.string() })
/** A customer's balance, and the remaining debt after earlier reversals. */
const holdings = { customer: Owner, balance: Dong, owed: Dong }

export const Reversal = z.strictObject({
  /** The customer reads it. */
  reason: requiredText(300),
})

export const reversals = {
  transactions: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/transactions',
    summary:
      'List a customer’s transactions, newest first, and which of them can be reversed; search by their code or that of an order',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ id: Id }),
    query: z.object({ ...deskPageQuery, q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))) }),
    data: z.extend(listOf(OperatorTransaction), holdings),
    refusals: ['NOT_FOUND'],
  }),
  transaction: endpoint({
    method: 'GET',
    path: '/operator/transactions/{code}',
    summary: 'Get a transaction with its customer’s balance',
    access: 'operator',
    right: 'money',
    params: z.strictObject({ code: Id }),
    data: z.strictObject({ transaction: OperatorTransaction, ...holdings }),
    refusals: ['NOT_FOUND'],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/operator/transactions/{code}/reverse',
    summary:
      'Take back a credit by hand, the credit of a transfer, or a refund by an operator; what is spent is owed. Give a debit by hand back',
    access: 'operator',
    right: 'money',
    freshSignIn: true,
    params: z.strictObject({ code: Id }),
    body: Reversal,
    /** `owed`: the part that the balance did not cover. */
    data: z.strictObject({ transaction: Transaction, owed: Dong }),
    refusals: ['NOT_FOUND', 'ALREADY_USED', 'FORBIDDEN', 'NOT_REVERSIBLE', 'ACCOUNT_CLOSED'],
    idempotent: true,
  }),
}
