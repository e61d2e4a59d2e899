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

/** What a difference can be about. An original is the transaction that another takes back, a line one of a report. */
export const bookSubjects = [
  ...['account', 'transaction', 'original', 'order', 'entry', 'payment'],
  ...['service', 'supplier', 'operator', 'day', 'line'],
] as const

/** Sums in dong that can differ. */
export const bookSums = [
  ...['sum', 'balance', 'balanceAfter', 'deposited', 'earned', 'shared', 'owed', 'charged', 'refunded', 'credited'],
  ...['paid', 'waiting', 'held', 'released', 'share', 'cost', 'paidIn', 'sales', 'uncosted'],
  ...['deliveredAmount', 'returned'],
] as const
/** All figures that can differ; the others are counts. */
export const bookFigures = [
  ...bookSums,
  ...['charges', 'reversals', 'credits', 'handedOut', 'free', 'sold', 'expired', 'withdrawn', 'twice', 'nowhere'],
  ...['bytes', 'postings', 'entries', 'orders', 'delivered'],
] as const
export type BookFigure = (typeof bookFigures)[number]

/** What is wrong where no figure tells it. */
export const bookFaults = [
  ...['noTransaction', 'noAccount', 'creditedTwice', 'notOpposite', 'otherPartner', 'noShare', 'unknownSupplier'],
] as const

export const BookSubject = z.strictObject({
  kind: z.enum(bookSubjects),
  /** As the books know it: the path of an account, the code of a transaction or an order, a day. */
  id: z.string(),
  /** What people call it; empty for a customer who is not there. */
  name: z.string(),
  /** By which its page is found, of a balance or a transaction its customer; null without one. */
  page: z.nullable(z.string()),
})
export type BookSubject = z.infer<typeof BookSubject>

export const BookDifference = z.strictObject({
  about: z.array(BookSubject),
  fault: z.nullable(z.enum(bookFaults)),
  /** What is noted, null for nothing; and what should be, null where what is noted is wrong by itself. */
  figures: z.array(
    z.strictObject({ name: z.enum(bookFigures), has: z.nullable(z.int()), should: z.nullable(z.int()) }),
  ),
})
export type BookDifference = z.infer<typeof BookDifference>

type KnownParts = Omit<BookDifference, 'about'> & { about: readonly Pick<BookSubject, 'kind'>[] }

/** Whether this version has words for a difference; one that a later version found may be about something new. */
export function isKnownDifference({ about, fault, figures }: KnownParts): boolean {
  return (
    about.every((it) => bookSubjects.includes(it.kind)) &&
    (fault === null || bookFaults.includes(fault)) &&
    figures.every((it) => bookFigures.includes(it.name))
  )
}

/** What the books are checked for; `found` counts what differs, and must be 0. */
export const BookCheck = z.strictObject({
  name: z.enum(bookChecks),
  found: z.int(),
  /** A few of those that differ, to begin looking at, in English. */
  examples: z.array(z.string()),
  /** The same examples as data. */
  differences: z.array(BookDifference),
})
export type BookCheck = z.infer<typeof BookCheck>

export const Books = z.strictObject({
  checkedAt: Time,
  ok: z.boolean(),
  checks: z.array(BookCheck),
  customers: z.strictObject({ accounts: z.int(), balance: Dong }),
  house: z.array(z.strictObject({ account: z.string(), balance: Dong })),
  /** What `house:suppliers` is made of. */
  suppliers: z.array(z.strictObject({ id: z.string(), name: z.string(), balance: Dong })),
  /** What `house:shares:held` is made of. */
  partners: z.array(z.strictObject({ id: z.string(), name: z.string(), balance: Dong })),
})
export type Books = z.infer<typeof Books>

/** `isChecking`: a new check is on its way, what is told is of the one before. */
export const ShownBooks = z.extend(Books, { isChecking: z.boolean() })
export type ShownBooks = z.infer<typeof ShownBooks>
