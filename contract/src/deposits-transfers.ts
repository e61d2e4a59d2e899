import * as z from 'zod/mini'
import { NamedCustomer } from './accounts-held.ts'
import { Customer } from './accounts-user.ts'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

/** Where a transfer became known: a bank feed, Binance, or an operator who entered it. */
export const feeds = ['sepay', 'casso', 'binance', 'manual'] as const
export const transferStatuses = ['new', 'credited', 'unmatched', 'ignored'] as const

/** Who claims a transfer, when that is credited, and why an operator decides instead. */
export const TransferClaim = z.strictObject({
  customer: NamedCustomer,
  claimedAt: Time,
  ripensAt: z.nullable(Time),
  doubt: z.nullable(z.enum(['other-payer', 'several-claims'])),
})
export type TransferClaim = z.infer<typeof TransferClaim>

/** By what it was guessed whose a transfer is. */
export const suggestionReasons = ['content', 'payer', 'username'] as const

/** Somebody who may have sent a transfer: the content, account or user name that says so. An operator decides. */
export const TransferSuggestion = z.strictObject({
  customer: Customer,
  reason: z.enum(suggestionReasons),
  text: z.string(),
})
export type TransferSuggestion = z.infer<typeof TransferSuggestion>

/** Why a transfer was not credited by itself, or who got it credited afterwards; the words are in the i18n package. */
export const TransferReason = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum(['no-customer', 'several-customers', 'worth-nothing', 'claimed', 'reversed', 'held', 'unlisted']),
  }),
  /** The account the money was sent to, which is not the shop's. */
  z.strictObject({ code: z.literal('other-account'), account: z.string() }),
  /** The bank's reference under which another transfer was credited: probably the same one, reported twice. */
  z.strictObject({ code: z.literal('credited-before'), reference: z.string() }),
])
export type TransferReason = z.infer<typeof TransferReason>

/** A transfer as operators see it. */
const transfer = {
  id: z.string(),
  feed: z.enum(feeds),
  externalId: z.string(),
  /** The bank's own reference, by which two feeds' words of one transfer are known. */
  bankReference: z.string(),
  status: z.enum(transferStatuses),
  amount: z.string(),
  currency: z.enum(['VND', 'USDT']),
  content: z.string(),
  sender: z.string(),
  happenedAt: Time,
  receivedAt: Time,
  customer: z.nullable(NamedCustomer),
  /** Whom an operator wants it credited to; a second person has to approve. */
  askedFor: z.nullable(NamedCustomer),
  credited: z.nullable(Dong),
  reason: z.nullable(TransferReason),
  claims: z.array(TransferClaim),
  /** The surest first; only in the inbox, for operators who may look for customers. */
  suggestions: z.array(TransferSuggestion),
  /** What an operator wrote. */
  note: z.string(),
  /** The ledger's code of its credit, which can be reversed. */
  reversibleCode: z.nullable(z.string()),
}
/** The transfer that was credited under the same bank reference. */
export const TransferTwin = z.pick(z.strictObject(transfer), {
  ...{ id: true, feed: true, externalId: true, bankReference: true, status: true, amount: true, currency: true },
  ...{ content: true, sender: true, happenedAt: true, receivedAt: true, customer: true, reversibleCode: true },
})
export type TransferTwin = z.infer<typeof TransferTwin>
export const Transfer = z.strictObject({
  ...transfer,
  /** Only of one that waits because it was probably reported twice. */
  twin: z.optional(TransferTwin),
})
export type Transfer = z.infer<typeof Transfer>

/** What can go wrong with a feed; the words are in the i18n package. The detail is the feed's own answer or the system's message. */
export const feedProblems = [
  'unreachable',
  'timed-out',
  /** The key or the signature was refused, or this server's address. */
  'access-denied',
  'rate-limited',
  /** It answered with an error; the detail is the status and the beginning of the answer. */
  'bad-status',
  'unreadable-answer',
  'answer-too-large',
  /** There are more transfers than it lists, so some may be missing. */
  'incomplete-list',
  /** A genuine webhook call in an unknown format. */
  'unreadable-webhook',
  'other',
] as const

/** How a feed is doing: when it last worked, and what went wrong since. */
export const FeedHealth = z.strictObject({
  feed: z.enum(feeds),
  configured: z.boolean(),
  /** It fails since it last worked, or has not answered for half an hour although it is asked every five minutes. */
  isIll: z.boolean(),
  lastOkAt: z.nullable(Time),
  lastProblemAt: z.nullable(Time),
  /** The problem in English, for logs and tools; people read `problem`. */
  lastProblem: z.nullable(z.string()),
  problem: z.nullable(z.strictObject({ code: z.enum(feedProblems), detail: z.string() })),
})
export type FeedHealth = z.infer<typeof FeedHealth>
export type FeedProblem = NonNullable<FeedHealth['problem']>
