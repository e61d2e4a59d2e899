import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
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
export const transactionStatuses = ['refund', 'success', 'cancel', 'pending', 'failed', 'in-progress'] as const

/** One movement of a customer's balance. */
export const Transaction = z.strictObject({
  id: z.string(),
  transactionCode: z.string(),
  type: z.enum(transactionTypes),
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
})
export type Transaction = z.infer<typeof Transaction>
