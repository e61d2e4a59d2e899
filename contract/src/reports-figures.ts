import * as z from 'zod/mini'
import { Dong } from './money.ts'

/** The lines of a report. Every entry of an account of the shop belongs to exactly one. */
export const figures = [
  'sales',
  'refunds',
  'deposits-sepay',
  'deposits-casso',
  /** Bank transfers that an operator entered, because no feed reported them. */
  'deposits-entered',
  'deposits-binance',
  /** Money that an operator credited manually. */
  'credits',
  'gifts',
  /** Manual deductions from balances, minus those returned. */
  'debits',
  'fees',
  'commissions',
  /** Partners' shares of orders, counted at the payment, minus returned ones. */
  'shares',
  /** Newly held shares minus released ones. */
  'shares-held',
  /** Payouts that left balances, minus returned ones. */
  'payouts',
  'payouts-paid',
  'forfeited',
  /** Suppliers' charges for orders. */
  'supplier-costs',
  /** Top-ups at suppliers, minus reversed ones. */
  'supplier-top-ups',
  /** Loans to customers for uncovered reversals, minus repayments. */
  'debts',
  'other',
] as const
export type Figure = (typeof figures)[number]

/** All money from outside. */
export const depositFigures = [
  'deposits-sepay',
  'deposits-casso',
  'deposits-entered',
  'deposits-binance',
  'credits',
] as const satisfies readonly Figure[]

/** The part of the cost of sales that the ledger holds. The rest comes from the services' costs. */
export const costFigures = ['supplier-costs', 'shares'] as const satisfies readonly Figure[]

/** Groups of lines for one query. */
export type FigureGroup = 'deposits' | 'cost'

const DaysOf = z.array(Dong)

const sums = { amount: Dong, before: Dong, days: DaysOf, daysBefore: DaysOf }

/** A sum, that of the previous period, and both by day. */
export const PeriodSums = z.strictObject(sums)
export type PeriodSums = z.infer<typeof PeriodSums>

export const FigureSums = z.strictObject({ figure: z.enum(figures), entries: z.int(), ...sums })
export type FigureSums = z.infer<typeof FigureSums>

/** The margin of sales. It leaves out sales without a known cost, `uncosted`, with their refunds. */
export function marginOf(it: { sales: Dong; refunds: Dong; uncosted: Dong; cost: Dong }): Dong {
  return it.sales - it.refunds - it.uncosted - it.cost
}

export const ReportSummary = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The time zone of its days. */
  timeZone: z.string(),
  dates: z.array(z.string()),
  /** The previous period: the month before a whole month, otherwise as many days. */
  before: z.strictObject({ from: z.string(), to: z.string(), dates: z.array(z.string()) }),
  figures: z.array(FigureSums),
  /** The known cost of sales; sales minus refunds without a known cost; and the margin of the others. */
  cost: PeriodSums,
  uncosted: PeriodSums,
  margin: PeriodSums,
  /**
   * The shop's debt to its customers, by entries. At the start of the period, at the end of each day, and at its end.
   */
  liabilities: z.strictObject({
    opening: Dong,
    days: DaysOf,
    closing: Dong,
    /** Money of requested payouts: a debt of the shop, but not in a balance. */
    payoutsWaiting: Dong,
    /** Held for partners: also a debt, unless the orders are refunded. */
    sharesHeld: Dong,
    /** Top-ups that suppliers have not charged: the shop's money; negative means a debt to them. */
    prepaid: Dong,
  }),
})
export type ReportSummary = z.infer<typeof ReportSummary>

const soldBefore = {
  sales: Dong,
  margin: Dong,
  orders: z.int(),
  refunds: Dong,
  cost: Dong,
  uncosted: Dong,
}

/** `cost`: the shop's known cost of its sales. `uncosted`: sales minus refunds without a known cost. */
export const ServiceSums = z.strictObject({
  id: z.string(),
  name: z.string(),
  orders: z.int(),
  sales: Dong,
  refunds: Dong,
  /** Commissions for its orders, minus commissions taken back. */
  commissions: Dong,
  cost: Dong,
  uncosted: Dong,
  before: z.strictObject({ ...soldBefore, commissions: Dong }),
})
export type ServiceSums = z.infer<typeof ServiceSums>

export const CustomerSums = z.strictObject({
  id: z.string(),
  /** Empty if the account is closed. */
  name: z.string(),
  orders: z.int(),
  sales: Dong,
  refunds: Dong,
  deposits: Dong,
  commissions: Dong,
  cost: Dong,
  uncosted: Dong,
  /** The shop's current debt to the customer, whatever the period. */
  balance: Dong,
  before: z.strictObject({ ...soldBefore, deposits: Dong, commissions: Dong }),
})
export type CustomerSums = z.infer<typeof CustomerSums>

/** One operator's work: delivered orders with their payments, manual credits and refunds. */
export const OperatorSums = z.strictObject({
  id: z.string(),
  name: z.string(),
  delivered: z.int(),
  deliveredAmount: Dong,
  /** Refunds at delivery for the undelivered part. */
  returned: Dong,
  /** The known cost of the delivered orders on that day; and the kept payments without a known cost. */
  cost: Dong,
  uncosted: Dong,
  credited: Dong,
  refunded: Dong,
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

/** The margin of one operator's deliveries. */
export function deliveredMargin(it: Pick<OperatorSums, 'deliveredAmount' | 'returned' | 'cost' | 'uncosted'>): Dong {
  return marginOf({ ...it, sales: it.deliveredAmount, refunds: it.returned })
}
