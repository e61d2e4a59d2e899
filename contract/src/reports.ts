import * as z from 'zod/mini'
import { endpoint, Id, Time } from './endpoint.ts'
import { transactionKinds } from './ledger.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { Dong } from './money.ts'
import { CustomerSums, figures, OperatorSums, ReportSummary, ServiceSums } from './reports-figures.ts'

export const MAX_REPORT_DAYS = 366

/** Days of the shop, both included. */
const periodQuery = { from: z.iso.date('invalid'), to: z.iso.date('invalid') }
const format = z.optional(z.enum(['json', 'csv']))

export const operatorActs = ['delivered', 'credited', 'refunded'] as const
export type OperatorAct = (typeof operatorActs)[number]

/** The subject of an entry: as customers see it, or between accounts of the shop. */
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

/** A ledger transaction with all of its entries; negative is debit, positive is credit. */
export const ReportEntry = z.strictObject({
  code: z.string(),
  at: Time,
  kind: z.enum(entryKinds),
  /** Its part of the requested line. */
  amount: Dong,
  legs: z.array(z.strictObject({ account: z.string(), amount: Dong })),
  customer: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  order: z.nullable(z.strictObject({ id: z.string(), code: z.string() })),
  transferContent: z.nullable(z.string()),
  note: z.string(),
})
export type ReportEntry = z.infer<typeof ReportEntry>

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
      /** A line, all deposits or all costs together, or all movements of one account of the shop. */
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
    /** `next` continues the list; null at its end. A page may be short: not every row that the server reads matches. */
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
