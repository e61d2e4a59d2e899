import * as z from 'zod/mini'
import { endpoint, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'

/** Subjects of jobs: the first part of their names. */
export const jobAreas = [
  'account-closure',
  'accounts',
  'alerts',
  'books',
  'bots',
  'catalog',
  'conversations',
  'deposits',
  'drips',
  'newsletter',
  'notifications',
  'orders',
  'partners',
  'payouts',
  'platform',
  'referrals',
  'repeats',
  'reports',
  'stock',
  'suppliers',
  'warranty',
] as const
export type JobArea = (typeof jobAreas)[number]

/** A mail or another job without tries left, which waits for a person. Its payload stays hidden: mails hold secrets. */
export const GivenUpJob = z.strictObject({
  id: z.string(),
  /** Subject and task, such as `accounts.send-letter`. */
  name: z.string(),
  attempts: z.int(),
  /** The error of the last try, in the program's words. */
  problem: z.string(),
  askedAt: Time,
  gaveUpAt: Time,
})
export type GivenUpJob = z.infer<typeof GivenUpJob>

export const JobIds = z.strictObject({
  ids: z
    .array(z.string().check(z.regex(/^\d{1,18}$/, 'invalid')))
    .check(z.minLength(1, 'required'), z.maxLength(100, 'outOfRange')),
})

const change = {
  method: 'POST',
  access: 'operator',
  right: 'settings',
  body: JobIds,
  /** How many jobs it affected; the others were already done or removed. */
  data: z.strictObject({ count: z.int() }),
  refusals: ['NOT_FOUND'],
} as const

export const jobs = {
  givenUp: endpoint({
    method: 'GET',
    path: '/operator/jobs',
    summary: 'List mails and other jobs that were tried in vain as often as they may be, the oldest first',
    access: 'operator',
    right: 'settings',
    query: z.object({ ...deskPageQuery }),
    data: listOf(GivenUpJob),
  }),
  retry: endpoint({
    ...change,
    path: '/operator/jobs/retry',
    summary: 'Try jobs again that gave up, with all their attempts',
  }),
  remove: endpoint({
    ...change,
    path: '/operator/jobs/remove',
    summary: 'Remove jobs that gave up: what they were to do is never done',
  }),
}
