import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

export const bookChecks = [
  'sum-is-zero',
  'transactions-balance',
  'balances-equal-entries',
  'balances-after-each',
  'totals-equal-entries',
  'nothing-negative',
  'one-credit-per-payment',
  'transfers-equal-credits',
  'one-charge-per-order',
  'orders-equal-charges',
  'goods-equal-orders',
  'refunds-within-charges',
  'commissions-equal-postings',
  'payouts-equal-postings',
  'shares-equal-postings',
  'supplier-costs-equal-postings',
  'supplier-accounts-equal-postings',
  'reversals-equal-originals',
  'debts-equal-owed',
  'day-sums-equal-entries',
] as const

/** Objects of a difference. An original is the transaction that another one reverses; a line is a line of a report. */
export const bookSubjects = [
  ...['account', 'transaction', 'original', 'order', 'entry', 'payment'],
  ...['service', 'supplier', 'operator', 'day', 'line'],
] as const

export const bookSums = [
  ...['sum', 'balance', 'balanceAfter', 'deposited', 'earned', 'shared', 'owed', 'charged', 'refunded', 'credited'],
  ...['paid', 'waiting', 'held', 'released', 'share', 'cost', 'paidIn', 'sales', 'uncosted'],
  ...['deliveredAmount', 'returned'],
] as const
/** All figures that can differ: the sums above, and counts. */
export const bookFigures = [
  ...bookSums,
  ...['charges', 'reversals', 'credits', 'handedOut', 'free', 'sold', 'expired', 'withdrawn', 'twice', 'nowhere'],
  ...['bytes', 'postings', 'entries', 'orders', 'delivered'],
] as const
export type BookFigure = (typeof bookFigures)[number]

export const bookFaults = [
  ...['noTransaction', 'noAccount', 'creditedTwice', 'notOpposite', 'otherPartner', 'noShare', 'unknownSupplier'],
] as const

export const BookSubject = z.strictObject({
  kind: z.enum(bookSubjects),
  /** The id in the books: the path of an account, the code of a transaction or an order, a day. */
  id: z.string(),
  /** The display name; empty for a customer that does not exist. */
  name: z.string(),
  /** The id for its page; for a balance or a transaction, the customer's. Null if it has no page. */
  page: z.nullable(z.string()),
})
export type BookSubject = z.infer<typeof BookSubject>

export const BookDifference = z.strictObject({
  about: z.array(BookSubject),
  fault: z.nullable(z.enum(bookFaults)),
  /**
   * `has`: the recorded figure, null if none. `should`: the right figure, null if the recorded one is wrong by itself.
   */
  figures: z.array(
    z.strictObject({ name: z.enum(bookFigures), has: z.nullable(z.int()), should: z.nullable(z.int()) }),
  ),
})
export type BookDifference = z.infer<typeof BookDifference>

type KnownParts = Omit<BookDifference, 'about'> & { about: readonly Pick<BookSubject, 'kind'>[] }

/** Whether this release has words for a difference: another release may find kinds that this one does not know. */
export function isKnownDifference({ about, fault, figures }: KnownParts): boolean {
  return (
    about.every((it) => bookSubjects.includes(it.kind)) &&
    (fault === null || bookFaults.includes(fault)) &&
    figures.every((it) => bookFigures.includes(it.name))
  )
}

/** One check of the books; `found` counts the differences and must be 0. */
export const BookCheck = z.strictObject({
  name: z.enum(bookChecks),
  found: z.int(),
  /** A few differences in English, as a starting point. */
  examples: z.array(z.string()),
  differences: z.array(BookDifference),
})
export type BookCheck = z.infer<typeof BookCheck>

export const Books = z.strictObject({
  checkedAt: Time,
  ok: z.boolean(),
  checks: z.array(BookCheck),
  customers: z.strictObject({ accounts: z.int(), balance: Dong }),
  house: z.array(z.strictObject({ account: z.string(), balance: Dong })),
  /** The parts of `house:suppliers`. */
  suppliers: z.array(z.strictObject({ id: z.string(), name: z.string(), balance: Dong })),
  /** The parts of `house:shares:held`. */
  partners: z.array(z.strictObject({ id: z.string(), name: z.string(), balance: Dong })),
})
export type Books = z.infer<typeof Books>

/** `isChecking`: a new check runs; the figures are from the previous one. */
export const ShownBooks = z.extend(Books, { isChecking: z.boolean() })
export type ShownBooks = z.infer<typeof ShownBooks>
