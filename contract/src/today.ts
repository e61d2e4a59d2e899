import * as z from 'zod/mini'
import type { Right } from './accounts-rights.ts'
import { endpoint, Time } from './endpoint.ts'
import { Dong } from './money.ts'

/** Kinds of work that wait for a person, each with the right to do it. */
export const waitingKinds = {
  'orders-to-take': 'orders',
  'orders-to-deliver': 'orders',
  'pre-orders': 'orders',
  'failed-runs': 'orders',
  'refund-requests': 'orders',
  'warranty-claims': 'orders',
  'supplier-orders': 'orders',
  suppliers: 'catalog',
  'unsupplied-services': 'catalog',
  'supply-changes': 'catalog',
  messages: 'orders',
  transfers: 'money',
  'pending-credits': 'money',
  'bank-claims': 'money',
  payouts: 'money',
  commissions: 'money',
  'top-ups': 'money',
  feeds: 'money',
  'partner-applications': 'customers',
  'partner-proposals': 'catalog',
  books: 'reports',
  jobs: 'settings',
} as const satisfies Record<string, Right>
export type WaitingKind = keyof typeof waitingKinds
const kinds = Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]

/** Counting stops here: one more than this means “more than this”. */
export const MOST_COUNTED = 10_000

export const WaitingItem = z.strictObject({
  kind: z.enum(kinds),
  count: z.int(),
  /** Since when the oldest of them waits. */
  oldestAt: Time,
})
export type WaitingItem = z.infer<typeof WaitingItem>

/** Results of a part of a day: sums of money, and people. The margin leaves out `uncosted` sales, as in reports. */
export const DayFigures = z.strictObject({
  sales: Dong,
  refunds: Dong,
  margin: Dong,
  uncosted: Dong,
  deposits: Dong,
  customers: z.int(),
})
export type DayFigures = z.infer<typeof DayFigures>
const DayUntilNow = z.strictObject({ at: Time, figures: DayFigures })
const forReports = { access: 'operator', right: 'reports' } as const

export const today = {
  waiting: endpoint({
    method: 'GET',
    path: '/operator/today',
    summary: 'List what waits for the caller, by kind, the oldest first; only kinds that the caller’s rights cover',
    access: 'operator',
    right: 'any',
    data: z.strictObject({
      items: z.array(WaitingItem),
      /** A real shop on the embedded PostgreSQL; only for callers with the right `settings`. */
      embeddedDatabase: z.optional(z.literal(true)),
    }),
  }),
  figures: endpoint({
    ...forReports,
    method: 'GET',
    path: '/operator/today/figures/now',
    summary: 'Get the figures of the shop’s day so far',
    data: DayUntilNow,
  }),
  figuresBefore: endpoint({
    ...forReports,
    method: 'GET',
    path: '/operator/today/figures/days-ago/{days}',
    summary: 'Get the figures of yesterday, or of the same weekday a week ago, up to the same time of day',
    params: z.strictObject({ days: z.enum(['1', '7']) }),
    data: DayUntilNow,
  }),
}
