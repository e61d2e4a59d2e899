import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { transactionKinds } from './ledger.ts'
import { deskPageQuery, listOf } from './lists.ts'
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

/** The most days of a report. */
export const MAX_REPORT_DAYS = 366

/** Days of the shop, both included. */
const periodQuery = { from: z.iso.date('invalid'), to: z.iso.date('invalid') }
const format = z.optional(z.enum(['json', 'csv']))

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

/** `cost` is what the shop itself paid for what it sold, as far as that is known; `uncosted` are sales, less refunds, of which it is not. */
export const ServiceSums = z.strictObject({
  id: z.string(),
  name: z.string(),
  orders: z.int(),
  sales: Dong,
  refunds: Dong,
  cost: Dong,
  uncosted: Dong,
  /** The same in the period before. */
  before: z.strictObject({ sales: Dong, margin: Dong }),
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
  /** The same in the period before. */
  before: z.strictObject({ sales: Dong, margin: Dong }),
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
  /** The same in the period before. */
  before: z.strictObject({ deliveredAmount: Dong, margin: Dong }),
})
export type OperatorSums = z.infer<typeof OperatorSums>

/** What is left of what somebody delivered. */
export function deliveredMargin(it: Pick<OperatorSums, 'deliveredAmount' | 'returned' | 'cost' | 'uncosted'>): Dong {
  return marginOf({ ...it, sales: it.deliveredAmount, refunds: it.returned })
}

/** What an operator did, as far as money followed it. */
export const operatorActs = ['delivered', 'credited', 'refunded'] as const
export type OperatorAct = (typeof operatorActs)[number]

/** What an entry is about: as customers see it, or among accounts of the shop alone. */
export const entryKinds = [
  ...transactionKinds,
  'share_held',
  'payout_paid',
  'supplier_cost',
  'supplier_top_up',
  'closing',
  'other',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** A transaction of the ledger with all of its entries; below zero is debit, above is credit. */
export const ReportEntry = z.strictObject({
  code: z.string(),
  at: Time,
  kind: z.enum(entryKinds),
  /** What it adds to the line that was asked for. */
  amount: Dong,
  legs: z.array(z.strictObject({ account: z.string(), amount: Dong })),
  customer: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  order: z.nullable(z.strictObject({ id: z.string(), code: z.string() })),
  transferContent: z.nullable(z.string()),
  note: z.string(),
})
export type ReportEntry = z.infer<typeof ReportEntry>

/** How many entries a page has. */
export const ENTRIES_PAGE = 50

export const reports = {
  summary: endpoint({
    method: 'GET',
    path: '/operator/reports',
    summary: 'Sum up a period line by line and day by day, beside the period before; format=csv downloads the days',
    access: 'operator',
    right: 'reports',
    query: z.object({ ...periodQuery, format }),
    data: ReportSummary,
  }),
  balances: endpoint({
    method: 'GET',
    path: '/operator/reports/balances',
    summary: 'Add up all balances, beside what the entries say: both are equal',
    access: 'operator',
    right: 'reports',
    data: z.strictObject({ balances: Dong, entries: Dong }),
  }),
  services: endpoint({
    method: 'GET',
    path: '/operator/reports/services',
    summary: 'Sum up a period by service, most sold first; format=csv downloads all',
    access: 'operator',
    right: 'reports',
    query: z.object({ ...periodQuery, ...deskPageQuery, format }),
    data: listOf(ServiceSums),
  }),
  customers: endpoint({
    method: 'GET',
    path: '/operator/reports/customers',
    summary: 'Sum up a period by customer, who bought most first; format=csv downloads all',
    access: 'operator',
    right: 'reports',
    query: z.object({ ...periodQuery, ...deskPageQuery, format }),
    data: listOf(CustomerSums),
  }),
  operators: endpoint({
    method: 'GET',
    path: '/operator/reports/operators',
    summary: 'Sum up what operators delivered, credited and refunded in a period; format=csv downloads it',
    access: 'operator',
    right: 'reports',
    query: z.object({ ...periodQuery, format }),
    data: z.strictObject({ items: z.array(OperatorSums) }),
  }),
  entries: endpoint({
    method: 'GET',
    path: '/operator/reports/entries',
    summary: 'List the ledger entries behind a figure, newest first; format=csv downloads all',
    access: 'operator',
    right: 'reports',
    query: z.object({
      ...periodQuery,
      /** A line, all deposits or all costs together, or with an account of the shop all that moved on it. */
      figure: z.optional(z.enum([...figures, 'deposits', 'cost'])),
      account: z.optional(z.string().check(z.maxLength(64, 'textTooLong'), z.regex(/^house:[a-z:-]+$/, 'invalid'))),
      serviceId: z.optional(Id),
      customerId: z.optional(Id),
      operatorId: z.optional(Id),
      act: z.optional(z.enum(operatorActs)),
      /** Continues after the page that ended with this. */
      after: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'invalid'))),
      format,
    }),
    /** `next` continues the list; null at its end. A page may be short before that: not all that was read matched. */
    data: z.strictObject({ items: z.array(ReportEntry), next: z.nullable(z.string()) }),
  }),
  accounting: endpoint({
    method: 'GET',
    path: '/operator/reports/accounting/{month}',
    summary: 'Download all entries of a month for bookkeeping: debit and credit, opening and closing balances',
    access: 'operator',
    right: 'reports',
    params: z.strictObject({
      month: z.string().check(z.maxLength(7, 'textTooLong'), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid')),
    }),
    query: z.object({ format: z.optional(z.enum(['csv'])) }),
    data: z.null(),
  }),
}
