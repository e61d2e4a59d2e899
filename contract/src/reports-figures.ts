import * as z from 'zod/mini'
import { Dong } from './money.ts'

/** The lines of a report. Every entry of an account of the shop belongs to exactly one. */
export const figures = [
  'sales',
  'refunds',
  'deposits-sepay',
  'deposits-casso',
  /** Bank transfers that an operator entered, because no feed told of them. */
  'deposits-entered',
  'deposits-binance',
  /** Money that an operator credited by hand. */
  'credits',
  'gifts',
  /** What operators took from balances by hand, less what was given back of it. */
  'debits',
  'fees',
  'commissions',
  /** What partners earn by orders, counted with the payment, less what went back. */
  'shares',
  /** What of it came to be held, less what was released. */
  'shares-held',
  /** What left balances to be paid out, less what returned. */
  'payouts',
  'payouts-paid',
  'forfeited',
  /** What suppliers charged for orders. */
  'supplier-costs',
  /** What was paid in at suppliers, less what was reversed. */
  'supplier-top-ups',
  /** What was lent to customers because a reversal found too little, less what they paid back. */
  'debts',
  'other',
] as const
export type Figure = (typeof figures)[number]

/** What came in from outside, whatever the way. */
export const depositFigures = [
  'deposits-sepay',
  'deposits-casso',
  'deposits-entered',
  'deposits-binance',
  'credits',
] as const satisfies readonly Figure[]

/** What of the cost of sales is posted. The rest is what services say that they cost. */
export const costFigures = ['supplier-costs', 'shares'] as const satisfies readonly Figure[]

/** Lines that are asked for together. */
export type FigureGroup = 'deposits' | 'cost'

const DaysOf = z.array(Dong)

const sums = { amount: Dong, before: Dong, days: DaysOf, daysBefore: DaysOf }

/** A sum, that of the period before, and both by the day. */
export const PeriodSums = z.strictObject(sums)
export type PeriodSums = z.infer<typeof PeriodSums>

/** A line of a report. */
export const FigureSums = z.strictObject({ figure: z.enum(figures), entries: z.int(), ...sums })
export type FigureSums = z.infer<typeof FigureSums>

/** What is left of sales. Those without a known cost, `uncosted`, are left out with their refunds. */
export function marginOf(it: { sales: Dong; refunds: Dong; uncosted: Dong; cost: Dong }): Dong {
  return it.sales - it.refunds - it.uncosted - it.cost
}

export const ReportSummary = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** In whose days it is counted. */
  timeZone: z.string(),
  dates: z.array(z.string()),
  /** The period before: the month before a whole month, otherwise as many days. */
  before: z.strictObject({ from: z.string(), to: z.string(), dates: z.array(z.string()) }),
  figures: z.array(FigureSums),
  /** What was sold cost the shop, as far as that is known; sales, less refunds, of which it is not; and what is left of the others. */
  cost: PeriodSums,
  uncosted: PeriodSums,
  margin: PeriodSums,
  /** What the shop owes its customers, by the entries: when the period began, when each day ended, and when the period did. */
  liabilities: z.strictObject({
    opening: Dong,
    days: DaysOf,
    closing: Dong,
    /** Taken from balances and not yet paid out; owed as well, but no balance any more. */
    payoutsWaiting: Dong,
    /** Held for partners: owed as well, unless their orders are refunded. */
    sharesHeld: Dong,
    /** Paid in at suppliers and not charged yet: the shop's own; below zero it is owed to them. */
    prepaid: Dong,
  }),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/** The same figures in the period before. */
const soldBefore = {
  sales: Dong,
  margin: Dong,
  orders: z.int(),
  refunds: Dong,
  cost: Dong,
  uncosted: Dong,
}

/** `cost` is what the shop itself paid for what it sold, as far as that is known; `uncosted` are sales, less refunds, of which it is not. */
export const ServiceSums = z.strictObject({
  id: z.string(),
  name: z.string(),
  orders: z.int(),
  sales: Dong,
  refunds: Dong,
  /** Referrers earned it by its orders, less what the shop took back. */
  commissions: Dong,
  cost: Dong,
  uncosted: Dong,
  before: z.strictObject({ ...soldBefore, commissions: Dong }),
})
export type ServiceSums = z.infer<typeof ServiceSums>

export const CustomerSums = z.strictObject({
  id: z.string(),
  /** Empty where the account was closed. */
  name: z.string(),
  orders: z.int(),
  sales: Dong,
  refunds: Dong,
  deposits: Dong,
  commissions: Dong,
  cost: Dong,
  uncosted: Dong,
  /** The shop owes it to them now, whatever the period. */
  balance: Dong,
  before: z.strictObject({ ...soldBefore, deposits: Dong, commissions: Dong }),
})
export type CustomerSums = z.infer<typeof CustomerSums>

/** What one operator did: orders delivered and what was paid for them, what they credited and refunded by hand. */
export const OperatorSums = z.strictObject({
  id: z.string(),
  name: z.string(),
  delivered: z.int(),
  deliveredAmount: Dong,
  /** What of it went back to customers when it was delivered, because not all of it was. */
  returned: Dong,
  /** What the delivered orders cost, as far as that was known on the day; and what was kept of those of which it is not. */
  cost: Dong,
  uncosted: Dong,
  credited: Dong,
  refunded: Dong,
  /** The same figures in the period before. */
  before: z.strictObject({
    deliveredAmount: Dong,
    margin: Dong,
    delivered: z.int(),
    returned: Dong,
    cost: Dong,
    uncosted: Dong,
    credited: Dong,
    refunded: Dong,
  }),
})
export type OperatorSums = z.infer<typeof OperatorSums>

/** What is left of what somebody delivered. */
export function deliveredMargin(it: Pick<OperatorSums, 'deliveredAmount' | 'returned' | 'cost' | 'uncosted'>): Dong {
  return marginOf({ ...it, sales: it.deliveredAmount, refunds: it.returned })
}
